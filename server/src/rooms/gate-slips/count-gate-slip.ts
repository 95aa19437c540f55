import type { FormValues } from '@waybill/domain/kernel/form.ts';
import {
  gateCountProblem,
  type GateCountCommand,
  type GateCountFacts,
} from '@waybill/domain/rooms/gate-slips/gate-count.ts';
import type { gateCaseForm, slipCountForm } from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import { caseLife } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import type { GateSlipDetail } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import { changeRecord, type Changed, type Done } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { gateSlipRecord } from './change-gate-slip.ts';
import { readCountFacts, setGateCount, type LockedGateSlip } from './gate-slips.store.ts';

type Act = (slip: LockedGateSlip, facts: GateCountFacts) => Promise<Omit<Done<'gate_slips'>, 'action'>>;

/** Runs a command on the count of a slip: refused to accounts that a person involved in it could have used. */
function onCount(context: CommandContext, id: number, command: GateCountCommand, act: Act): Changed<GateSlipDetail> {
  const { tx, viewer } = context;
  return changeRecord(context, gateSlipRecord, id, async (slip) => {
    const facts = await readCountFacts(tx, slip);
    const problem = gateCountProblem(viewer, facts, command);
    if (problem) return problem;
    const hands = command === 'own' ? [] : [...facts.givers, facts.counted_by];
    const refused = await refuseSamePerson(context, hands);
    if (refused) return refused;
    return { action: command, ...(await act(slip, facts)) };
  });
}

/**
 * Enters the number that the gate signed for, before the list is seen. The slip accepts no more parcels. When the list has another number, a case is opened,
 * and the person who opened the slip answers for it until someone takes it over.
 */
export function countGateSlip(
  context: CommandContext,
  id: number,
  { gate_count, signed_by }: FormValues<typeof slipCountForm>,
): Changed<GateSlipDetail> {
  const { tx, viewer, now } = context;
  return onCount(context, id, 'count', async (slip, { parcels: listed_count }) => {
    const differs = gate_count !== listed_count;
    const change = {
      blind: false,
      gate_count,
      listed_count,
      signed_by,
      counted_by: viewer.id,
      counted_at: now,
      case_status: differs ? caseLife.at.open : null,
      case_owner_id: differs ? slip.created_by : null,
    };
    await setGateCount(tx, id, change, now);
    return { after: { gate_count, listed_count, signed_by } };
  });
}

/** Makes the caller responsible for the difference. */
export function ownGateCase(context: CommandContext, id: number): Changed<GateSlipDetail> {
  const { tx, viewer, now } = context;
  return onCount(context, id, 'own', async ({ case_owner_id }) => {
    await setGateCount(tx, id, { case_owner_id: viewer.id }, now);
    return {
      before: case_owner_id === null ? {} : { case_owner_id },
      after: { case_owner_id: viewer.id },
    };
  });
}

/** Settles the difference, by a person who neither handed over nor counted. */
export function settleGateCase(
  context: CommandContext,
  id: number,
  { case_note }: FormValues<typeof gateCaseForm>,
): Changed<GateSlipDetail> {
  const { tx, viewer, now } = context;
  return onCount(context, id, 'settle', async () => {
    await setGateCount(
      tx,
      id,
      { case_status: caseLife.at.settled, case_note, case_settled_by: viewer.id, case_settled_at: now },
      now,
    );
    return { after: { case_note } };
  });
}
