import { sql } from 'kysely';
import { agentKind, handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { EarnedLine } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { Database } from '../../kernel/services.ts';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';

const agentAccount: AccountKind = 'receivable:agent';

/**
 * Reads what an agent's commission was earned with, since the previous settlement: by event, with number of journals and amount. Reversals in these days are
 * deducted. The total is the commission, less what could not be kept before or now.
 */
export async function readEarnedBy(db: Database, handoverId: number): Promise<EarnedLine[]> {
  const { rows } = await sql<EarnedLine>`
    with settled as (
      select h.branch_id, j.id as upto, coalesce((select max(b.id)
        from cash_handover s
        join journal b on b.key = 'sent:' || s.id
        where s.branch_id = h.branch_id
          and s.kind = ${agentKind}
          and s.id < h.id
          and s.status <> ${handoverLife.at.inactive}
          and s.reversed_at is null), 0) as since
      from cash_handover h
      join journal j on j.key = 'sent:' || h.id
      where h.id = ${handoverId} and h.kind = ${agentKind})
    select j.event, (count(*) filter (where j.reverses_id is null))::int as pieces, -sum(p.amount)::bigint as amount
    from settled s
    join account a on a.kind = ${agentAccount} and a.branch_id = s.branch_id
    join posting p on p.account_id = a.id
    join journal j on j.id = p.journal_id
    where j.id > s.since and j.id < s.upto and j.handover_id is null and j.event <> ${'agent_paid' satisfies JournalEvent}
    group by j.event
    order by j.event`.execute(db);
  return rows;
}

export async function isAgent(db: Database, branchId: number): Promise<boolean> {
  const { rows } = await sql`select from branch where id = ${branchId} and type = ${agentBranch}`.execute(db);
  return rows.length > 0;
}

/** Reads the settlement of this agent that is not fully counted. */
export async function openSettlementOf(db: Database, branchId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from cash_handover where branch_id = ${branchId} and kind = ${agentKind} and status = ${handoverLife.at.active}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
