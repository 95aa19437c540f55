import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type ShiftState = 'active' | 'differs' | 'counted' | 'complete' | 'inactive';
export type ShiftCommand = 'count' | 'settle' | 'sign' | 'void';

/** Who hands a shift over and who takes it. */
const worksAtCounter: Permission = 'shift_handover.work';

/**
 * The life of a shift handover (G-03): the outgoing clerk counts the till, the incoming clerk counts it without seeing that, what differs is settled by a
 * third person, and the incoming clerk signs.
 */
export const shiftLife = lifecycle<ShiftState, ShiftCommand | 'differ', Permission>({
  initial: 'active',
  states: {
    active: { tone: 'attention' },
    differs: { tone: 'attention' },
    counted: { tone: 'info' },
    complete: { tone: 'success', final: true },
    inactive: { tone: 'neutral', final: true },
  },
  commands: {
    count: { from: ['active'], to: 'counted', permission: worksAtCounter },
    /** What a count does that is not what the books say. */
    differ: { from: ['active'], to: 'differs', permission: worksAtCounter },
    settle: { from: ['differs'], to: 'counted', permission: 'shift_handover.settle' },
    sign: { from: ['counted'], to: 'complete', permission: worksAtCounter },
    void: { from: ['active', 'counted'], to: 'inactive', permission: worksAtCounter, confirm: true },
  },
});
export const shiftStates = Object.keys(shiftLife.states) as ShiftState[];
export const shiftCommands = ['count', 'settle', 'sign', 'void'] as const satisfies readonly ShiftCommand[];
export const shiftAt = {
  /** The incoming clerk still has to count. */
  open: shiftLife.initial,
  /** A third person has to settle what differs. */
  differs: shiftLife.commands.differ.to,
  /** The incoming clerk has to sign. */
  counted: shiftLife.commands.count.to,
  signed: shiftLife.commands.sign.to,
} as const;

/** What else is open at the counter, apart from parcels by their status. */
export const openWorkKinds = [
  'street',
  'bags',
  'run_sheets',
  'parcel_handovers',
  'cash_handovers',
  'differences',
  'scans',
] as const;
export type OpenWorkKind = (typeof openWorkKinds)[number];
