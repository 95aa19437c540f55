import { sql } from 'kysely';
import type { FeeName } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { reportColumns } from '@waybill/contract/rooms/reports/report-columns.ts';
import { daysOf } from '../../kernel/sql/filters.ts';
import { customerName, namedJson } from '../../kernel/sql/names.ts';
import { branchKey, customerKey, dateOf, type RowsSql } from './report-rows.ts';

const fee: FeeName = 'sms';

/** Messages sent in the period, each with its segments and cost; the label's fee for messages is on its first one, because it is paid once. */
export function messageRows(): RowsSql<keyof (typeof reportColumns)['messages']> {
  return {
    from: sql`
      message m
      join branch b on b.id = m.branch_id
      left join label l on l.id = m.label_id
      left join customer c on c.id = coalesce(m.customer_id, l.merchant_id)`,
    more: sql`
      left join lateral (
        select coalesce(-sum(p.amount), 0)::bigint as fees
        from journal j
        join posting p on p.journal_id = j.id
        join account a on a.id = p.account_id and a.kind = 'income' and a.name = ${fee}
        where j.label_id = m.label_id
          and not exists (select from message f where f.label_id = m.label_id and f.sent_at is not null and f.id < m.id)
      ) paid on true`,
    id: sql`m.id`,
    at: sql`m.sent_at`,
    date: dateOf(sql`m.sent_at`),
    days: daysOf('m.sent_at'),
    branch: 'm.branch_id',
    customer: { id: 'c.id', name: customerName('c') },
    where: sql<boolean>`m.sent_at is not null`,
    scope: () => sql<boolean>`true`,
    values: () => ({
      day: sql`m.sent_at`,
      tracking_code: sql`l.tracking_code`,
      branch: namedJson('b'),
      customer: customerName('c'),
      purpose: sql`m.purpose`,
      status: sql`m.status`,
      segments: sql`m.segments`,
      cost: sql`m.cost`,
      fees: sql`coalesce(paid.fees, 0)`,
    }),
    keys: { branch: branchKey(sql`b.id`), customer: customerKey(sql`c.id`) },
    links: sql`m.label_id, l.tracking_code as code, null::bigint as link_journal_id`,
  };
}
