import { lifecycle } from '../../kernel/lifecycle.ts';

export type CodState = 'ongoing' | 'process' | 'ready_to_clearance' | 'clearance' | 'complete' | 'cancel';
export type CodCommand = 'deliver' | 'pass_gate' | 'fail_gate' | 'take' | 'release' | 'pay' | 'cancel' | 'revive' | 'undo_delivery';

/**
 * The life of a label's COD (S-20, decisions 3). Nobody gives these commands by hand: deliveries, confirmed handovers, gates and documents do.
 * A delivery that is undone may already have passed a looser gate.
 */
export const codLife = lifecycle<CodState, CodCommand, null>({
  initial: 'ongoing',
  states: {
    ongoing: { tone: 'transit' },
    process: { tone: 'attention' },
    ready_to_clearance: { tone: 'info' },
    clearance: { tone: 'transit' },
    complete: { tone: 'success', final: true },
    cancel: { tone: 'return' },
  },
  commands: {
    deliver: { from: ['ongoing'], to: 'process', permission: null },
    pass_gate: { from: ['process'], to: 'ready_to_clearance', permission: null },
    fail_gate: { from: ['ready_to_clearance'], to: 'process', permission: null },
    take: { from: ['ready_to_clearance'], to: 'clearance', permission: null },
    release: { from: ['clearance'], to: 'ready_to_clearance', permission: null },
    pay: { from: ['clearance'], to: 'complete', permission: null },
    cancel: { from: ['ongoing'], to: 'cancel', permission: null },
    revive: { from: ['cancel'], to: 'ongoing', permission: null },
    undo_delivery: { from: ['process', 'ready_to_clearance'], to: 'ongoing', permission: null },
  },
});

export const codStates = Object.keys(codLife.states) as CodState[];

/** Each state by what it means, for queries. */
export const codAt = {
  underWay: codLife.initial,
  delivered: codLife.commands.deliver.to,
  ready: codLife.commands.pass_gate.to,
  onDocument: codLife.commands.take.to,
  paid: codLife.commands.pay.to,
  cancelled: codLife.commands.cancel.to,
} as const;

/** On a document that is open or paid: neither scans nor handovers move it any more. */
export const heldByDocument: readonly CodState[] = [codAt.onDocument, codAt.paid];
