import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type ImportState = 'open' | 'making' | 'done' | 'dropped';

/** Life of an order sheet: open while rows are corrected, making while labels are made, done when no row is ready. Rows corrected later are made later. */
export const importLife = lifecycle<ImportState, 'make' | 'finish' | 'stop' | 'drop', Permission | null>({
  initial: 'open',
  states: {
    open: { tone: 'attention' },
    making: { tone: 'transit' },
    done: { tone: 'success' },
    dropped: { tone: 'neutral', final: true },
  },
  commands: {
    make: { from: ['open', 'done'], to: 'making', permission: 'label.import' },
    stop: { from: ['making'], to: 'open', permission: 'label.import' },
    drop: { from: ['open'], to: 'dropped', permission: 'label.import', confirm: true },
    finish: { from: ['making'], to: 'done', permission: null },
  },
});

/** Returns whether its rows can be corrected: not while labels are being made. */
export function isMendable(state: ImportState): boolean {
  return importLife.commands.make.from.includes(state);
}

export type ImportRowState = 'ready' | 'bad' | 'left' | 'made';

/** Life of a row: it becomes a label unless it has errors or is left out; both can be undone. */
export const importRowLife = lifecycle<ImportRowState, 'refuse' | 'mend' | 'leave' | 'take' | 'make', null>({
  initial: 'ready',
  states: {
    ready: { tone: 'info' },
    bad: { tone: 'danger' },
    left: { tone: 'neutral' },
    made: { tone: 'success', final: true },
  },
  commands: {
    refuse: { from: ['ready', 'bad', 'left'], to: 'bad', permission: null },
    mend: { from: ['bad'], to: 'ready', permission: null },
    leave: { from: ['ready', 'bad'], to: 'left', permission: null },
    take: { from: ['left'], to: 'ready', permission: null },
    make: { from: ['ready'], to: 'made', permission: null },
  },
});
