import { sql } from 'kysely';
import type { Named } from '@waybill/domain/kernel/locale.ts';
import {
  proposePayouts,
  type PayoutProposal,
  type SettledDay,
} from '@waybill/domain/rooms/bank-lines/gather-payments.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { Database } from '../../kernel/services.ts';
import { namedJson } from '../../kernel/sql/names.ts';
import { ledgerOfBank } from '../bank-accounts/bank-accounts.door.ts';
import type { LockedBankLine } from './bank-lines.store.ts';

type Line = Pick<LockedBankLine, 'bank_account_id' | 'amount'>;

/** Payments `p` that providers' statements settled on bank account `t` and no line of the bank shows, with channel and day. */
const settledUnseen = sql`bank_account t
  join account a on ${ledgerOfBank}
  join bank_unseen p on p.account_id = a.id
  join posting q on q.id = p.posting_id
  join journal j on j.id = q.journal_id and j.event = ${'channel_settled' satisfies JournalEvent} and j.reverses_id is null
    and not exists (select from journal r where r.reverses_id = j.id)
  left join payment_claim c on c.end_journal_id = j.id
  left join advance_payment v on c.id is null and v.id = case when j.key like 'advance:%' then split_part(j.key, ':', 2)::bigint end
  left join payment_line x on x.id = v.line_id
  cross join lateral (select coalesce(c.payment_channel_id, v.payment_channel_id) as channel_id, coalesce(c.settled_on, x.day) as day) of`;

/** A lump sum of a provider, as the line's page proposes it. */
export type ProposedPayout = PayoutProposal & { readonly channel: Named & { readonly id: number } };

/** Proposes the providers' payments that a line of the bank may pay as a lump sum; those that differ least first. */
export async function readProposedPayouts(db: Database, line: Line): Promise<ProposedPayout[]> {
  if (line.amount <= 0) return [];
  const { rows } = await sql<SettledDay & { channel: ProposedPayout['channel'] }>`
    select ${namedJson('n')} as channel, s.day::text as day, s.count, s.amount
    from (
      select of.channel_id, of.day, count(*)::int as count, sum(p.amount)::bigint as amount
      from ${settledUnseen}
      where t.id = ${line.bank_account_id} and of.channel_id is not null
      group by 1, 2) s
    join lateral (
      select s.channel_id as id, x.name_en, x.name_mm, x.name_zh from payment_channel_terms x
      where x.payment_channel_id = s.channel_id
      order by x.status = 'confirmed' desc, x.starts_on desc, x.id desc limit 1) n on true
    order by s.channel_id, s.day`.execute(db);
  const channels = new Map(rows.map(({ channel }) => [channel.id, channel]));
  return [...channels.values()]
    .flatMap((channel) =>
      proposePayouts(
        rows.filter((row) => row.channel.id === channel.id),
        line.amount,
      ).map((proposal) => ({ ...proposal, channel })),
    )
    .toSorted((one, other) => Math.abs(one.difference) - Math.abs(other.difference));
}

/** Days of one channel that a lump sum pays. */
export interface PaidDays {
  readonly payment_channel_id: number;
  readonly from: string;
  readonly until: string;
}

/** Reads the postings of a channel's payments of these days that the bank has not shown, with who settled them. */
export async function readSettledPostings(
  db: Database,
  line: Line,
  { payment_channel_id, from, until }: PaidDays,
): Promise<{ posting_id: number; amount: number; staff_id: number | null }[]> {
  const { rows } = await sql<{ posting_id: number; amount: number; staff_id: number | null }>`
    select p.posting_id, p.amount, j.staff_id
    from ${settledUnseen}
    where t.id = ${line.bank_account_id} and of.channel_id = ${payment_channel_id} and of.day between ${from}::date and ${until}::date
    order by p.posting_id`.execute(db);
  return rows;
}

/** Reads the payments that a provider's statements settled and no bank has shown yet, over all accounts. Whole kyat. */
export async function readOnTheWay(db: Database, channelId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount), 0)::bigint as amount from ${settledUnseen} where of.channel_id = ${channelId}`.execute(
    db,
  );
  return rows[0]?.amount ?? 0;
}
