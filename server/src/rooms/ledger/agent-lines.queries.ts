import { sql } from 'kysely';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import { agentLineList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { datesOf, sameNumber } from '../../kernel/sql/filters.ts';
import { namedJson } from '../../kernel/sql/names.ts';
import { hasUncounted } from './uncounted.sql.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

/** The till of an agent, and the accounts of its receivables and payables. */
export const agentAccounts: readonly AccountKind[] = ['cash:branch', 'receivable:agent'];

interface RawLine extends Pick<IsoRow<'journal'>, 'id' | 'at' | 'event' | 'handover_id' | 'note'> {
  branch: { id: number; name_en: string; name_mm: string; name_zh: string | null };
  kind: AccountKind;
  tracking_code: string | null;
  amount: number;
  balance: number;
  journal_id: number;
}

/** An agent's statement as rows for a file; pages of the screen use `readStatement`. Empty for a branch whose bag the viewer may still count. */
export const agentLineSource = listSource<RawLine, RawLine>({
  definition: agentLineList,
  id: sql`p.id`,
  from: sql`
    posting p
    join journal j on j.id = p.journal_id
    join account a on a.id = p.account_id and a.kind = any(${[...agentAccounts]}::text[])
    join branch b on b.id = a.branch_id and b.type = ${agentBranch}
    left join label lb on lb.id = j.label_id`,
  columns: sql`
    p.id, j.at, ${namedJson('b')} as branch, j.event, a.kind, lb.tracking_code, j.handover_id, j.note, p.amount,
    j.id as journal_id,
    (select sum(q.amount)
      from posting q
      where q.account_id in (select o.id from account o where o.branch_id = b.id and o.kind = any(${[...agentAccounts]}::text[]))
        and q.id <= p.id)::bigint as balance`,
  scope: (viewer) => sql<boolean>`(${covered(viewer, 'b.id')} and not ${hasUncounted(viewer, sql`b.id`)})`,
  sort: { id: sql`p.id` },
  filters: {
    branch_id: sameNumber('b.id'),
    ...datesOf('j.business_date'),
  },
});
