import { sql, type RawBuilder } from 'kysely';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';

/**
 * Joins the documents by which the bank names journal `j`. They are joined one after the other, without brackets: in brackets the planner would keep
 * their order and read the whole ledger for a few postings.
 */
const documents = sql`
  left join transfer tf on tf.id = j.transfer_id
  left join clearance cl on cl.id = j.clearance_id
  left join cash_handover ho on ho.id = j.handover_id
  left join gate_collection gc on gc.id = j.gate_collection_id
  left join remittance rm on rm.id = case when j.event = ${'remitted' satisfies JournalEvent} then split_part(j.key, ':', 2)::bigint end
  left join agent_payout ap on ap.id = case when j.event = ${'agent_paid' satisfies JournalEvent} then split_part(j.key, ':', 2)::bigint end`;
/** Joins the journal `j` of a posting `p` of a bank account, with its documents. */
export const journalOfPosting = sql`join journal j on j.id = p.journal_id ${documents}`;
/** The same where the posting may be missing. */
export const journalOfPostingIfAny = sql`left join journal j on j.id = p.journal_id ${documents}`;
/** Document number of a posting. */
export const documentOf: RawBuilder<string | null> = sql<
  string | null
>`coalesce(tf.number, cl.number, gc.number, rm.number, nullif(ho.slip_no, ''), 'H-' || ho.id)`;
/** References that the bank may use for it. */
export const referencesOf = sql<
  string[]
>`array_remove(array[tf.number, cl.number, gc.number, rm.number, rm.reference, nullif(ho.slip_no, ''), case when j.event in (${'agent_paid' satisfies JournalEvent}, ${'channel_settled' satisfies JournalEvent}) then j.note end], null)`;

/** All users who created, approved, paid, counted or booked the posting's document. */
export const involvedUsers = sql<
  number[]
>`array_remove(array[j.staff_id, tf.created_by, tf.approved_by, tf.sent_by, cl.issued_by, cl.approved_by, cl.paid_by, ho.created_by, ho.counted_by,
  ho.confirmed_by, gc.created_by, gc.approved_by, gc.completed_by, rm.created_by, rm.confirmed_by, ap.created_by, ap.approved_by, ap.paid_by], null)`;

/** Joins the posting `p` of an unmatched one `u`: only the few that the bank has not shown. */
export const postingOfUnmatched = sql`join posting p on p.id = u.posting_id ${journalOfPosting}`;
/** Selects the day of the counterpart of posting `u`, its mirror or the reversal of its cash bag, while the bank has shown neither. */
const mirroredOn = sql<string | null>`(
  select min(w.business_date)
  from journal r
  join posting q on q.journal_id = r.id and q.account_id = u.account_id and q.amount = -u.amount
  join bank_unseen w on w.posting_id = q.id
  where r.reverses_id = j.id or r.id = j.reverses_id or r.handover_id = j.handover_id)`;
/** Selects the day of the counterpart of posting `u` that was moved from or to another account, where the money came in. */
const movedOn = sql<string | null>`coalesce((
  select min(w.business_date)
  from bank_line m
  join posting own on own.id = m.posting_id
  join posting away on away.journal_id = own.journal_id and away.id <> own.id
  join bank_unseen w on w.posting_id = away.id
  where m.moved_posting_id = u.posting_id), (
  select min(w.business_date)
  from posting own
  join bank_line m on m.posting_id = own.id
  join bank_unseen w on w.posting_id = m.moved_posting_id
  where own.journal_id = p.journal_id and own.id <> u.posting_id))`;
/** Selects the name of the account that posting `p` was moved to, where it came in; null otherwise. */
export const movedTo = sql<
  string | null
>`(select t.name from bank_line m join bank_account t on t.id = m.bank_account_id where m.moved_posting_id = p.id)`;
/** Selects the day on which posting `u` was reversed before the bank showed it; null while it is still expected. */
export const reversedOn: RawBuilder<string | null> = sql<string | null>`coalesce(${mirroredOn}, ${movedOn})`;
/**
 * A posting `u` that was reversed before the bank showed it is not expected any more, nor are its mirror, the reversal of its cash bag, and the
 * posting moved to where it came in. Each part names `u`: the planner, which knows little about a young table, would otherwise look behind every
 * posting of the ledger before it picks the few unmatched ones.
 */
export const isReversed = sql<boolean>`(${reversedOn} is not null)`;

/** Does a statement line show posting `p`, alone, with others, or on the account where it came in instead? Such a posting must not be reversed. */
export const isShownAtBank = sql<boolean>`(exists (select from bank_line x where p.id in (x.posting_id, x.moved_posting_id))
  or exists (select from bank_gathered g where g.posting_id = p.id))`;
