import { sql } from 'kysely';
import type { ReportRows } from '@waybill/contract/rooms/reports/report.ts';
import type { reportColumns } from '@waybill/contract/rooms/reports/report-columns.ts';
import { datesOf } from '../../kernel/sql/filters.ts';
import { customerName, namedJson, namedJsonOrNull } from '../../kernel/sql/names.ts';
import { isUncounted, uncountedDays } from '../ledger/ledger.door.ts';
import { branchKey, customerKey, type RowsSql } from './report-rows.ts';

type Postings = Extract<ReportRows, { of: 'postings' }>;

/** The postings of some accounts, each with what caused it. */
export function postingRows({
  kinds,
  names,
  transfers,
  grows,
}: Postings): RowsSql<keyof (typeof reportColumns)['postings']> {
  const amount = grows === 'debit' ? sql`p.amount` : sql`(-p.amount)`;
  const named = names ? sql<boolean>`(a.name is null or a.name = any(${[...names]}::text[]))` : sql<boolean>`true`;
  const accounts = sql<boolean>`(a.kind = any(${[...kinds]}::text[]) and ${named})`;
  return {
    from: sql`
      account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
      cross join lateral (select coalesce(a.branch_id, j.branch_id) as branch_id) own
      left join branch b on b.id = own.branch_id
      left join label_entry je on je.id = j.entry_id and j.label_id is null
      left join label l on l.id = coalesce(j.label_id, je.label_id)
      left join customer c on c.id = coalesce(a.customer_id, l.merchant_id)
      left join expense ex on ex.id = j.expense_id
      left join expense_category ec on ec.id = case when a.kind = 'branch_expense' then a.name::bigint end
      left join transfer tf on tf.id = j.transfer_id
      left join clearance cl on cl.id = j.clearance_id`,
    id: sql`p.id`,
    at: sql`j.business_date`,
    date: sql`j.business_date`,
    days: datesOf('j.business_date'),
    branch: 'own.branch_id',
    customer: { id: 'c.id', name: customerName('c') },
    where: transfers ? sql<boolean>`(${accounts} or j.transfer_id is not null)` : accounts,
    // Cash sent by a branch is counted blind.
    scope: (viewer) => sql<boolean>`not ${isUncounted(viewer)}`,
    values: () => ({
      day: sql`j.business_date::text`,
      journal_id: sql`j.id`,
      event: sql`j.event`,
      branch: namedJsonOrNull('b'),
      customer: customerName('c'),
      kind: sql`a.kind`,
      name: sql`case when a.kind in ('income', 'expense') then a.name end`,
      bank_account: sql`case when a.kind = 'bank' then a.name end`,
      category: namedJsonOrNull('ec'),
      vendor: sql`ex.vendor`,
      number: sql`coalesce(ex.number, tf.number, cl.number)`,
      tracking_code: sql`l.tracking_code`,
      note: sql`coalesce(ex.note, j.note)`,
      amount,
      money_in: sql`greatest(${amount}, 0)`,
      money_out: sql`greatest(-(${amount}), 0)`,
    }),
    keys: {
      branch: branchKey(sql`b.id`),
      customer: customerKey(sql`c.id`),
      category: {
        id: sql`ec.id`,
        label: (key) => sql`(select ${namedJson('ke')}::text from expense_category ke where ke.id = ${key}::bigint)`,
      },
    },
    separateDays: (viewer) => uncountedDays(viewer),
    links: sql`l.id as label_id, l.tracking_code as code, j.id as link_journal_id`,
  };
}
