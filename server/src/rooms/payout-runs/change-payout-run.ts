import { createHash } from 'node:crypto';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { utf8Mark } from '@waybill/domain/kernel/safe-cell.ts';
import { mayBeServed } from '@waybill/domain/rooms/customers/customer-states.ts';
import { decidePayoutRun } from '@waybill/domain/rooms/payout-runs/decide-payout-run.ts';
import { makePayoutFile } from '@waybill/domain/rooms/payout-runs/payout-file.ts';
import type { payoutReasonForm } from '@waybill/domain/rooms/payout-runs/payout-run-form.ts';
import type { PayoutBlock, PayoutRunCommand } from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import { payoutRunFieldWords } from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import type { PayoutRunDetail } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { xlsxFile } from '../../kernel/sheets/xlsx-file.ts';
import { isBankOpen } from '../bank-accounts/bank-accounts.door.ts';
import { readPayoutRunFacts, readYoungLines } from './payout-runs.queries.ts';
import { payoutRunRecord } from './payout-run.record.ts';
import {
  approveLines,
  holdLines,
  leaveWaiting,
  lockWaitingDocuments,
  setLinesSent,
  setPayoutRun,
  type HeldLine,
  type LockedPayoutRun,
  type WaitingDocument,
} from './payout-runs.store.ts';
import { readTemplate, type StoredPayoutTemplate } from './payout-templates.store.ts';
import { requireFactorAgain } from '../outflows/factor-again.door.ts';

type Reason = FormValues<typeof payoutReasonForm> & { readonly version: number };

async function decide(
  { tx, viewer, now }: CommandContext,
  run: LockedPayoutRun,
  command: PayoutRunCommand,
  { version, checked = [] }: { readonly version: number; readonly checked?: readonly number[] },
) {
  const decided = decidePayoutRun(viewer, await readPayoutRunFacts(tx, viewer, run, now, checked), command);
  return isRefusal(decided) || run.version === version ? decided : refuse('changed_meanwhile');
}

/** Takes a merchant out of a run before its approval: the document stays open, and the person does not approve the run. */
export function takeOutOfRun(
  context: CommandContext,
  id: number,
  { line_id, reason, version }: Reason & { readonly line_id: number },
): Changed<PayoutRunDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, payoutRunRecord, id, async (run) => {
    const status = await decide(context, run, 'take_out', { version });
    if (isRefusal(status)) return status;
    const document = (await lockWaitingDocuments(tx, id)).find((one) => one.line_id === line_id);
    if (!document) return refuse('not_found');
    await holdLines(tx, [{ id: line_id, block: 'taken_out' }], reason, now);
    await setPayoutRun(tx, id, { status, hands: [...new Set([...run.hands, viewer.id])] }, now);
    return { action: 'leave_out', after: { clearance: document.number, amount: document.amount, reason } };
  });
}

/** Approves a run as a whole, exactly as this second person saw it, with all its documents. */
export function approvePayoutRun(
  context: CommandContext,
  id: number,
  { version, checked }: { readonly version: number; readonly checked: readonly number[] },
): Changed<PayoutRunDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, payoutRunRecord, id, async (run) => {
    const documents = await lockWaitingDocuments(tx, id);
    const status = await decide(context, run, 'approve', { version, checked });
    if (isRefusal(status)) return status;
    const amount = documents.reduce((sum, one) => sum + one.amount, 0);
    const unproved = await requireFactorAgain(context, { kind: 'payout_run', record_id: id, amount });
    if (unproved) return unproved;
    const young = (await readYoungLines(tx, id, now)).filter((line) => checked.includes(line));
    await approveLines(tx, id, { by: viewer.id, now, checked: young });
    await setPayoutRun(tx, id, { status, approved_by: viewer.id, approved_at: now }, now);
    for (const { clearance_id, number, branch_id, amount } of documents) {
      const line = { room: 'clearances', record: clearance_id, name: number, branchId: branch_id } as const;
      context.audit({ ...line, action: 'approve', after: { actual_clearance_cod: amount } });
      context.publish({ topic: 'clearance', branchId: branch_id, payload: { id: clearance_id } });
    }
    return {
      action: 'approve',
      before: { status: run.status },
      after: { status, line_count: documents.length, amount, checked: young.length },
    };
  });
}

