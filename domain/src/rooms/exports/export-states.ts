import { lifecycle } from '../../kernel/lifecycle.ts';

export type ExportState = 'queued' | 'running' | 'ready' | 'failed' | 'expired';

/** The life of an export (N-22): made by a job, kept seven days (decisions 8), made again when it failed. */
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
export const exportStates = Object.keys(exportLife.states) as ExportState[];

/** Has it a file to download? From when it is finished until it expires. */
export function hasFile(state: ExportState): boolean {
  return state === exportLife.commands.finish.to;
}

/** Is the file still to be made? */
export function isOpen(state: ExportState): boolean {
  return exportLife.commands.run.from.includes(state);
}

/** Why an export failed: the database's disk is full, the question takes longer than it may, whoever asked may not read it any more, or something else. */
export const exportProblems = ['disk_full', 'too_long', 'not_allowed', 'other'] as const;
export type ExportProblem = (typeof exportProblems)[number];

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportKeptDays = 7;
