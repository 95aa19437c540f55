import { sql, type RawBuilder } from 'kysely';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';

/**
 * The documents by which the bank names what a journal `j` is of. They are joined one after the other, without brackets: so many tables in brackets are joined as
 * they are written, and all books would be read for the few postings that are looked for.
 */
const documents = sql`
  left join transfer tf on tf.id = j.transfer_id
  left join clearance cl on cl.id = j.clearance_id
  left join cash_handover ho on ho.id = j.handover_id
  left join gate_collection gc on gc.id = j.gate_collection_id
  left join remittance rm on rm.id = case when j.event = ${'remitted' satisfies JournalEvent} then split_part(j.key, ':', 2)::bigint end
  left join agent_payout ap on ap.id = case when j.event = ${'agent_paid' satisfies JournalEvent} then split_part(j.key, ':', 2)::bigint end`;
/** The journal `j` of a posting `p` of a bank account, with its documents. */
export const journalOfPosting = sql`join journal j on j.id = p.journal_id ${documents}`;
/** The same where there may be no posting. */
export const journalOfPostingIfAny = sql`left join journal j on j.id = p.journal_id ${documents}`;
/** The number of the document that a posting is of. */
export const documentOf: RawBuilder<string | null> = sql<
  string | null
>`coalesce(tf.number, cl.number, gc.number, rm.number, nullif(ho.slip_no, ''), 'H-' || ho.id)`;
/** What the bank may call it by. */
export const referencesOf = sql<
  string[]
>`array_remove(array[tf.number, cl.number, gc.number, rm.number, rm.reference, nullif(ho.slip_no, ''), case when j.event = ${'agent_paid' satisfies JournalEvent} then j.note end], null)`;

/** Everybody who made, approved, paid or counted what a posting is of, and who booked it. */
export const handsOf = sql<
  number[]
>`array_remove(array[j.staff_id, tf.created_by, tf.approved_by, tf.sent_by, cl.issued_by, cl.approved_by, cl.paid_by, ho.created_by, ho.counted_by,
  ho.confirmed_by, gc.created_by, gc.approved_by, gc.completed_by, rm.created_by, rm.confirmed_by, ap.created_by, ap.approved_by, ap.paid_by], null)`;

/** The posting `p` that no line of a statement stands for, of an unseen one `u`: as few as the bank has not shown. */
export const postingOfUnseen = sql`join posting p on p.id = u.posting_id ${journalOfPosting}`;
/** Of a posting `u` and its mirror, or the other half of a bag of cash that was taken back, while the bank has seen neither: the day of the other. */
const mirroredOn = sql<string | null>`(
  select min(w.business_date)
  from journal r
  join posting q on q.journal_id = r.id and q.account_id = u.account_id and q.amount = -u.amount
  join bank_unseen w on w.posting_id = q.id
  where r.reverses_id = j.id or r.id = j.reverses_id or r.handover_id = j.handover_id)`;
/** Of a posting `u` that was booked on another account, where it came in, and what booked it away from here: the day of the other. */
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
/** The name of the account that a posting `p` was booked on, where it came in; null where it was not. */
export const movedTo = sql<
  string | null
>`(select t.name from bank_line m join bank_account t on t.id = m.bank_account_id where m.moved_posting_id = p.id)`;
/** The day on which the books did away with a posting `u` that the bank has not seen; null while it is something to look for. */
export const takenBackOn: RawBuilder<string | null> = sql<string | null>`coalesce(${mirroredOn}, ${movedOn})`;
/**
 * A posting `u` that was taken back before the bank saw it is nothing to look for, nor is its mirror, or what took back the bag of cash that it was, or what was booked where it came in.
 * Each part names `u`: the planner, which knows little of a young table, would else look for them behind every posting of the books before it picks the few unseen.
 */
export const isTakenBack = sql<boolean>`(${takenBackOn} is not null)`;

/** Does a line of a statement show a posting `p`, on its own account or where it came in instead? Nothing is taken back then that stands at the bank. */
export const isShownAtBank = sql<boolean>`exists (select from bank_line x where p.id in (x.posting_id, x.moved_posting_id))`;
