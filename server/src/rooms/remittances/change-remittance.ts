import { businessDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { judgeRemitted, unbooked } from '@waybill/domain/rooms/remittances/judge-remitted.ts';
import { decideConfirm, remittedPostings } from '@waybill/domain/rooms/remittances/remittance-ends.ts';
import type { remittanceForm } from '@waybill/domain/rooms/remittances/remittance-forms.ts';
import {
  remittanceLife,
  remittanceNumber,
  type RemittanceCommand,
} from '@waybill/domain/rooms/remittances/remittance-states.ts';
import type { RemittanceDetail } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import { changeRecord, changeState, createRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import { chooseBank } from '../bank-accounts/bank-accounts.door.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import { nextSerial, writeJournals } from '../ledger/journals.door.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { remittanceRecord } from './remittance.record.ts';
import {
  bookLines,
  insertRemittance,
  insertRemittanceLines,
  lockPostCash,
  readKeptLines,
  readPostDebts,
  readRemittanceTwin,
  setRemittance,
  updateRemittanceLines,
  type KeptLine,
  type LockedRemittance,
} from './remittances.store.ts';
import { takeRemittance, takeTyped, type TakenRemittanceLine } from './take-remittance.ts';

/** Takes what the mail post says it has paid, from a file or typed, and matches it. Nothing is booked yet. */
export async function createRemittance(
  context: CommandContext,
  body: FormValues<typeof remittanceForm>,
): Promise<{ data: RemittanceDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId as number;
  if ((body.file === null) === (body.typed_lines === null)) return refuse('remittance_empty');
  const file = body.file === null ? null : uploadOf(body.file, 'file');
  const taken = file === null ? takeTyped(body.typed_lines ?? '') : await takeRemittance(file, body.amount_column);
  if ('problem' in taken)
    return refuse('validation_failed', { fields: { [file === null ? 'typed_lines' : 'file']: [taken.problem] } });
  if ('choices' in taken)
    return refuse('validation_failed', {
      fields: { amount_column: [{ code: 'amount_columns', values: { heads: taken.choices.join(', ') } }] },
    });
  if ('columns' in taken) return refuse('remittance_columns');
  const twin = await readRemittanceTwin(tx, taken.hash);
  if (twin)
    return refuse('remittance_twice', { values: { number: twin.number, by: twin.by, at: formatDateTime(twin.at) } });
  const account = await chooseBank(tx, body.bank_account_id, branchId);
  if (isRefusal(account)) return account;
  const year = Number(businessDate(now).slice(0, 4));
  const number = remittanceNumber(year, await nextSerial(tx, 'remittance', year));
  const id = await insertRemittance(tx, {
    number,
    branchId,
    fileName: file?.name ?? null,
    hash: taken.hash,
    reference: body.reference,
    paidOn: body.paid_on,
    account: account.id,
    bank: body.bank_amount,
    charge: body.mmpost_charge ?? 0,
    by: viewer.id,
    now,
  });
  await insertRemittanceLines(tx, id, await judgeLines(context, taken.lines));
  return createRecord(context, remittanceRecord, id, {
    name: number,
    branchId,
    after: {
      reference: body.reference,
      paid_on: body.paid_on,
      bank_account_id: account.id,
      bank_amount: body.bank_amount,
      mmpost_charge: body.mmpost_charge ?? 0,
      lines_total: taken.lines.length,
    },
  });
}

/** Judges each line by the current debts of the mail post, read by one statement. */
async function judgeLines<Line extends TakenRemittanceLine & Partial<Pick<KeptLine, 'verdict'>>>(
  { tx, viewer }: CommandContext,
  lines: readonly Line[],
): Promise<(Line & KeptLine)[]> {
  const debts = await readPostDebts(tx, viewer, [...new Set(lines.map(({ code }) => code))]);
  const seen = new Set<number>();
  return lines.map((line) => {
    const none = { label_id: null, journal_id: null, owed: null };
    if (line.verdict === 'left_out') return { ...line, ...none, verdict: line.verdict, difference: 0 };
    const debt = debts.get(line.code) ?? null;
    const isFirst = debt === null || !seen.has(debt.label_id);
    if (debt !== null && line.amount !== null) seen.add(debt.label_id);
    const judged = judgeRemitted({ amount: line.amount, parcel: debt, isFirst });
    const pays = isFirst && line.amount !== null && debt !== null;
    return {
      ...line,
      ...none,
      ...(debt === null ? {} : { label_id: debt.label_id }),
      ...(pays ? { journal_id: debt.journal_id, owed: debt.owed } : {}),
      ...judged,
    };
  });
}

/** Judges the lines again, and separates those whose result has changed. */
async function judgeAgain(context: CommandContext, id: number) {
  const kept = await readKeptLines(context.tx, id);
  const lines = await judgeLines(context, kept);
  const changed = lines.filter((line, at) => {
    const before = kept[at];
    return (
      before?.verdict !== line.verdict || before.difference !== line.difference || before.journal_id !== line.journal_id
    );
  });
  return { lines, changed };
}

function nextOf({ viewer }: CommandContext, { status }: LockedRemittance, command: RemittanceCommand) {
  if (!can(viewer, remittanceLife.commands[command].permission)) return refuse('missing_permission');
  return nextState(remittanceLife, status, command);
}

/** Matches the lines again: parcels may have been delivered, or paid by another remittance, since. */
export function matchRemittance(context: CommandContext, id: number): Changed<RemittanceDetail> {
  return changeRecord(context, remittanceRecord, id, async (remittance) => {
    const state = nextOf(context, remittance, 'match');
    if (isRefusal(state)) return state;
    const { changed } = await judgeAgain(context, id);
    await updateRemittanceLines(context.tx, changed);
    await setRemittance(context.tx, id, {}, context.now);
    return { action: 'match', before: {}, after: { lines_total: changed.length } };
  });
}

/** Excludes a line for which no money came. The same user has also made the remittance. */
export function leaveLineOut(
  context: CommandContext,
  id: number,
  { line_id }: { readonly line_id: number },
): Changed<RemittanceDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, remittanceRecord, id, async (remittance) => {
    const state = nextOf(context, remittance, 'leave_out');
    if (isRefusal(state)) return state;
    const kept = await readKeptLines(tx, id);
    const line = kept.find((one) => one.id === line_id);
    if (!line) return refuse('not_found');
    const lines = await judgeLines(
      context,
      kept.map((one) => (one.id === line_id ? { ...one, verdict: 'left_out' as const } : one)),
    );
    await updateRemittanceLines(tx, lines);
    await setRemittance(tx, id, { makers: [...new Set([...remittance.makers, viewer.id])] }, now);
    return { action: 'leave_out', before: {}, after: { lines_total: kept.length - 1 } };
  });
}

