import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { carriedOn } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import type { payForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { rowOfKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { oldestFirst, paymentProblem } from '@waybill/domain/rooms/clearances/decide-payment.ts';
import {
  clearedPostings,
  collectedPostings,
  type ClearancePayment,
} from '@waybill/domain/rooms/clearances/clearance-postings.ts';
import { accountRef, type AccountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { changeRecord, type Changed, type Done } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { chooseBank } from '../bank-accounts/bank-accounts.door.ts';
import { keepFile } from '../files/files.door.ts';
import { arriveUnnamed } from '../handovers/handovers.door.ts';
import { queuePaidMessage } from '../messages/merchant-messages.door.ts';
import type { NewJournal } from '../ledger/journals.door.ts';
import { decideOnDocument } from './change-clearance.ts';
import { payOut } from '../outflows/outflows.door.ts';
import { clearanceRecord } from './clearance.record.ts';
import { outflowOfClearance } from './paid-today.queries.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import {
  addPayment,
  readApprovedBy,
  readLinesToSettle,
  settleAll,
  settleParts,
  type LockedClearance,
  type NewClearancePayment,
  lockPayee,
} from './clearances.store.ts';

type Body = FormValues<typeof payForm> & { version: number };

/**
 * Pays a document: from a bank account of the operator to the merchant's confirmed one, or from the till of their branch. An underpaid amount is
 * carried forward to the next document. A document below zero is paid in by the merchant, or carried forward; where the rest stays on the document,
 * in any number of payments. Refused: `approval_needed` above the limit, `bank_not_confirmed`, `bank_account_closed`, `bank_account_elsewhere`,
 * `not_enough_cash`, `lines_changed` when the document differs from the one seen, `validation_failed` for a payment of nothing or of more than the
 * total.
 */
export function payClearance(context: CommandContext, id: number, body: Body): Changed<ClearanceDetail> {
  const { tx } = context;
  const { received_amount: received, method } = body;
  const fee = body.transfer_fee ?? 0;
  const bearer = body.transfer_fee_by ?? 'operator';
  return changeRecord(context, clearanceRecord, id, async (document) => {
    const decided = await decideOnDocument(context, document, 'pay', bearer === 'operator' ? fee : 0);
    if (isRefusal(decided)) return decided;
    if (document.version !== body.version) return refuse('lines_changed');
    const { rest } = rowOfKind(document.kind);
    const due = document.actual_clearance_cod - (document.received_amount ?? 0);
    const fields = paymentProblem({ due, rest, received, fee, bearer, method });
    if (fields) return refuse('validation_failed', { fields });
    const own =
      method === 'bank' && received !== 0 ? await chooseBank(tx, body.bank_account_id, document.branch_id) : null;
    if (isRefusal(own)) return own;
    const refusal = received > 0 && method === 'bank' ? await payeeProblem(context, document, body.bank_id) : null;
    if (refusal) return refusal;
    const proof = body.proof
      ? await keepFile(context, body.proof, { field: 'proof', room: 'clearances', branchId: document.branch_id })
      : null;
    return payDocument(context, document, {
      received,
      method,
      fee,
      bearer,
      own,
      bank_id: method === 'bank' && received > 0 ? body.bank_id : null,
      claim_user: body.claim_user,
      claim_date: body.claim_date,
      proof_file_id: proof,
      alone: document.approved_by === null,
      note: null,
    });
  });
}

/** A payment that was decided. Whole kyat. */
export interface DecidedPayment
  extends
    Pick<ClearancePayment, 'received' | 'fee' | 'bearer'>,
    Pick<NewClearancePayment, 'method' | 'bank_id' | 'claim_user' | 'claim_date' | 'proof_file_id'> {
  /** The operator's bank account that pays or receives; null for cash. */
  readonly own: { readonly id: number; readonly ledger: AccountRef } | null;
  /** No second person approved it. */
  readonly alone: boolean;
  /** The bank's reference, for the journal. */
  readonly note: string | null;
}

/** Pays a locked document after its decision: payment, lines, journal, outflow and message. Refused: `not_enough_cash` where a till pays. */
export async function payDocument(
  context: CommandContext,
  document: LockedClearance,
  { received, fee, bearer, own, alone, note, ...how }: DecidedPayment,
): Promise<Done<'clearances'> | Refusal> {
  const { tx, viewer, now } = context;
  const { id } = document;
  const { method, bank_id } = how;
  const { rest } = rowOfKind(document.kind);
  const due = document.actual_clearance_cod - (document.received_amount ?? 0);
  const carried = rest === 'carried' ? carriedOn({ due, received, fee, bearer }) : 0;
  const complete = rest === 'carried' || received === due;
  const payment = await addPayment(
    tx,
    id,
    {
      ...how,
      amount: received,
      bank_account_id: own?.id ?? null,
      paid_by: viewer.id,
      paid_at: now,
      transfer_fee: fee,
      transfer_fee_by: fee > 0 ? bearer : null,
    },
    complete,
  );
  const place = own?.ledger ?? accountRef('cash:branch', { owner: document.branch_id });
  const settles =
    rest === 'carried'
      ? await settleDocument(context, document, { received, fee, bearer, payer: place, carried })
      : await settleLines(context, document, { received, taker: place, payment });
  const paid = await payOut(context, {
    ...(await outflowOfClearance(tx, document, viewer)),
    record_id: id,
    amount: Math.max(received, 0) + fee,
    alone,
    till: method === 'cash' && received > 0 ? document.branch_id : null,
    journals: [{ event: 'cleared', clearance_id: id, branch_id: document.branch_id, note, ...settles }],
  });
  if (isRefusal(paid)) return paid;
  if (received > 0) await queuePaidMessage(tx, { clearance: id, payment }, now);
  // A till that pays a merchant does so for head office, so the same amount of parcels' money in it counts as arrived.
  if (method === 'cash') await recomputeCodReadiness(tx, { labels: await arriveUnnamed(tx, document.branch_id, null) });
  return {
    action: 'pay',
    before: { status: document.status },
    after: {
      ...(complete ? { status: clearanceLife.at.complete } : {}),
      actual_clearance_cod: document.actual_clearance_cod,
      received_amount: received,
      method,
      bank_id,
      bank_account_id: own?.id ?? null,
      transfer_fee: fee,
      transfer_fee_by: bearer,
      carried,
    },
  };
}

type Settled = Pick<NewJournal, 'key' | 'postings' | 'item'>;

/** Settles the whole document by one payment; an underpaid amount is carried forward to the next one. */
async function settleDocument(
  { tx }: CommandContext,
  { id, customer_id, ...document }: LockedClearance,
  paid: Pick<ClearancePayment, 'received' | 'fee' | 'bearer' | 'payer'> & { readonly carried: number },
): Promise<Settled> {
  await settleAll(tx, id);
  const { carried: net, ...payment } = paid;
  const netted = document.return_amount + document.credit_amount + document.gate_submit_amount;
  return {
    key: `cleared:${id}`,
    postings: clearedPostings({ customer_id, netted, ...payment }),
    item:
      net === 0 ? null : { role: 'carried', customer_id, cod_amount: 0, cod_fee: 0, shipping: 0, return_fee: 0, net },
  };
}

/** Settles lines with the payment, oldest first; the rest stays open on the document. */
async function settleLines(
  { tx }: CommandContext,
  { id, customer_id }: LockedClearance,
  { received, taker, payment }: { readonly received: number; readonly taker: AccountRef; readonly payment: number },
): Promise<Settled> {
  const lines = await readLinesToSettle(tx, id);
  const amounts = oldestFirst(lines, received);
  const parts = lines.map((line, at) => ({ id: line.id, role: line.role, amount: amounts[at] ?? 0 }));
  await settleParts(tx, id, parts);
  return {
    key: `cleared:${id}:${payment}`,
    postings: collectedPostings({ customer_id, taker, parts }),
  };
}

/** A bank transfer goes to the account that a second person has confirmed. */
async function payeeProblem(
  { tx }: CommandContext,
  document: LockedClearance,
  bankId: Body['bank_id'],
): Promise<Refusal | null> {
  if (!(await lockPayee(tx, document.customer_id, bankId)))
    return refuse('bank_not_confirmed', { fields: { bank_id: [{ code: 'select' }] } });
  // The account may have been confirmed while this payment was decided.
  return document.approved_by !== (await readApprovedBy(tx, document.id)) ? refuse('lines_changed') : null;
}
