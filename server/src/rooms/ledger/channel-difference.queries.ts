import { sql } from 'kysely';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { Database } from '../../kernel/services.ts';
import { personName } from '../../kernel/sql/names.ts';

/** Events that leave a difference with a provider, and that end it. */
export const channelDifferenceEvents: readonly JournalEvent[] = ['channel_paid', 'channel_difference'];

/** A difference between a provider's payments and its lump sums. */
export interface ChannelDifference {
  /** Whole kyat that the provider owes; below zero it paid too much. */
  readonly amount: number;
  /** Who matched the last lump sum that differed, and on which day. */
  readonly by: string | null;
  readonly on: string | null;
  /** Everybody who matched or ended one. */
  readonly hands: readonly number[];
}

/** Reads the difference that is open with the provider of a channel. */
export async function readChannelDifference(db: Database, channelId: number): Promise<ChannelDifference> {
  const { rows } = await sql<ChannelDifference>`
    select coalesce(sum(d.amount), 0)::bigint as amount, (array_agg(d.staff order by d.id desc))[1] as by, max(d.day)::text as "on",
      coalesce(array_agg(distinct d.staff_id) filter (where d.staff_id is not null), '{}') as hands
    from (
      select j.id, j.staff_id, ${personName('j.staff_id')} as staff, j.business_date as day, p.amount
      from account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id and j.event = any(${[...channelDifferenceEvents]}::text[])
      where a.kind = ${'channel' satisfies AccountKind} and a.name = ${String(channelId)}) d`.execute(db);
  return rows[0] ?? { amount: 0, by: null, on: null, hands: [] };
}
