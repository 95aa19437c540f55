import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type MoveInState = 'draft' | 'proposed' | 'writing' | 'complete' | 'void';
export type MoveInCommand = 'add' | 'map' | 'take_out' | 'propose' | 'withdraw' | 'sign' | 'finish' | 'halt' | 'void';

/**
 * Life of a move-in. Nothing is written before a second person has signed, so until then it can be withdrawn or voided without a trace in the books.
 * A job then writes everything in one transaction, or nothing: what changed meanwhile sends it back to its draft. Source: W-05.
 */
export const moveInLife = lifecycle<MoveInState, MoveInCommand, Permission>({
  initial: 'draft',
  states: {
    draft: { tone: 'attention' },
    proposed: { tone: 'info' },
    writing: { tone: 'transit' },
    complete: { tone: 'success', final: true },
    void: { tone: 'neutral', final: true },
  },
  commands: {
    add: { from: ['draft'], to: 'draft', permission: 'move_in.edit' },
    map: { from: ['draft'], to: 'draft', permission: 'move_in.edit' },
    take_out: { from: ['draft'], to: 'draft', permission: 'move_in.edit', confirm: true },
    propose: { from: ['draft'], to: 'proposed', permission: 'move_in.edit', confirm: true },
    withdraw: { from: ['proposed'], to: 'draft', permission: 'move_in.edit' },
    sign: { from: ['proposed'], to: 'writing', permission: 'move_in.edit', confirm: true },
    finish: { from: ['writing'], to: 'complete', permission: 'move_in.edit' },
    halt: { from: ['writing'], to: 'draft', permission: 'move_in.edit' },
    void: { from: ['draft', 'proposed'], to: 'void', permission: 'move_in.edit', confirm: true },
  },
});

/** Commands with a button on its page. */
export const moveInSteps = ['add', 'propose', 'withdraw', 'sign', 'void'] as const satisfies MoveInCommand[];
export type MoveInStep = (typeof moveInSteps)[number];

/** Its actions in the audit log. */
export const moveInAuditActions = [
  'create',
  'add_sheet',
  'map_columns',
  'take_out_sheet',
  'submit_move_in',
  'withdraw',
  'sign',
  'bring_in',
  'halt',
  'void',
] as const;
