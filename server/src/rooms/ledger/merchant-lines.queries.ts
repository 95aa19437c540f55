import { sql } from 'kysely';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import { merchantLineList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered, ofCustomer } from '../../kernel/scope.ts';
import { datesOf, sameNumber } from '../../kernel/sql/filters.ts';
import { customerName } from '../../kernel/sql/names.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

const merchantKinds = sql`('payable:merchant', 'receivable:merchant')`;

interface RawLine extends Pick<TableRow<'posting'>, 'id' | 'amount' | 'journal_id'> {
  at: string;
  whose: string;
  event: string;
  kind: AccountKind;
  tracking_code: string | null;
  clearance_number: string | null;
  balance: number;
}

/**
 * A merchant's statement as rows for a file. The balance of each row is summed from the merchant's own postings, which suits a job that reads all of them;
 * pages of the screen use `readStatement`.
 */
export const merchantLineSource = listSource<RawLine, RawLine>({
  definition: merchantLineList,
  id: sql`p.id`,
  from: sql`
    posting p
    join journal j on j.id = p.journal_id
    join account a on a.id = p.account_id and a.kind in ${merchantKinds}
    join customer c on c.id = a.customer_id
    left join label lb on lb.id = j.label_id left join clearance cl on cl.id = j.clearance_id`,
  columns: sql`
    p.id, j.at, ${customerName('c')} as whose, j.event, a.kind, lb.tracking_code, cl.number as clearance_number,
    -p.amount as amount, j.id as journal_id,
    (select -sum(q.amount)
      from posting q
      where q.account_id in (select o.id from account o where o.customer_id = c.id and o.kind in ${merchantKinds})
        and q.id <= p.id)::bigint as balance`,
  scope: (viewer) => sql<boolean>`(${covered(viewer, 'c.branch_id')} and ${ofCustomer(viewer, 'c.id')})`,
  sort: { id: sql`p.id` },
  filters: {
    customer_id: sameNumber('a.customer_id'),
    ...datesOf('j.business_date'),
  },
});