/**
 * The money has come: it is booked once, and the COD of what is paid in full goes on to the merchants. Refused: `second_person_needed` for who brought it,
 * `remittance_changed` when it is not what was seen or somebody else was faster with a parcel, `remittance_sum` when lines and money differ.
 */
export function confirmRemittance(
  context: CommandContext,
  id: number,
  { version }: { readonly version: number },
): Changed<RemittanceDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, remittanceRecord, id, async (remittance) => {
    const status = nextOf(context, remittance, 'confirm');
    if (isRefusal(status)) return status;
    const refused = decideConfirm(viewer, remittance.makers) ?? (await refuseSamePerson(context, remittance.makers));
    if (refused) return refused;
    if (remittance.version !== version) return refuse('remittance_changed');
    const kept = await readKeptLines(tx, id);
    await lockPostCash(
      tx,
      kept.flatMap(({ journal_id }) => journal_id ?? []),
    );
    const { lines, changed } = await judgeAgain(context, id);
    if (changed.length > 0) return refuse('remittance_changed');
    const { bank_amount: bank, mmpost_charge: charge } = remittance;
    const account = await chooseBank(tx, remittance.bank_account_id, remittance.branch_id);
    if (isRefusal(account)) return account;
    const sum = lines.reduce((all, { verdict, amount }) => all + (unbooked.includes(verdict) ? 0 : (amount ?? 0)), 0);
    if (sum !== bank + charge) return refuse('remittance_sum', { values: { lines: sum, paid: bank + charge } });
    await writeJournals(tx, [
      {
        key: `remitted:${id}`,
        event: 'remitted',
        at: now,
        branch_id: remittance.branch_id,
        staff_id: viewer.id,
        note: remittance.number,
        postings: remittedPostings({ bank, charge }, account.ledger),
      },
    ]);
    const labels = await bookLines(tx, remittance, { by: viewer.id, now });
    await recomputeCodReadiness(tx, { labels });
    await setRemittance(tx, id, { status, confirmed_by: viewer.id, confirmed_at: now }, now);
    return {
      action: 'confirm',
      before: { status: remittance.status },
      after: {
        status,
        bank_account_id: account.id,
        bank_amount: bank,
        mmpost_charge: charge,
        lines_total: lines.length,
      },
    };
  });
}

/** Puts it away; nothing was booked, and the same lines can be brought again. */
export function voidRemittance(context: CommandContext, id: number): Changed<RemittanceDetail> {
  return changeState(context, remittanceRecord, id, {
    command: 'void',
    decide: (remittance) => nextOf(context, remittance, 'void'),
    set: (status) => setRemittance(context.tx, id, { status }, context.now),
  });
}
