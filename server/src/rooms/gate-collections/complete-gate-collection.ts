import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { gateChargeOf, gatePostings } from '@waybill/domain/rooms/gate-collections/decide-gate-collection.ts';
import type { gateCountForm, gateEndForm } from '@waybill/domain/rooms/gate-collections/gate-collection-forms.ts';
import {
  bringsCash,
  decideGateEnd,
  gateEndHands,
  gateEndPostings,
} from '@waybill/domain/rooms/gate-collections/gate-ends.ts';
import { gateCollectionLife } from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import type { GateCollectionDetail } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import { changeRecord, type Changed, type Done } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { chooseBank } from '../bank-accounts/bank-accounts.door.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import { keepFile } from '../files/files.door.ts';
import { dayOfJournals } from '../ledger/ledger.door.ts';
import { writeJournals, type NewJournal } from '../ledger/journals.door.ts';
import { lockOutflow, payOut } from '../outflows/outflows.door.ts';
import { chargeOf, decideOnGate } from './change-gate-collection.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { gateCollectionRecord } from './gate-collection.record.ts';
import { outflowOfGate } from './gate-collections.queries.ts';
import {
  bookGateLines,
  endGateLine,
  lockGateLines,
  lockShortLine,
  readDocumentOfLine,
  setGateCollection,
  type GateLine,
  type LockedGateCollection,
  type ShortLine,
} from './gate-collections.store.ts';

type Count = FormValues<typeof gateCountForm> & { version: number };

/**
 * Completes the document: the gate's money is counted, its charge leaves, and both are posted once. Only parcels confirmed as delivered are on it, so only
 * their COD continues, each as soon as all of its money is in. Refused: `gate_lines_open`, `gate_counted_short` when less was counted than the lines say,
 * `not_enough_cash` for the charge, `gate_collection_changed` when it is not the document that was seen, and by the rules.
 */
export function completeGateCollection(
  context: CommandContext,
  id: number,
  body: Count,
): Changed<GateCollectionDetail> {
  const { tx, viewer, now } = context;
  const { counted, method, note } = body;
  return changeRecord(context, gateCollectionRecord, id, async (document) => {
    const leaving = outflowOfGate(document, viewer);
    await lockOutflow(tx, leaving);
    const lines = await lockGateLines(tx, id);
    const status = await decideOnGate(context, document, 'complete', lines);
    if (isRefusal(status)) return status;
    if (document.version !== body.version) return refuse('gate_collection_changed');
    const owed = lines.reduce((sum, line) => sum + (line.paid ?? line.owed), 0);
    const charge = chargeOf(lines);
    const surplus = counted - owed;
    if (surplus < 0) return refuse('gate_counted_short', { values: { owed, counted } });
    if (surplus > 0 && note === null) return refuse('validation_failed', { fields: { note: [{ code: 'required' }] } });
    const bank = method === 'bank' ? await chooseBank(tx, body.bank_account_id, document.branch_id) : null;
    if (isRefusal(bank)) return bank;
    const { branch_id } = document;
    const proof = body.proof
      ? await keepFile(context, body.proof, { field: 'proof', room: 'gate_collections', branchId: branch_id })
      : null;
    const journals = await payOut(context, {
      ...leaving,
      record_id: id,
      amount: charge,
      alone: document.approved_by === null,
      till: branch_id,
      comes: method === 'cash' ? counted : 0,
      journals: [
        journal(
          context,
          document,
          'gate_paid',
          id,
          gatePostings({ branch_id, bank: bank?.ledger ?? null, counted, owed, charge }),
        ),
        ...(document.charge_by === 'merchant' ? lines.flatMap((line) => chargedTo(context, document, line)) : []),
      ],
    });
    if (isRefusal(journals)) return journals;
    const labels = await bookGateLines(tx, document, { method, now });
    await recomputeCodReadiness(tx, { labels });
    await setGateCollection(
      tx,
      id,
      {
        status,
        counted,
        surplus,
        charged: charge,
        method,
        bank_account_id: bank?.id ?? null,
        note,
        proof_file_id: proof,
        completed_by: viewer.id,
        completed_at: now,
        business_date: dayOfJournals(journals),
      },
      now,
    );
    return {
      action: 'complete',
      before: { status: document.status },
      after: {
        status,
        counted,
        method,
        bank_account_id: bank?.id ?? null,
        gate_charge: charge,
        surplus,
        gate_lines: lines.length,
        gate_note: note,
      },
    };
  });
}

