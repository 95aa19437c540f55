import { businessDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { headingsOf } from '@waybill/domain/rooms/bank-lines/statement-columns.ts';
import { statementProblem } from '@waybill/domain/rooms/bank-lines/statement-doubts.ts';
import {
  matchPayments,
  type FoundClaim,
  type OpenPayment,
} from '@waybill/domain/rooms/payment-claims/match-payments.ts';
import type { channelStatementForm } from '@waybill/domain/rooms/payment-claims/payment-claim-forms.ts';
import { paymentLineLife, type PaymentLineState } from '@waybill/domain/rooms/payment-claims/payment-line-states.ts';
import type { ImportedPayments } from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import type { StatementPreview } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { previewStatement, readStatementFile } from '../bank-lines/bank-statements.door.ts';
import { readUsableTerms } from '../payment-channels/payment-channels.door.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { findAdvances } from './advance-payments.store.ts';
import {
  insertPaymentFile,
  insertPaymentLines,
  keepHabits,
  lockChannel,
  placeLines,
  readHabits,
  readPaymentFileTwin,
  readUnmatched,
} from './payment-lines.store.ts';
import { lockClaims } from './settle-claims.store.ts';
import { handsOf, settleClaims } from './settle-claims.ts';

/** Reads a provider's statement for review, as its import would. Stores nothing. */
export async function previewPayments(
  context: ReadContext,
  { payment_channel_id, ...wish }: FormValues<typeof channelStatementForm>,
): Promise<{ data: StatementPreview } | Refusal> {
  const channel = await readUsableTerms(context.db, payment_channel_id);
  if (!channel) return refuse('validation_failed', { fields: { payment_channel_id: [{ code: 'select' }] } });
  const habits = await readHabits(context.db, payment_channel_id);
  return previewStatement(context, { ...wish, bank_account_id: channel.bank_account_id }, habits);
}

/**
 * Imports a provider's statement by the machinery of bank statements: new payments are inserted, and those that name their claim with an equal amount
 * settle it at once. They wait for a second person where the importer took part in the claim. Money that leaves the channel is not a payment and is not
 * taken. The same file is refused (`bank_file_twice`), the same line of another file is skipped.
 */
export async function importPayments(
  context: CommandContext,
  { payment_channel_id, ...wish }: FormValues<typeof channelStatementForm>,
): Promise<{ data: ImportedPayments } | Refusal> {
  const { tx, viewer, now } = context;
  const channel = await readUsableTerms(tx, payment_channel_id);
  if (!channel) return refuse('validation_failed', { fields: { payment_channel_id: [{ code: 'select' }] } });
  const habits = await readHabits(tx, payment_channel_id);
  const read = await readStatementFile(tx, { ...wish, bank_account_id: channel.bank_account_id }, habits);
  if (isRefusal(read)) return read;
  const problem = statementProblem(read.reading, wish);
  if (problem) return problem;
  const payments = read.lines.filter(({ amount }) => amount > 0);
  if (payments.length === 0) return refuse('validation_failed', { fields: { file: [{ code: 'sheet_empty' }] } });
  await lockChannel(tx, payment_channel_id);
  const fileId = await insertPaymentFile(tx, {
    payment_channel_id,
    name: read.file.name,
    content_hash: read.hash,
    lines: payments.length,
    brought_by: viewer.id,
    brought_at: now,
  });
  if (fileId === null) {
    const twin = await readPaymentFileTwin(tx, payment_channel_id, read.hash);
    return refuse('bank_file_twice', { values: { by: twin?.by ?? '', at: twin ? formatDateTime(twin.at) : '' } });
  }
  await keepHabits(tx, payment_channel_id, {
    headings: headingsOf(read.reading.table),
    date_order: read.reading.order.example === null ? null : wish.date_order,
  });
  const lines_new = await insertPaymentLines(tx, { channelId: payment_channel_id, fileId, now }, payments);
  const { found, matched } = await matchOpenLines(context, payment_channel_id);
  const counts = {
    lines_new,
    lines_known: payments.length - lines_new,
    lines_matched: matched,
    lines_open: Math.max(0, lines_new - matched),
  };
  context.audit({
    room: 'payment_claims',
    record: `file-${fileId}`,
    name: channel.name_en,
    action: 'bring',
    branchId: null,
    after: { file_name: read.file.name, lines_new, lines_known: counts.lines_known, matched_count: matched },
  });
  context.publish({ topic: 'payment_claim', branchId: null, payload: { found } });
  return { data: counts };
}

/** Finds the claims of all lines that have none, and settles those of which nothing is doubtful. */
async function matchOpenLines(context: CommandContext, channelId: number) {
  const { tx, viewer, now } = context;
  const { lines, claims } = await readUnmatched(tx, channelId, businessDate(now));
  const { found, ahead } = await findAll(context, channelId, lines, matchPayments(lines, claims));
  const locked = new Map(
    (
      await lockClaims(
        tx,
        found.filter(({ command }) => command === 'match').map(({ claim_id }) => claim_id),
      )
    ).map((claim) => [claim.id, claim]),
  );
  const apart = new Map<string, boolean>();
  const isApart = async (hands: readonly number[]) => {
    const key = hands.join(' ');
    const known = apart.get(key) ?? (await isDifferentFromAll(tx, hands, viewer.id, now));
    apart.set(key, known);
    return known;
  };
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const received = [];
  const placed = [];
  for (const one of found) {
    const [claim, line] = [locked.get(one.claim_id), lineOf.get(one.line_id)];
    const settles = claim !== undefined && line !== undefined && (await isApart(handsOf(claim)));
    if (settles) received.push({ claim, ...line });
    placed.push({ ...one, status: stateOf(one, settles, line) });
  }
  for (const line_id of ahead) placed.push({ line_id, claim_id: null, status: paymentLineLife.commands.pay_ahead.to });
  await settleClaims(context, received);
  await placeLines(tx, placed, { by: viewer.id, now });
  return { found: found.length, matched: received.length };
}

/** Adds the payments that came before the delivery. A line that names such a parcel is not proposed for another one of the same amount. */
async function findAll(
  { tx, viewer, now }: CommandContext,
  channelId: number,
  lines: readonly OpenPayment[],
  matched: readonly FoundClaim[],
): Promise<{ readonly found: FoundClaim[]; readonly ahead: number[] }> {
  const named = new Set(matched.flatMap(({ line_id, command }) => (command === 'propose' ? [] : [line_id])));
  const rest = lines.filter(({ id }) => !named.has(id));
  const ahead = await findAdvances(tx, channelId, rest, { by: viewer.id, now });
  return { found: matched.filter(({ line_id }) => !ahead.includes(line_id)), ahead };
}

function stateOf(
  { command }: FoundClaim,
  settles: boolean,
  { status } = { status: paymentLineLife.initial } as Pick<OpenPayment, 'status'>,
): PaymentLineState {
  const next = nextState(paymentLineLife, status, command === 'match' && !settles ? 'wait' : command);
  if (isRefusal(next)) throw new Error(`a line that is ${status} cannot ${command}`);
  return next;
}
