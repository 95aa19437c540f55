import { sql, type Transaction } from 'kysely';
import {
  agentServiceLife,
  type AgentService,
  type AgentServiceState,
} from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { agentBranch, type AgentServiceFacts } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

type Tx = Transaction<Tables>;

export type LockedAgentService = AgentServiceFacts & TableRow<'agent_service'>;

/** Locks a service until the transaction ends; `null` outside the viewer's scope. */
export function lockAgentService(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedAgentService | null> {
  return lockRow(tx, 'agent_service v', id, covered(viewer, 'v.branch_id'));
}

export async function isAgentBranch(tx: Tx, branchId: number): Promise<boolean> {
  const { rows } = await sql`select from branch where id = ${branchId} and type = ${agentBranch}`.execute(tx);
  return rows.length > 0;
}

/** Terms that a branch requests. */
export interface Wanted extends Pick<TableRow<'agent_service'>, 'commission_kind' | 'commission' | 'note'> {
  readonly wanted_by: number;
}

/** Inserts a branch's request for a service. Returns its id, or null when the branch has requested it before. */
export async function insertAgentService(
  tx: Tx,
  row: Wanted & { readonly branch_id: number; readonly service: AgentService },
  now: Date,
): Promise<number | null> {
  const made = await tx
    .insertInto('agent_service')
    .values({ ...row, status: agentServiceLife.at.pending, wanted_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Requests it again; earlier decisions are in the audit log. */
export async function requestAgain(
  tx: Tx,
  id: number,
  status: AgentServiceState,
  wanted: Wanted,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('agent_service')
    .set({
      ...wanted,
      status,
      wanted_at: now,
      decided_by: null,
      decided_at: null,
      starts_on: null,
      reason: null,
      ...touched(now),
    })
    .where('id', '=', id)
    .execute();
}

export async function setDecided(
  tx: Tx,
  id: number,
  status: AgentServiceState,
  decided: { readonly by: number; readonly starts_on?: string; readonly reason?: string },
  now: Date,
): Promise<void> {
  const { by, ...rest } = decided;
  await tx
    .updateTable('agent_service')
    .set({ status, decided_by: by, decided_at: now, ...rest, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** The commission is in force from this day on. */
export async function beginTerm(
  tx: Tx,
  { id, commission_kind, commission }: LockedAgentService,
  startsOn: string,
  by: number,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('agent_service_term')
    .values({
      agent_service_id: id,
      commission_kind,
      commission,
      starts_on: startsOn,
      confirmed_by: by,
      created_at: now,
    })
    .execute();
}

/** The commission is in force until this day. */
export async function endTerm(tx: Tx, id: number, day: string): Promise<void> {
  await tx
    .updateTable('agent_service_term')
    .set({ ended_on: day })
    .where('agent_service_id', '=', id)
    .where('ended_on', 'is', null)
    .execute();
}