function journal(
  { viewer, now: at }: CommandContext,
  { id, branch_id, number }: LockedGateCollection,
  event: 'gate_paid' | 'gate_charged' | 'gate_settled',
  of: number,
  postings: NewJournal['postings'],
): NewJournal {
  return {
    key: `${event}:${of}`,
    event,
    at,
    gate_collection_id: id,
    branch_id,
    staff_id: viewer.id,
    note: number,
    postings,
  };
}

/** Returns what a parcel's merchant owes for the gate's charge. A walk-in sender has no account: the operator bears the charge. */
function chargedTo(context: CommandContext, document: LockedGateCollection, line: GateLine): NewJournal[] {
  const { id, label_id, customer_id, gate_charge } = line;
  if (customer_id === null || gate_charge === 0) return [];
  const { postings, item } = gateChargeOf(customer_id, gate_charge);
  return [{ ...journal(context, document, 'gate_charged', id, postings), label_id, item: { ...item, customer_id } }];
}

/**
 * Resolves a gate's shortage for a parcel, with a reason: paid later into the till, kept as its charge, or written off. Then the parcel's COD can continue.
 * Refused: `state_not_allowed` when it is already resolved, and by the rules.
 */
export async function settleGateLine(
  context: CommandContext,
  lineId: number,
  { end, note }: FormValues<typeof gateEndForm>,
): Changed<GateCollectionDetail> {
  const { tx, viewer, now } = context;
  const id = await readDocumentOfLine(tx, lineId);
  if (id === null) return refuse('not_found');
  return changeRecord(context, gateCollectionRecord, id, async (document) => {
    const line = await lockShortLine(tx, lineId);
    if (document.status !== gateCollectionLife.at.complete || !line?.waits) return refuse('state_not_allowed');
    const { makers, approved_by: approvedBy, completed_by: countedBy, branch_id } = document;
    const hands = { makers, approvedBy, countedBy };
    const refused = decideGateEnd(viewer, end, hands) ?? (await refuseSamePerson(context, gateEndHands(end, hands)));
    if (refused) return refused;
    if (bringsCash(end) && viewer.branchId !== branch_id)
      return refuse('gate_cash_elsewhere', { values: { branch_id } });
    return settle(context, document, line, { end, note, by: viewer.id, now });
  });
}

async function settle(
  context: CommandContext,
  document: LockedGateCollection,
  line: ShortLine,
  how: Pick<Parameters<typeof endGateLine>[2], 'end' | 'note' | 'by' | 'now'>,
): Promise<Done<'gate_collections'>> {
  const { tx } = context;
  const { branch_id } = document;
  const rest = line.owed - line.paid;
  await writeJournals(tx, [
    {
      ...journal(context, document, 'gate_settled', line.id, gateEndPostings(how.end, branch_id, rest)),
      label_id: line.label_id,
      note: `${document.number}: ${how.note}`,
    },
  ]);
  const before = document.method === 'cash' ? line.paid : 0;
  await endGateLine(tx, line, { ...how, branchId: branch_id, inTill: before + (bringsCash(how.end) ? rest : 0) });
  await recomputeCodReadiness(tx, { labels: [line.label_id] });
  await setGateCollection(tx, document.id, {}, how.now);
  return { action: 'settle', before: { rest }, after: { gate_end: how.end, gate_end_note: how.note } };
}
