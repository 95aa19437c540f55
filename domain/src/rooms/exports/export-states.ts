import { lifecycle } from '../../kernel/lifecycle.ts';

export type ExportState = 'queued' | 'running' | 'ready' | 'failed' | 'expired';

/** Life of an export (N-22): made by a job, kept seven days (decisions 8), retried when it failed. */
export const exportLife = lifecycle<ExportState, 'run' | 'finish' | 'fail' | 'retry' | 'expire', 'export.use'>({
  initial: 'queued',
  states: {
    queued: { tone: 'neutral' },
    running: { tone: 'transit' },
    ready: { tone: 'success' },
    failed: { tone: 'danger' },
    expired: { tone: 'neutral', final: true },
  },
  commands: {
    run: { from: ['queued', 'running'], to: 'running', permission: 'export.use' },
    finish: { from: ['running'], to: 'ready', permission: 'export.use' },
    fail: { from: ['queued', 'running'], to: 'failed', permission: 'export.use' },
    retry: { from: ['failed'], to: 'queued', permission: 'export.use' },
    expire: { from: ['ready', 'failed'], to: 'expired', permission: 'export.use' },
  },
});

/** Returns whether it has a file to download: after it finished and before it expires. */
export function hasFile(state: ExportState): boolean {
  return state === exportLife.commands.finish.to;
}

/** Returns whether the file still has to be made. */
export function isOpen(state: ExportState): boolean {
  return exportLife.commands.run.from.includes(state);
}

/** Why an export failed: the database's disk is full, the query takes too long, the user lost access, or another reason. */
export const exportProblems = ['disk_full', 'too_long', 'not_allowed', 'other'] as const;
export type ExportProblem = (typeof exportProblems)[number];

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportKeptDays = 7;
