import { lifecycle } from '../../kernel/lifecycle.ts';

/**
 * Life of a label's COD (S-20, decisions 3); none without COD. Users never give these commands: they follow from parcel steps, confirmed handovers,
 * gates and documents. A rolled-back delivery may already have passed a gate that pays early; a cancellation is undone only together with the entry that
 * caused it.
 */
export const codLife = lifecycle({
  initial: 'ongoing',
  states: {
    ongoing: { tone: 'transit' },
    process: { tone: 'neutral' },
    ready_to_clearance: { tone: 'attention' },
    clearance: { tone: 'success' },
    complete: { tone: 'success', final: true },
    cancel: { tone: 'danger' },
  },
  commands: {
    deliver: { from: ['ongoing'], to: 'process', permission: null },
    take_back: { from: ['process', 'ready_to_clearance'], to: 'ongoing', permission: null },
    pass_gate: { from: ['process'], to: 'ready_to_clearance', permission: null },
    reverse_handover: { from: ['ready_to_clearance'], to: 'process', permission: null },
    put_on_clearance: { from: ['ready_to_clearance'], to: 'clearance', permission: null },
    release: { from: ['clearance'], to: 'ready_to_clearance', permission: null },
    pay: { from: ['clearance'], to: 'complete', permission: null },
    cancel: { from: ['ongoing'], to: 'cancel', permission: null },
    restore: { from: ['cancel'], to: 'ongoing', permission: null },
  },
});

export type CodState = keyof typeof codLife.states;
export type CodCommand = keyof typeof codLife.commands;

/** States by their meaning for money, for queries. */
export const codAt = {
  underWay: codLife.initial,
  delivered: codLife.commands.deliver.to,
  ready: codLife.commands.pass_gate.to,
  onDocument: codLife.commands.put_on_clearance.to,
  paid: codLife.commands.pay.to,
  cancelled: codLife.commands.cancel.to,
} as const satisfies Record<string, CodState>;

/** Returns whether the state is final. Settled labels only grow in number, so they are only summed up for a period. */
export function isSettled(state: CodState): boolean {
  return state === codAt.paid || state === codAt.cancelled;
}
