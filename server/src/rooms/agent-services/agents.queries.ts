import { sql, type RawBuilder } from 'kysely';
import { agentServiceLife, agentServices } from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { agentDue } from '@waybill/domain/rooms/agent-services/commissions.ts';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import { agentKind, handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import { agentList } from '@waybill/contract/rooms/agent-services/agents.columns.ts';
import type { AgentRow } from '@waybill/contract/rooms/agent-services/agent-services.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { sameNumber } from '../../kernel/sql/filters.ts';
import { namedJson } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { balanceOfRow, hasUncounted } from '../ledger/ledger.door.ts';

interface RawAgent {
  id: number;
  code: string;
  branch: AgentRow['branch'];
  services: number;
  held: number;
  owed: number;
  uncounted: boolean;
  settlement_id: number | null;
  settled_at: string | null;
}

const balanceOf = (kind: AccountKind): RawBuilder<number> => sql<number>`coalesce((
  select ${balanceOfRow}
  from account a
  left join account_balance bal on bal.account_id = a.id
  where a.kind = ${kind} and a.branch_id = b.id), 0)`;

/** Agents with their cash and earnings. A till's balance is hidden from users who may have to count what was sent from it. */
export const agentSource = listSource<RawAgent, AgentRow>({
  definition: agentList,
  id: sql`b.id`,
  from: sql`branch b`,
  columns: sql`
    b.id, b.code, ${namedJson('b')} as branch,
    (select count(*)::int
      from agent_service v
      where v.branch_id = b.id
        and v.status = ${agentServiceLife.at.confirm}
        and v.service = any(${[...agentServices]}::text[])) as services,
    ${balanceOf('cash:branch')} as held, -${balanceOf('receivable:agent')} as owed,
    (select max(h.id)
      from cash_handover h
      where h.branch_id = b.id and h.kind = ${agentKind} and h.status = ${handoverLife.at.active}) as settlement_id,
    (select h.confirmed_at
      from cash_handover h
      where h.branch_id = b.id and h.kind = ${agentKind} and h.status = ${handoverLife.at.hand_over} and h.reversed_at is null
      order by h.id desc
      limit 1) as settled_at`,
  ownColumns: (viewer) => sql`${hasUncounted(viewer, sql`b.id`)} as uncounted`,
  scope: (viewer) => sql<boolean>`(b.type = ${agentBranch} and ${covered(viewer, 'b.id')})`,
  sort: { code: sql`b.code` },
  search: (term) => contains('b.search_key', term),
  filters: { branch_id: sameNumber('b.id') },
  row: ({ held, owed, uncounted, settled_at, ...raw }) => {
    const { due, commission } = agentDue({ held, earned: owed });
    return {
      ...raw,
      owed,
      held: uncounted ? null : held,
      commission: uncounted ? null : commission,
      due: uncounted ? null : due,
      settled_at,
    };
  },
});
