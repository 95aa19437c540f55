import { sql, type RawBuilder } from 'kysely';
import { owedRoles } from '@waybill/domain/rooms/ledger/open-items.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { reportColumns } from '@waybill/contract/rooms/reports/report-columns.ts';
import { datesOf } from '../../kernel/sql/filters.ts';
import { customerName, namedJson } from '../../kernel/sql/names.ts';
import { ageOf, branchKey, customerKey, dateOf, type RowsSql } from './report-rows.ts';

const account: AccountKind = 'receivable:merchant';

/** Amounts put on customers' accounts in the period, and the part still owed. */
export function creditRows(): RowsSql<keyof (typeof reportColumns)['credit']> {
  const due = sql`(j.business_date + c.credit_days)`;
  const late = (now: RawBuilder<Date>) => sql`greatest(${dateOf(now)} - ${due}, 0)`;
  return {
    from: sql`
      account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
      join customer c on c.id = a.customer_id
      join branch b on b.id = c.branch_id
      left join label l on l.id = j.label_id
      left join lateral (
        select coalesce(-sum(i.net), 0)::bigint as owed
        from open_item i
        where i.journal_id = j.id and i.role = any(${[...owedRoles]}::text[]) and p.amount > 0
      ) o on true`,
    id: sql`p.id`,
    at: sql`j.business_date`,
    date: sql`j.business_date`,
    days: datesOf('j.business_date'),
    branch: 'c.branch_id',
    customer: { id: 'c.id', name: customerName('c') },
    where: sql<boolean>`a.kind = ${account}`,
    scope: () => sql<boolean>`true`,
    values: (_viewer, now) => ({
      day: sql`j.business_date::text`,
      tracking_code: sql`l.tracking_code`,
      branch: namedJson('b'),
      customer: customerName('c'),
      event: sql`j.event`,
      due: sql`case when o.owed > 0 then ${due}::text end`,
      age: sql`case when o.owed > 0 then ${ageOf(late(now))} end`,
      amount: sql`p.amount`,
      left: sql`o.owed`,
      journal_id: sql`j.id`,
    }),
    keys: { branch: branchKey(sql`b.id`), customer: customerKey(sql`c.id`) },
    // How much of it is left is among the sums.
    moving: {
      rows: sql<boolean>`(p.amount > 0 and j.id in (select i.journal_id from open_item i where i.role = any(${[...owedRoles]}::text[])))`,
      columns: 'all',
    },
    links: sql`j.label_id, l.tracking_code as code, j.id as link_journal_id`,
  };
}
