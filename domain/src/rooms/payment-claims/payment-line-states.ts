import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type PaymentLineState =
  | 'unknown'
  | 'ahead'
  | 'proposed'
  | 'short'
  | 'over'
  | 'twice'
  | 'waiting'
  | 'matched'
  | 'left';
export type PaymentLineCommand =
  | 'pay_ahead'
  | 'propose'
  | 'fall_short'
  | 'exceed'
  | 'repeat'
  | 'wait'
  | 'match'
  | 'unmatch'
  | 'leave'
  | 'reopen';

const works: Permission = 'bank_line.match';
const unsettled: readonly PaymentLineState[] = ['unknown', 'ahead', 'proposed', 'short', 'over', 'twice', 'waiting'];
const found: readonly PaymentLineState[] = ['unknown', 'ahead'];

/**
 * Life of a line of a provider's statement. The import finds its claim, or why none fits: another amount, or a reference that another line has. A person
 * then matches it, with the difference as the courier's shortage or as a surplus of the branch, or leaves it with a reason. It waits where the importer
 * took part in the claim. Paid ahead of the delivery, it waits for the claim of that.
 */
export const paymentLineLife = lifecycle<PaymentLineState, PaymentLineCommand, Permission>({
  initial: 'unknown',
  states: {
    unknown: { tone: 'attention' },
    ahead: { tone: 'info' },
    proposed: { tone: 'info' },
    short: { tone: 'danger' },
    over: { tone: 'attention' },
    twice: { tone: 'danger' },
    waiting: { tone: 'attention' },
    matched: { tone: 'success' },
    left: { tone: 'neutral' },
  },
  commands: {
    pay_ahead: { from: ['unknown'], to: 'ahead', permission: works },
    propose: { from: found, to: 'proposed', permission: works },
    fall_short: { from: found, to: 'short', permission: works },
    exceed: { from: found, to: 'over', permission: works },
    repeat: { from: found, to: 'twice', permission: works },
    wait: { from: found, to: 'waiting', permission: works },
    match: { from: unsettled, to: 'matched', permission: works, confirm: true },
    unmatch: { from: ['matched'], to: 'unknown', permission: works, confirm: true },
    leave: { from: unsettled, to: 'left', permission: works, confirm: true },
    reopen: { from: ['left'], to: 'unknown', permission: works },
  },
});

/** States of a line whose claim the next import looks for. */
export const unclaimedLineStates = paymentLineLife.commands.propose.from;

/** Commands that people give; the others follow from the import. */
export const paymentLineSteps = ['match', 'unmatch', 'leave', 'reopen'] as const satisfies PaymentLineCommand[];
export type PaymentLineStep = (typeof paymentLineSteps)[number];
