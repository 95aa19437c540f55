import { createHash } from 'node:crypto';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type {
  payoutAnswerForm,
  payoutFailedForm,
  payoutPaidForm,
} from '@waybill/domain/rooms/payout-runs/payout-run-form.ts';
import { decidePayoutRun } from '@waybill/domain/rooms/payout-runs/decide-payout-run.ts';
import { payoutLineLife, type PayoutFailure } from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import { readPayoutAnswer, type LeftAnswer } from '@waybill/domain/rooms/payout-runs/read-payout-answer.ts';
import type { PayoutRunDetail, TakenAnswer } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readForeignBook } from '../../kernel/sheets/read-foreign-sheet.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import { queueUnpaidMessages } from '../messages/merchant-messages.door.ts';
import { payoutJobName } from './create-payout-run.ts';
import { finish } from './payout-run-job.ts';
import { payoutRunRecord } from './payout-run.record.ts';
import { readPayoutRunFacts } from './payout-runs.queries.ts';
import { readAnsweredBefore, readPaidByStatement, readSentLines, runOfLine } from './answers.queries.ts';
import {
  answerLines,
  hasLines,
  insertPayoutAnswer,
  lockPayoutRun,
  setPayoutRun,
  type LineAnswer,
  type LockedPayoutRun,
} from './payout-runs.store.ts';
import { readTemplate } from './payout-templates.store.ts';

const limits = { rows: 6_000, columns: 60, bytes: 8_000_000 } as const;
const at = payoutLineLife.at;
const leftShown = 100;

/**
 * Reads the bank's answer under the headings of the run's template. A row marks the payment that it names if the amount is equal; all others are
 * counted and returned. The same content is taken once (`payout_answer_twice`); a payment that has an answer keeps it.
 */
export async function answerPayoutRun(
  context: CommandContext,
  id: number,
  { file: facts }: FormValues<typeof payoutAnswerForm>,
): Promise<{ data: TakenAnswer } | Refusal> {
  const { tx, viewer, now } = context;
  const run = await lockPayoutRun(tx, viewer, id);
  if (!run) return refuse('not_found');
  if (facts === null) return refuse('validation_failed', { fields: { file: [{ code: 'required' }] } });
  const file = uploadOf(facts, 'file');
  const isBook = file.content[0] === 0x50 && file.content[1] === 0x4b;
  const book = await readForeignBook(isBook ? 'xlsx' : 'csv', file.content, limits);
  if (typeof book === 'string') return refuse('validation_failed', { fields: { file: [{ code: book }] } });
  if ('readings' in book) return refuse('validation_failed', { fields: { file: [{ code: 'csv_unreadable' }] } });
  const decided = decidePayoutRun(viewer, await readPayoutRunFacts(tx, viewer, run, now), 'answer');
  if (isRefusal(decided)) return decided;
  const template = await readTemplate(tx, run.template_id);
  if (!template) throw new Error(`payout run ${run.number} has no template`);
  const cells = (book[0]?.rows ?? []).map(({ cells: found }) => {
    const texts: string[] = [];
    for (const [column, { text }] of found) texts[column] = text;
    return Array.from(texts, (text) => text ?? '');
  });
  const rows = readPayoutAnswer(template, cells);
  if (!rows)
    return refuse('payout_answer_columns', {
      values: { heading: template.answer_reference, status: template.answer_status },
    });
  const content_hash = createHash('sha256').update(file.content).digest('hex');
  const answer = { run_id: id, name: file.name, content_hash, brought_by: viewer.id, brought_at: now };
  if ((await insertPayoutAnswer(tx, answer)) === null) {
    const before = await readAnsweredBefore(tx, id, content_hash);
    return refuse('payout_answer_twice', {
      values: { by: before?.by ?? '', at: before ? formatDateTime(before.at) : '' },
    });
  }
  const lines = new Map((await readSentLines(tx, id)).map((line) => [line.number, line]));
  const times = new Map<string, number>();
  for (const { reference } of rows) times.set(reference, (times.get(reference) ?? 0) + 1);
  const left: LeftAnswer[] = [];
  const answers: LineAnswer[] = [];
  for (const { row, text, reference, outcome, amounts, bank_reference, failure, reason } of rows) {
    const line = lines.get(reference);
    const leave = (why: LeftAnswer['why']) => left.push({ row, text, why });
    if (!line) leave('unknown');
    else if ((times.get(reference) ?? 0) > 1) leave('twice');
    else if (amounts.length > 0 && !amounts.includes(line.amount)) leave('amount');
    else if (line.status !== at.sent) leave('known');
    else if (outcome === null) leave('other');
    else
      answers.push({
        id: line.id,
        status: outcome === 'paid' ? at.settling : at.failed,
        bank_reference,
        failure,
        reason,
      });
  }
  await takeAnswers(context, run, answers);
  const failed = answers.filter(({ status }) => status === at.failed).length;
  const counts = { paid: answers.length - failed, failed };
  context.audit({
    room: 'payout_runs',
    record: id,
    name: run.number,
    branchId: null,
    action: 'answer',
    after: { file_name: file.name, paid_count: counts.paid, failed_count: failed, left_count: left.length },
  });
  payoutRunRecord.notify(context, run, id, null);
  return { data: { ...counts, left: left.slice(0, leftShown) } };
}

