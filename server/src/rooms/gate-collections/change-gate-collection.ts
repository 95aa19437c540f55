import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideGateCollection } from '@waybill/domain/rooms/gate-collections/decide-gate-collection.ts';
import type {
  gateLeaveOutForm,
  gateLineForm,
  newGateCollectionForm,
  voidGateCollectionForm,
} from '@waybill/domain/rooms/gate-collections/gate-collection-forms.ts';
import {
  gateCollectionNumber,
  unsettledGateLineStates,
  type GateCollectionCommand,
  type GateCollectionState,
  type GateLineState,
} from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import type { GateCollectionDetail } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import { changeRecord, changeState, createRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { nextSerial } from '../ledger/journals.door.ts';
import { gateCollectionRecord } from './gate-collection.record.ts';
import { readGateFacts } from './gate-collections.queries.ts';
import {
  freeGateLines,
  insertGateCollection,
  insertGateLines,
  lockGateLines,
  lockGateOfSlip,
  setGateCollection,
  setGateLine,
  type GateLine,
  type LockedGateCollection,
} from './gate-collections.store.ts';
import { requireFactorAgain } from '../outflows/factor-again.door.ts';

/** Decides whether a command is allowed on the document with its current lines. */
export async function decideOnGate(
  { tx, viewer, now }: CommandContext,
  document: LockedGateCollection,
  command: GateCollectionCommand,
  lines: readonly GateLine[] = [],
): Promise<GateCollectionState | Refusal> {
  const facts = await readGateFacts(
    tx,
    viewer,
    {
      ...document,
      gate_charge: chargeOf(lines),
      keeps_open: lines.filter(({ stands }) => unsettledGateLineStates.includes(stands as GateLineState)).length,
    },
    now,
  );
  return decideGateCollection(viewer, facts, command);
}

export const chargeOf = (lines: readonly GateLine[]): number =>
  lines.reduce((sum, { gate_charge }) => sum + gate_charge, 0);

/**
 * Creates the document of a slip's gate. Nothing is posted yet. Refused: `gate_collection_open` while one of this gate and day is, `gate_nothing_open` without
 * parcels.
 */
export async function createGateCollection(
  context: CommandContext,
  { gate_slip_id, charge_each, charge_by }: FormValues<typeof newGateCollectionForm>,
): Promise<{ data: GateCollectionDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const gate = await lockGateOfSlip(tx, viewer, gate_slip_id);
  if (!gate) return refuse('not_found');
  if (gate.open !== null) return refuse('gate_collection_open', { values: { number: gate.open } });
  const year = Number(businessDate(now).slice(0, 4));
  const number = gateCollectionNumber(year, await nextSerial(tx, 'gate_collection', year));
  const id = await insertGateCollection(tx, number, gate, { chargeBy: charge_by, by: viewer.id, now });
  const gate_lines = await insertGateLines(tx, id, gate, charge_each);
  if (gate_lines === 0) return refuse('gate_nothing_open');
  const { branch_id: branchId, gate_name, day: handed_on } = gate;
  return createRecord(context, gateCollectionRecord, id, {
    name: number,
    branchId,
    after: { gate_name, handed_on, gate_lines, charge_each, charge_by },
  });
}

/** A person who changes a line also becomes a maker of the document, and an approval of its charge is cleared. */
const touchedBy = ({ viewer }: CommandContext, { makers }: LockedGateCollection) => ({
  makers: [...new Set([...makers, viewer.id])],
  approved_by: null,
});

/** Sets the gate's charge and payment for one parcel. Refused: `gate_paid_too_much` above what it owes. */
export function setLineOfGate(
  context: CommandContext,
  id: number,
  { line_id, gate_charge, paid_amount }: FormValues<typeof gateLineForm>,
): Changed<GateCollectionDetail> {
  const { tx, now } = context;
  return changeRecord(context, gateCollectionRecord, id, async (document) => {
    const decided = await decideOnGate(context, document, 'set_line');
    if (isRefusal(decided)) return decided;
    const line = (await lockGateLines(tx, id)).find((one) => one.id === line_id);
    if (!line) return refuse('not_found');
    if (paid_amount !== null && paid_amount > line.owed)
      return refuse('gate_paid_too_much', { values: { owed: line.owed } });
    await setGateLine(tx, line_id, { gate_charge, paid: paid_amount });
    await setGateCollection(tx, id, touchedBy(context, document), now);
    const { tracking_code } = line;
    return {
      action: 'set_line',
      before: { tracking_code, gate_charge: line.gate_charge, paid_amount: line.paid },
      after: { tracking_code, gate_charge, paid_amount },
    };
  });
}

/** Leaves parcels out: not confirmed, or returned. The next document of the gate includes those that are still there. */
export function leaveOutOfGate(
  context: CommandContext,
  id: number,
  { line_ids }: FormValues<typeof gateLeaveOutForm>,
): Changed<GateCollectionDetail> {
  const { tx, now } = context;
  return changeRecord(context, gateCollectionRecord, id, async (document) => {
    const decided = await decideOnGate(context, document, 'leave_out');
    if (isRefusal(decided)) return decided;
    const left = await freeGateLines(tx, id, line_ids);
    if (left !== line_ids.length) return refuse('not_found');
    await setGateCollection(tx, id, touchedBy(context, document), now);
    return { action: 'leave_out', before: {}, after: { gate_lines: left } };
  });
}

/** Approves exactly the charge that the second person saw. */
export function approveGateCharge(
  context: CommandContext,
  id: number,
  { version }: { readonly version: number },
): Changed<GateCollectionDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, gateCollectionRecord, id, async (document) => {
    const lines = await lockGateLines(tx, id);
    const decided = await decideOnGate(context, document, 'approve', lines);
    if (isRefusal(decided)) return decided;
    if (document.version !== version) return refuse('gate_collection_changed');
    const unproved = await requireFactorAgain(context, { kind: 'gate_charge', record_id: id, amount: chargeOf(lines) });
    if (unproved) return unproved;
    await setGateCollection(tx, id, { approved_by: viewer.id }, now);
    return { action: 'approve', before: {}, after: { gate_charge: chargeOf(lines) } };
  });
}

/** Voids the document; nothing was posted, and its parcels are free for another document. */
export function voidGateCollection(
  context: CommandContext,
  id: number,
  { reason }: FormValues<typeof voidGateCollectionForm>,
): Changed<GateCollectionDetail> {
  const { tx, now } = context;
  return changeState(context, gateCollectionRecord, id, {
    command: 'void',
    reason,
    decide: (document) => decideOnGate(context, document, 'void'),
    set: async (status) => {
      await freeGateLines(tx, id, null);
      await setGateCollection(tx, id, { status, void_reason: reason }, now);
    },
  });
}
