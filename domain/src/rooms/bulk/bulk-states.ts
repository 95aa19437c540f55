import { lifecycle } from '../../kernel/lifecycle.ts';

export type BulkState = 'running' | 'done' | 'cancelled';

/** A bulk job does one command to many records, each in its own transaction, and keeps the outcome of every row (P-09). */
export const bulkLife = lifecycle<BulkState, 'finish' | 'cancel' | 'retry', null>({
  initial: 'running',
  states: { running: { tone: 'transit' }, done: { tone: 'success' }, cancelled: { tone: 'neutral' } },
  commands: {
    finish: { from: ['running'], to: 'done', permission: null },
    cancel: { from: ['running'], to: 'cancelled', permission: null },
    retry: { from: ['done', 'cancelled'], to: 'running', permission: null },
  },
});

export type BulkRowState = 'open' | 'done' | 'failed';

/** What becomes of each record: done, or refused until somebody tries the refused ones again. */
export const bulkRowLife = lifecycle<BulkRowState, 'do' | 'refuse' | 'retry', null>({
  initial: 'open',
  states: { open: { tone: 'neutral' }, done: { tone: 'success' }, failed: { tone: 'danger' } },
  commands: {
    do: { from: ['open'], to: 'done', permission: null },
    refuse: { from: ['open'], to: 'failed', permission: null },
    retry: { from: ['failed'], to: 'open', permission: null },
  },
});

/** A selection is kept this long; after it the rows may be others than the user saw. */
export const selectionMinutes = 60;
/** The largest selection one job takes. */
export const bulkLimit = 100_000;
