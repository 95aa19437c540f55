import { type Transaction } from 'kysely';
import { agentPayoutLife } from '@waybill/domain/rooms/agent-payouts/agent-payout-states.ts';
import type { TableUpdate, TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { lockBank } from '../bank-accounts/bank-accounts.door.ts';

type Tx = Transaction<Tables>;

/** Key of the journal of a paid payout. */
export const journalKeyOf = (id: number): string => `agent_paid:${id}`;

export type LockedAgentPayout = TableRow<'agent_payout'>;

/**
 * Locks a payout until the transaction ends; `null` outside the viewer's scope. Locks the bank first, so that no statement line is matched to a
 * payment that is being reversed.
 */
export async function lockAgentPayout(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedAgentPayout | null> {
  await lockBank(tx);
  return lockRow(tx, 'agent_payout t', id, covered(viewer, 't.branch_id'));
}

/** Returns null when the agent has an open one already. */
export async function insertAgentPayout(
  tx: Tx,
  of: Pick<LockedAgentPayout, 'number' | 'agent_id' | 'branch_id' | 'amount' | 'created_by'> & {
    readonly note: string | null;
  },
  now: Date,
): Promise<number | null> {
  const made = await tx
    .insertInto('agent_payout')
    .values({ ...of, status: agentPayoutLife.at.pending, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function setAgentPayout(
  tx: Tx,
  id: number,
  change: TableUpdate<'agent_payout'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('agent_payout')
    .set({ ...change, ...touched(now) })
    .where('id', '=', id)
    .execute();
}
