import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type PriceExceptionState = 'within_limit' | 'proposed' | 'confirmed' | 'denied' | 'noted' | 'replaced';
export type PriceExceptionCommand = 'propose' | 'note' | 'confirm' | 'deny' | 'replace';

/**
 * Life of a price exception. Within its maker's limit it applies at once; above it a second person confirms or denies it, and no branch accepts the
 * parcel before. `noted` is only listed: cash was returned and a lower price charged afterwards. `propose`, `note` and `replace` follow from the label
 * and have no button. Source: decisions 19.
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

/** Decisions of the second person. */
export const priceExceptionCommands = ['confirm', 'deny'] as const satisfies readonly PriceExceptionCommand[];
export type PriceDecision = (typeof priceExceptionCommands)[number];

/** States in which the given price applies, or waits to. */
export const countingPriceStates: readonly PriceExceptionState[] = [
  priceExceptionLife.at.within_limit,
  priceExceptionLife.at.proposed,
  priceExceptionLife.at.confirmed,
];

/** Returns whether no branch may accept the parcel because of this price. */
export const isPriceOpen = (state: PriceExceptionState): boolean =>
  state === priceExceptionLife.at.proposed || state === priceExceptionLife.commands.deny.to;

/** Kinds of exceptions: an agreed price, another insurance percentage, or a lower price after cash was returned. */
export const priceExceptionKinds = ['flat', 'insurance', 'after_rollback'] as const;
export type PriceExceptionKind = (typeof priceExceptionKinds)[number];
