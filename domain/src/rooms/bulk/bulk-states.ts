import { lifecycle } from '../../kernel/lifecycle.ts';

export type BulkState = 'running' | 'done' | 'cancelled';

/** A bulk job runs one command on many records, each in its own transaction, and keeps the result of each row (P-09). */
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

/** Life of each record in a job: done, or refused until a user retries the refused ones. */
export const bulkRowLife = lifecycle<BulkRowState, 'do' | 'refuse' | 'retry', null>({
  initial: 'open',
  states: { open: { tone: 'neutral' }, done: { tone: 'success' }, failed: { tone: 'danger' } },
  commands: {
    do: { from: ['open'], to: 'done', permission: null },
    refuse: { from: ['open'], to: 'failed', permission: null },
    retry: { from: ['failed'], to: 'open', permission: null },
  },
});

/** Minutes for which a selection is kept; later its rows may differ from what the user saw. */
export const selectionMinutes = 60;
/** Maximum size of a job's selection. */
export const bulkLimit = 100_000;