/** Marks as paid what the imported bank statement shows of a run. Refused: `payout_not_in_statement`. */
export async function findInStatement(context: CommandContext, id: number): Promise<{ data: TakenAnswer } | Refusal> {
  const { tx, viewer, now } = context;
  const run = await lockPayoutRun(tx, viewer, id);
  if (!run) return refuse('not_found');
  const decided = decidePayoutRun(viewer, await readPayoutRunFacts(tx, viewer, run, now), 'statement');
  if (isRefusal(decided)) return decided;
  const found = await readPaidByStatement(tx, id);
  if (found.length === 0) return refuse('payout_not_in_statement');
  await takeAnswers(
    context,
    run,
    found.map((line) => ({ ...line, status: at.settling, failure: null, reason: null })),
  );
  context.audit({
    room: 'payout_runs',
    record: id,
    name: run.number,
    branchId: null,
    action: 'answer',
    after: { paid_count: found.length, failed_count: 0, left_count: 0 },
  });
  payoutRunRecord.notify(context, run, id, null);
  return { data: { paid: found.length, failed: 0, left: [] } };
}

/** Notes answers, lets the job post what was paid, and settles a run of which nothing is left to post. */
async function takeAnswers(
  context: CommandContext,
  run: LockedPayoutRun,
  answers: readonly LineAnswer[],
): Promise<void> {
  const { tx, viewer, now } = context;
  await answerLines(tx, answers, { by: viewer.id, now });
  const failed = answers.filter(({ status }) => status === at.failed);
  await queueUnpaidMessages(
    tx,
    failed.map(({ id }) => id),
    now,
  );
  await setPayoutRun(tx, run.id, { answered_by: viewer.id, answered_at: now }, now);
  if (await hasLines(tx, run.id, [at.settling])) await context.queue(payoutJobName, { id: run.id });
  else if (!(await hasLines(tx, run.id, [at.sent]))) await finish(context, run, 'settle');
}

type Marked =
  | FormValues<typeof payoutPaidForm>
  | (FormValues<typeof payoutFailedForm> & { readonly bank_reference?: never });

/** Marks one payment by hand, from the bank's statement or its wallet: paid with its reference, or failed with the reason. */
export async function markPayout(context: CommandContext, lineId: number, marked: Marked): Changed<PayoutRunDetail> {
  const { tx, viewer, now } = context;
  const found = await runOfLine(tx, viewer, lineId);
  if (found === null) return refuse('not_found');
  const isPaid = marked.bank_reference !== undefined;
  return changeRecord(context, payoutRunRecord, found, async (run) => {
    const decided = decidePayoutRun(viewer, await readPayoutRunFacts(tx, viewer, run, now), 'answer');
    if (isRefusal(decided)) return decided;
    const line = (await readSentLines(tx, run.id)).find(({ id }) => id === lineId);
    if (!line || line.status !== at.sent)
      return refuse('state_not_allowed', { values: line ? { status: line.status } : {} });
    const answer = isPaid
      ? { status: at.settling, bank_reference: marked.bank_reference, failure: null, reason: null }
      : { status: at.failed, bank_reference: null, failure: marked.failure as PayoutFailure, reason: marked.reason };
    await takeAnswers(context, run, [{ id: lineId, ...answer }]);
    const { bank_reference, failure, reason } = answer;
    return {
      action: isPaid ? 'mark_paid' : 'mark_failed',
      after: { clearance: line.number, amount: line.amount, bank_reference, failure, reason },
    };
  });
}
