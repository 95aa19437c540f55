import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { numberedAs } from '../ledger/document-number.ts';

export type GateCollectionState = 'pending' | 'complete' | 'void';
export type GateCollectionCommand = 'approve' | 'complete' | 'set_line' | 'leave_out' | 'void' | 'settle';

/**
 * Life of a bus gate's document for a day (N-26): made from the parcels given to the gate, completed when another person has counted its payment, or
 * voided without postings. A shortage of a parcel is resolved afterwards.
 */
export const gateCollectionLife = lifecycle<GateCollectionState, GateCollectionCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    complete: { tone: 'success' },
    void: { tone: 'neutral', final: true },
  },
  commands: {
    approve: { from: ['pending'], to: 'pending', permission: 'cod.approve', confirm: true },
    complete: { from: ['pending'], to: 'complete', permission: 'cod.pay', confirm: true },
    set_line: { from: ['pending'], to: 'pending', permission: 'cod.clear' },
    leave_out: { from: ['pending'], to: 'pending', permission: 'cod.clear', confirm: true },
    void: { from: ['pending'], to: 'void', permission: 'cod.clear', confirm: true },
    settle: { from: ['complete'], to: 'complete', permission: 'cod.pay' },
  },
});

/** @example gateCollectionNumber(2026, 7) === 'GTC-26-000007' */
export function gateCollectionNumber(year: number, serial: number): string {
  return numberedAs('GTC', year, serial);
}

/** State of a document's line: unconfirmed or returned parcels keep the document open until they are left out. */
export const gateLineStates = ['not_confirmed', 'back', 'collects', 'free', 'short', 'settled'] as const;
export type GateLineState = (typeof gateLineStates)[number];
/** Lines that must be left out before the gate can settle. */
export const unsettledGateLineStates: readonly GateLineState[] = ['not_confirmed', 'back'];

/** Reasons why a merchant's parcel at a gate is not cleared yet, in the order from the gate to the merchant's clearance. */
export const gateWaits = [
  'not_confirmed',
  'no_document',
  'gate_not_paid',
  'short',
  'in_till',
  'ready',
  'on_clearance',
  'paid',
  'nothing',
] as const;
export type GateWait = (typeof gateWaits)[number];
