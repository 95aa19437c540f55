import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type PriceExceptionState = 'within_limit' | 'proposed' | 'confirmed' | 'denied' | 'noted' | 'replaced';
export type PriceExceptionCommand = 'propose' | 'note' | 'confirm' | 'deny' | 'replace';

/**
 * The life of a price exception. Within the limit of its maker it counts at once; above it a second person confirms or denies it, and until it is confirmed no
 * branch accepts the parcel. `noted` is only listed: cash was taken back and less was asked for afterwards. `propose`, `note` and `replace` follow from what
 * is made of the label; there is no button for them.
 *
 * Source: decisions 19.
 */
export const priceExceptionLife = lifecycle<PriceExceptionState, PriceExceptionCommand, Permission>({
  initial: 'within_limit',
  states: {
    within_limit: { tone: 'neutral' },
    proposed: { tone: 'attention' },
    confirmed: { tone: 'success' },
    denied: { tone: 'danger' },
    noted: { tone: 'attention' },
    replaced: { tone: 'neutral', final: true },
  },
  commands: {
    propose: { from: ['within_limit'], to: 'proposed', permission: 'price.except' },
    note: { from: ['within_limit'], to: 'noted', permission: 'label.edit' },
    confirm: { from: ['proposed'], to: 'confirmed', permission: 'price.except', confirm: true },
    deny: { from: ['proposed'], to: 'denied', permission: 'price.except', confirm: true },
    replace: {
      from: ['within_limit', 'proposed', 'confirmed', 'denied', 'noted'],
      to: 'replaced',
      permission: 'label.edit',
    },
  },
});

export const priceExceptionStates = Object.keys(priceExceptionLife.states) as PriceExceptionState[];
/** What a second person decides. */
export const priceExceptionCommands = ['confirm', 'deny'] as const satisfies readonly PriceExceptionCommand[];
export type PriceDecision = (typeof priceExceptionCommands)[number];

/** Named states of the table above. */
export const priceExceptionAt = {
  within_limit: priceExceptionLife.initial,
  proposed: priceExceptionLife.commands.propose.to,
  confirmed: priceExceptionLife.commands.confirm.to,
  noted: priceExceptionLife.commands.note.to,
  replaced: priceExceptionLife.commands.replace.to,
} as const satisfies Record<string, PriceExceptionState>;

/** States in which the given price counts, or waits to. */
export const countingPriceStates: readonly PriceExceptionState[] = [
  priceExceptionAt.within_limit,
  priceExceptionAt.proposed,
  priceExceptionAt.confirmed,
];

/** May no branch accept the parcel for this price? */
export const isPriceOpen = (state: PriceExceptionState): boolean =>
  state === priceExceptionAt.proposed || state === priceExceptionLife.commands.deny.to;

/** How a price differs from the table: agreed for the label, another insurance percent, or less asked for after cash was taken back. */
export const priceExceptionKinds = ['flat', 'insurance', 'after_rollback'] as const;
export type PriceExceptionKind = (typeof priceExceptionKinds)[number];
