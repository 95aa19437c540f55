import {
  belowTable,
  factorAgain,
  onePerson,
  outflowKinds,
  type LimitKind,
  type OutflowKind,
} from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { JournalEvent } from '../ledger/ledger.words.ts';

/**
 * Kind of outflow of each ledger event; null where no money leaves the operator or where it only comes back. A new event does not compile until its
 * limit is decided.
 */
export const outflowOfEvent: Readonly<Record<JournalEvent, OutflowKind | null>> = {
  channel_settled: null,
  channel_fee: null,
  channel_as_cash: null,
  channel_short: null,
  channel_paid: null,
  // Always ended by another person than those who matched the lump sums.
  channel_difference: null,
  accepted: null,
  delivered: null,
  return_confirmed: null,
  missing_confirmed: 'compensation',
  compensation_paid: 'compensation',
  transited: null,
  redirected: null,
  hold_ended: null,
  picked_up: null,
  handed_over: null,
  sent: 'handover_out',
  arrived: null,
  cleared: 'clearance',
  expense: 'expense',
  transferred: 'transfer',
  opened: null,
  bank_charge: 'bank_charge',
  bank_interest: null,
  bank_moved: null,
  handover_reversed: null,
  till_counted: null,
  repaid: null,
  written_off: null,
  emo_sold: null,
  emo_paid: 'emo_payout',
  emo_refunded: 'emo_refund',
  remitted: null,
  remittance_settled: 'remittance_back',
  gate_paid: 'gate_charge',
  agent_paid: 'agent_payout',
  gate_charged: null,
  gate_settled: null,
  // Always requested by one person and confirmed by another.
  surplus_settled: null,
};

/** Kinds of outflow that some event pays. */
export const paidKinds: readonly OutflowKind[] = outflowKinds.filter((kind) =>
  Object.values(outflowOfEvent).includes(kind),
);

/** Kinds listed on the page of limits. */
export const settableKinds: readonly LimitKind[] = [...paidKinds, onePerson, belowTable, factorAgain];