/** Voids a run whose file is not made. Its documents stay open, without its approval. */
export function voidPayoutRun(
  context: CommandContext,
  id: number,
  { reason, version }: Reason,
): Changed<PayoutRunDetail> {
  const { tx, now } = context;
  return changeRecord(context, payoutRunRecord, id, async (run) => {
    const status = await decide(context, run, 'void', { version });
    if (isRefusal(status)) return status;
    const documents = await lockWaitingDocuments(tx, id);
    const held = documents.map(({ line_id }) => ({ id: line_id, block: 'run_void' as const }));
    await holdLines(tx, held, null, now);
    await leaveWaiting(tx, id, 'run_void');
    await setPayoutRun(tx, id, { status, void_reason: reason }, now);
    return { action: 'void', before: { status: run.status }, after: { status, reason } };
  });
}

/** Returns why a document is held out of the file, although the run is approved; null when it is paid. */
function heldBecause(document: WaitingDocument): PayoutBlock | null {
  if (!mayBeServed(document.customer_status)) return 'not_active';
  if (!document.same_account) return 'account_changed';
  if (!document.open || document.amount !== document.expected_net) return 'changed';
  return document.approved_by === null ? 'not_approved' : null;
}

/**
 * Makes the file of a run, once. Merchants suspended meanwhile, changed accounts and documents are held out with the reason. Refused:
 * `payout_file_narrow` when an account or amount does not fit its place, `payout_run_empty` when nobody is left.
 */
export function sendPayoutRun(
  context: CommandContext,
  id: number,
  { version }: { readonly version: number },
): Changed<PayoutRunDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, payoutRunRecord, id, async (run) => {
    const documents = await lockWaitingDocuments(tx, id);
    const status = await decide(context, run, 'send', { version });
    if (isRefusal(status)) return status;
    if (!(await isBankOpen(tx, run.bank_account_id))) return refuse('bank_account_closed');
    const held = documents.flatMap((one): HeldLine[] => {
      const block = heldBecause(one);
      return block === null ? [] : [{ id: one.line_id, block }];
    });
    const out = new Set(held.map((line) => line.id));
    const paid = documents.filter(({ line_id }) => !out.has(line_id));
    if (paid.length === 0) return refuse('payout_run_empty');
    const template = await readTemplate(tx, run.template_id);
    const file = template && (await fileOf(context, run, template, paid));
    if (!file) throw new Error(`payout run ${run.number} has no template`);
    if (isRefusal(file)) return file;
    await holdLines(tx, held, null, now);
    await setLinesSent(tx, id);
    const file_hash = createHash('sha256').update(file.content).digest('hex');
    const made = { file_name: file.name, file_hash, file_content: file.content };
    await setPayoutRun(tx, id, { status, sent_by: viewer.id, sent_at: now, ...made }, now);
    for (const { clearance_id, branch_id } of documents)
      context.publish({ topic: 'clearance', branchId: branch_id, payload: { id: clearance_id } });
    const amount = paid.reduce((sum, one) => sum + one.amount, 0);
    return {
      action: 'make_file',
      before: { status: run.status },
      after: { status, line_count: paid.length, amount, held: held.length, file_name: file.name, file_hash },
    };
  });
}

async function fileOf(
  { tx, now, locale }: CommandContext,
  run: LockedPayoutRun,
  template: StoredPayoutTemplate,
  documents: readonly WaitingDocument[],
): Promise<{ readonly name: string; readonly content: Buffer } | Refusal<'payout_file_narrow'>> {
  const own = await tx
    .selectFrom('bank_account')
    .select('number')
    .where('id', '=', run.bank_account_id)
    .executeTakeFirstOrThrow();
  const lines = documents.map(({ number, account, holder, bank, phone, amount }) => ({
    reference: number,
    account,
    holder,
    bank,
    phone,
    amount,
  }));
  const facts = { run: run.number, date: businessDate(now), payer: own.number ?? '' };
  const file = makePayoutFile(template, facts, lines);
  if ('narrow' in file) {
    const field = placeWord(file.narrow)[locale];
    return refuse('payout_file_narrow', { values: { field, number: file.reference } });
  }
  if (file.text !== null) return { name: file.name, content: bytesOf(file.text, template.encoding) };
  const pieces: Buffer[] = [];
  const heads = file.heads.map((text) => ({ text, width: 24 }));
  for await (const piece of xlsxFile({ name: run.number, heads, rows: once(file.rows), at: now })) pieces.push(piece);
  return { name: file.name, content: Buffer.concat(pieces) };
}

const bytesOf = (text: string, encoding: StoredPayoutTemplate['encoding']): Buffer =>
  encoding === 'utf16'
    ? Buffer.from(utf8Mark + text, 'utf16le')
    : Buffer.from(encoding === 'utf8_mark' ? utf8Mark + text : text);

async function* once<Rows>(rows: Rows): AsyncGenerator<Rows> {
  yield rows;
}

const placeWord = (name: string) =>
  name.startsWith('amount') || name.startsWith('total') ? payoutRunFieldWords.amount : payoutRunFieldWords.account;
