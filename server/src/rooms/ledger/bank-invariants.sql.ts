import { sql, type RawBuilder } from 'kysely';
import { gatheredMethod } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { InvariantName } from '@waybill/contract/rooms/ledger/invariants.words.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';

interface BankInvariant {
  readonly name: InvariantName;
  readonly query: RawBuilder<{ record: string; expected: number; found: number }>;
}

/** Conditions of the bank accounts and the lines of their statements. */
export const bankInvariants: readonly BankInvariant[] = [
  {
    name: 'bank_days',
    query: sql`select 'bank account ' || coalesce(k.bank_account_id, x.bank_account_id) || ' on ' || coalesce(k.day, x.day) as record,
        coalesce(x.amount, 0)::bigint as expected, coalesce(k.amount, 0) as found
      from bank_day k
      full join (select bank_account_id, day, sum(amount)::bigint as amount from bank_line group by 1, 2) x
        on x.bank_account_id = k.bank_account_id and x.day = k.day
      where coalesce(k.amount, 0) <> coalesce(x.amount, 0)`,
  },
  {
    name: 'bank_unseen',
    query: sql`select 'posting ' || coalesce(k.posting_id, p.id) as record, coalesce(p.amount, 0) as expected, coalesce(k.amount, 0) as found
      from bank_unseen k
      full join (
        select p.id, p.account_id, p.amount, j.business_date
        from posting p
        join account a on a.id = p.account_id and a.kind = ${'bank' satisfies AccountKind}
        join journal j on j.id = p.journal_id and j.event <> ${'opened' satisfies JournalEvent}
        where not exists (select from bank_line x where x.posting_id = p.id) and not exists (select from bank_gathered g where g.posting_id = p.id)
      ) p on p.id = k.posting_id
      where row(k.account_id, k.amount, k.business_date) is distinct from row(p.account_id, p.amount, p.business_date)`,
  },
  {
    name: 'bank_gathered',
    query: sql`select 'bank line ' || g.bank_line_id as record, 0::bigint as expected, sum(g.amount)::bigint as found
      from bank_gathered g
      group by g.bank_line_id
      having sum(g.amount) <> 0 or not exists (select from bank_line x where x.id = g.bank_line_id and x.how = ${gatheredMethod})`,
  },
  {
    name: 'bank_lines_shown',
    query: sql`select 'bank line ' || x.id as record, coalesce(p.amount, 0) as expected, x.amount as found
      from bank_line x
      join bank_account t on t.id = x.bank_account_id
      left join lateral (select q.amount, q.journal_id, q.account_id from posting q where q.id = x.posting_id offset 0) p on true
      left join lateral (select q.business_date from journal q where q.id = p.journal_id offset 0) j on true
      left join account a on a.id = p.account_id
      where x.posting_id is not null and (p.amount is distinct from x.amount or j.business_date is distinct from x.posted_on
        or coalesce(a.name, '') <> case when t.is_default then '' else t.id::text end or a.kind is distinct from ${'bank' satisfies AccountKind})`,
  },
];
