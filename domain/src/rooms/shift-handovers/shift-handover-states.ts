import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type ShiftState = 'active' | 'differs' | 'counted' | 'complete' | 'inactive';
export type ShiftCommand = 'count' | 'settle' | 'sign' | 'void';

/** Permission to hand over and to take a shift. */
const worksAtCounter: Permission = 'shift_handover.work';

/**
 * Life of a shift handover (G-03): the outgoing clerk counts the till, the incoming clerk counts blind, a third person settles a difference, and the
 * incoming clerk signs.
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
    /** Effect of a count that differs from the books. */
    differ: { from: ['active'], to: 'differs', permission: worksAtCounter },
    settle: { from: ['differs'], to: 'counted', permission: 'shift_handover.settle' },
    sign: { from: ['counted'], to: 'complete', permission: worksAtCounter },
    void: { from: ['active', 'counted'], to: 'inactive', permission: worksAtCounter, confirm: true },
  },
});
export const shiftCommands = ['count', 'settle', 'sign', 'void'] as const satisfies readonly ShiftCommand[];
export const shiftAt = {
  /** The incoming clerk must count. */
  open: shiftLife.initial,
  /** A third person must settle the difference. */
  differs: shiftLife.commands.differ.to,
  /** The incoming clerk must sign. */
  counted: shiftLife.commands.count.to,
  signed: shiftLife.commands.sign.to,
} as const;

/** Open work at the counter besides parcels by status. */
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
