import { sql, type RawBuilder, type Transaction } from 'kysely';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { KnownClaim, OpenPayment } from '@waybill/domain/rooms/payment-claims/match-payments.ts';
import { advancePaymentLife, openAdvanceStates } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { openClaimStates, paymentClaimLife } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import {
  paymentLineLife,
  unclaimedLineStates,
  type PaymentLineState,
} from '@waybill/domain/rooms/payment-claims/payment-line-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, nextVersion, touched } from '../../kernel/sql/changed-row.ts';
import { personName } from '../../kernel/sql/names.ts';
import type { Database } from '../../kernel/services.ts';
import type { StatementHabits, TakenStatementLine } from '../bank-lines/bank-statements.door.ts';

type Tx = Transaction<Tables>;

export type LockedPaymentLine = TableRow<'payment_line'>;

/** Locks a line after its channel, so that imports and matches of one channel run one after another. */
export async function lockPaymentLine(tx: Tx, id: number): Promise<LockedPaymentLine | null> {
  const line = await tx.selectFrom('payment_line').select('payment_channel_id').where('id', '=', id).executeTakeFirst();
  if (!line) return null;
  await lockChannel(tx, line.payment_channel_id);
  return lockRow(tx, 'payment_line x', id);
}

export async function lockChannel(tx: Tx, id: number): Promise<void> {
  await sql`select from payment_channel where id = ${id} for no key update`.execute(tx);
}

/** Reads which columns and dates earlier statements of the channel had. */
export async function readHabits(db: Database, channelId: number): Promise<StatementHabits> {
  const { rows } = await sql<StatementHabits>`
    select headings, date_order from payment_channel where id = ${channelId}`.execute(db);
  return rows[0] ?? { headings: null, date_order: null };
}

/** Keeps columns and dates that a person agreed to; null leaves what is known. */
export async function keepHabits(tx: Tx, channelId: number, { headings, date_order }: StatementHabits): Promise<void> {
  if (headings === null && date_order === null) return;
  await sql`
    update payment_channel
    set headings = coalesce(${headings === null ? null : JSON.stringify(headings)}::jsonb, headings), date_order = coalesce(${date_order}::text, date_order)
    where id = ${channelId}`.execute(tx);
}

/** Inserts a file; null, or who imported the same lines before and when. */
export async function insertPaymentFile(
  tx: Tx,
  file: Pick<
    TableRow<'payment_file'>,
    'payment_channel_id' | 'name' | 'content_hash' | 'lines' | 'brought_by' | 'brought_at'
  >,
): Promise<number | null> {
  const made = await tx
    .insertInto('payment_file')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function readPaymentFileTwin(tx: Tx, channelId: number, hash: string) {
  return tx
    .selectFrom('payment_file as f')
    .select(['f.brought_at as at', personName('f.brought_by').as('by')])
    .where('f.payment_channel_id', '=', channelId)
    .where('f.content_hash', '=', hash)
    .executeTakeFirst();
}

/** Inserts the payments of a file by one statement; those of an earlier file are skipped. Returns the number of new ones. */
export async function insertPaymentLines(
  tx: Tx,
  of: { readonly channelId: number; readonly fileId: number; readonly now: Date },
  lines: readonly TakenStatementLine[],
): Promise<number> {
  const rows = lines.map((line) => ({
    ...line,
    search_key: [line.reference, line.details].map((text) => searchKey(text)).join(' '),
  }));
  const { numAffectedRows } = await sql`
    insert into payment_line (payment_channel_id, payment_file_id, row, day, amount, reference, details, line_key, nth, status, search_key, created_at, updated_at)
    select ${of.channelId}, ${of.fileId}, row, day, amount, reference, details, line_key, nth, ${paymentLineLife.initial}, search_key, ${of.now}::timestamptz, ${of.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(row int, day date, amount bigint, reference text, details text, line_key text, nth int, search_key text)
    order by row
    on conflict (payment_channel_id, line_key, nth) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Days after which a line or a settled claim is found only by a person. */
const knownDays = 90;

/** Reads the lines without a claim, and the claims that they may settle or repeat: three statements for any number. Locks those that are open. */
export async function readUnmatched(
  tx: Tx,
  channelId: number,
  today: string,
): Promise<{ readonly lines: OpenPayment[]; readonly claims: KnownClaim[] }> {
  const since = addDays(today, -knownDays);
  const open = [...openClaimStates];
  const lines = await sql<OpenPayment>`
    select id, status, day::text as day, amount, reference, details
    from payment_line
    where payment_channel_id = ${channelId} and not by_hand and status = any(${[...unclaimedLineStates]}::text[]) and day >= ${since}::date
    order by id`.execute(tx);
  const claimsOf = (which: RawBuilder<unknown>) => sql<KnownClaim>`
    select p.id, p.business_date::text as day, p.amount, p.reference, l.tracking_code as code, p.status = any(${open}::text[]) as open
    from payment_claim p
    join label l on l.id = p.label_id
    where p.payment_channel_id = ${channelId} and ${which}`;
  const claims = await claimsOf(sql`p.status = any(${open}::text[]) order by p.id for update of p`).execute(tx);
  const settled = await claimsOf(
    sql`p.status <> all(${[...open, paymentClaimLife.at.withdrawn]}::text[]) and p.business_date >= ${since}::date order by p.id`,
  ).execute(tx);
  return { lines: lines.rows, claims: [...settled.rows, ...claims.rows] };
}

/** A line with the claim that was found for it. */
export interface PlacedLine {
  readonly line_id: number;
  readonly claim_id: number | null;
  readonly status: PaymentLineState;
}

const ahead = paymentLineLife.commands.pay_ahead.to;

/** Sets the states of lines, and withdraws what the courier was told of payments that came by them for another delivery: two statements for any number. */
export async function placeLines(
  tx: Tx,
  lines: readonly PlacedLine[],
  { by, now, reason = null }: { readonly by: number; readonly now: Date; readonly reason?: string | null },
): Promise<void> {
  await sql`
    update payment_line x
    set claim_id = m.claim_id, status = m.status, reason = ${reason}, decided_by = ${by}, decided_at = ${now}, version = ${nextVersion}, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as m(line_id bigint, claim_id bigint, status text)
    where x.id = m.line_id`.execute(tx);
  const placed = lines.flatMap(({ line_id, status }) => (status === ahead ? [] : [line_id]));
  await sql`
    update advance_payment a
    set status = ${advancePaymentLife.at.withdrawn}, version = ${nextVersion}, updated_at = ${now}
    where a.line_id = any(${placed}::bigint[]) and a.status = any(${[...openAdvanceStates]}::text[])`.execute(tx);
}

/** Leaves a line to people: no import matches it any more. */
export async function leaveToPeople(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('payment_line').set({ by_hand: true }).where('id', '=', id).execute();
}

/** Marks open claims whose channel's days are over as cases of their branches. Returns those branches. */
export async function raiseCases(tx: Tx, today: string, now: Date): Promise<number[]> {
  const { raise } = paymentClaimLife.commands;
  const rows = await tx
    .updateTable('payment_claim as p')
    .from('payment_channel_terms as t')
    .set({ status: raise.to, case_at: now, ...touched(now), version: sql<number>`p.version + 1` })
    .whereRef('t.id', '=', 'p.terms_id')
    .where('p.status', 'in', [...raise.from])
    .where(sql<boolean>`p.business_date + t.case_days < ${today}::date`)
    .returning('p.branch_id')
    .execute();
  return [...new Set(rows.map(({ branch_id }) => branch_id))];
}
