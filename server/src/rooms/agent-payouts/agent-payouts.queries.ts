import { sql } from 'kysely';
import type { AgentPayoutFacts } from '@waybill/domain/rooms/agent-payouts/decide-agent-payout.ts';
import { ownKindKeys } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { agentPayoutList } from '@waybill/contract/rooms/agent-payouts/agent-payouts.columns.ts';
import type { AgentPayoutRow } from '@waybill/contract/rooms/agent-payouts/agent-payouts.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import type { Database } from '../../kernel/services.ts';
import { covered } from '../../kernel/scope.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { isShownAtBank } from '../bank-accounts/bank-accounts.door.ts';
import { contains, containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readOutflowRoom, type Leaving } from '../outflows/outflows.door.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { journalKeyOf, type LockedAgentPayout } from './agent-payouts.store.ts';

/** Paid and open payouts of agents' commissions, the newest first. */
export const agentPayoutSource = listSource<AgentPayoutRow>({
  definition: agentPayoutList,
  id: sql`t.id`,
  from: sql`agent_payout t join branch g on g.id = t.agent_id join branch b on b.id = t.branch_id`,
  columns: sql`t.id, t.number as name, ${namedJson('g')} as agent, ${namedJson('b')} as branch, t.amount, t.note, t.status, t.method,
    (select k.name from bank_account k where k.id = t.bank_account_id) as bank_account, t.created_by as created_by_id,
    ${personName('t.created_by')} as created_by, t.created_at, ${personName('t.approved_by')} as approved_by,
    t.paid_by as paid_by_id, ${personName('t.paid_by')} as paid_by, t.paid_at, ${personName('t.ended_by')} as ended_by, t.end_reason, t.version`,
  scope: (viewer) => covered(viewer, 't.branch_id'),
  sort: { id: sql`t.id` },
  search: (term) => sql<boolean>`(${containsIn(sql`lower(t.number)`, term)} or ${contains('g.search_key', term)})`,
  filters: { status: sameText('t.status'), agent_id: sameNumber('t.agent_id') },
});

/** Outflow of a payout: counted by the agent, and by the users who make and pay it. */
export function outflowOfPayout({ agent_id, created_by }: LockedAgentPayout, viewer: SessionViewer): Leaving {
  const people = [...new Set([created_by, viewer.id])];
  return { kind: 'agent_payout', keys: ownKindKeys('agent_payout', `agent:${agent_id}`, people), people };
}

/** Reads all facts that the rules need for a payout and this user. */
export async function readPayoutFacts(
  db: Database,
  viewer: SessionViewer,
  payout: LockedAgentPayout,
  now: Date,
): Promise<AgentPayoutFacts> {
  const { created_by, paid_by } = payout;
  const hands = paid_by === null ? [created_by] : [created_by, paid_by];
  const { rows } = await sql<{ on_statement: boolean }>`
    select exists (select from journal j join posting p on p.journal_id = j.id
        where j.key = ${journalKeyOf(payout.id)} and ${isShownAtBank}) as on_statement`.execute(db);
  return {
    ...payout,
    ...(await readOutflowRoom(db, viewer, outflowOfPayout(payout, viewer), now)),
    by_another: await isDifferentFromAll(db, hands, viewer.id, now),
    on_statement: rows[0]?.on_statement ?? false,
  };
}
