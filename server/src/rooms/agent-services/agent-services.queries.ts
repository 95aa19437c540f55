import { sql, type RawBuilder } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  agentServiceLife,
  commissionKinds,
  type AgentService,
} from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { agentBranch, agentServiceActions } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import {
  commissionFor,
  type CommissionedWork,
  type CommissionTerm,
} from '@waybill/domain/rooms/agent-services/commissions.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import { agentServiceList } from '@waybill/contract/rooms/agent-services/agent-services.columns.ts';
import type { AgentServiceRow } from '@waybill/contract/rooms/agent-services/agent-services.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

type RawService = Omit<AgentServiceRow, 'commission_amount' | 'commission_percent' | 'actions'> &
  Pick<TableRow<'agent_service'>, 'status' | 'commission_kind' | 'commission'> & { readonly asker_id: number | null };

const id = sql`v.id`;
const [fixed] = commissionKinds;
const agentAccount: AccountKind = 'receivable:agent';

/** Services of agent branches (S-25). */
export const agentServiceSource = listSource<RawService, AgentServiceRow>({
  definition: agentServiceList,
  id,
  from: sql`agent_service v join branch b on b.id = v.branch_id`,
  columns: sql`
    v.id, ${namedJson('b')} as branch, v.service, v.status, v.commission_kind, v.commission,
    to_char(v.starts_on, 'YYYY-MM-DD') as starts_on, ${personName('v.wanted_by')} as wanted_by,
    v.wanted_by as asker_id, v.wanted_at as wanted_at, ${personName('v.decided_by')} as decided_by, v.decided_at,
    v.reason, v.note`,
  scope: (viewer) => covered(viewer, 'v.branch_id'),
  sort: { id },
  search: (term) => sameNumber('v.id')(term),
  filters: { status: sameText('v.status'), service: sameText('v.service'), branch_id: sameNumber('v.branch_id') },
  row: ({ commission, asker_id, ...raw }, viewer) => ({
    ...raw,
    commission_amount: raw.commission_kind === fixed ? commission : null,
    commission_percent: raw.commission_kind === fixed ? null : commission,
    actions: agentServiceActions(viewer, { status: raw.status, branch_id: raw.branch.id, wanted_by: asker_id }),
  }),
});

/** Returns those of these agent branches that may offer the service on this business day. */
export async function readOffering(
  db: Database,
  branchIds: readonly number[],
  service: AgentService,
  day: string,
): Promise<ReadonlySet<number>> {
  if (branchIds.length === 0) return new Set();
  const { rows } = await sql<{ branch_id: number }>`
    select branch_id
    from agent_service
    where branch_id = any(${[...branchIds]}::bigint[]) and service = ${service} and status = ${agentServiceLife.at.confirm}
      and starts_on <= ${day}::date`.execute(db);
  return new Set(rows.map(({ branch_id }) => branch_id));
}

/**
 * Selects the commissions in force at these branches on this business day, as one value; null where none of them is an agent with a confirmed
 * service.
 */
export function termsNow(branchIds: readonly number[], day: string): RawBuilder<CommissionTerm[] | null> {
  return sql<CommissionTerm[] | null>`(
    select json_agg(json_build_object('branch_id', v.branch_id, 'service', v.service, 'commission_kind', t.commission_kind, 'commission', t.commission))
    from agent_service v
    join agent_service_term t on t.agent_service_id = v.id
    where v.branch_id = any(${[...new Set(branchIds)]}::bigint[]) and v.status = ${agentServiceLife.at.confirm}
      and t.ended_on is null and t.starts_on <= ${day}::date)`;
}

/** Reads the commissions in force at a branch; none where it is no agent's. */
export async function readAgentTerms(db: Database, branchId: number, now: Date): Promise<readonly CommissionTerm[]> {
  const { rows } = await sql<{
    terms: CommissionTerm[] | null;
  }>`select ${termsNow([branchId], businessDate(now))} as terms`.execute(db);
  return rows[0]?.terms ?? [];
}

/** Reads the branch's commission for work done there now, in whole kyat; 0 where it is no agent's. */
export async function readCommission(db: Database, work: CommissionedWork, now: Date): Promise<number> {
  return commissionFor(await readAgentTerms(db, work.branch_id, now), work);
}

/** Reads an agent's commission in the journal with this key, in whole kyat. */
export async function readEarned(db: Database, key: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select -coalesce(sum(p.amount), 0)::bigint as amount
    from journal j
    join posting p on p.journal_id = j.id
    join account a on a.id = p.account_id and a.kind = ${agentAccount}
    where j.key = ${key}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** Returns why the branch may not offer the service on this day; null for the operator's own branches, and for an agent with a confirmed service. */
export async function serviceProblem(
  db: Database,
  branchId: number,
  service: 'pickup' | 'transit' | 'emo',
  when: Date | string,
): Promise<Refusal | null> {
  const { rows } = await sql`select from branch where id = ${branchId} and type = ${agentBranch}`.execute(db);
  if (rows.length === 0) return null;
  const day = typeof when === 'string' ? when : businessDate(when);
  return (await readOffering(db, [branchId], service, day)).has(branchId) ? null : refuse(`${service}_not_confirmed`);
}
