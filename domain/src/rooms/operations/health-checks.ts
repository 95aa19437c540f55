import type { Tone } from '../../kernel/lifecycle.ts';

/** How a figure of the machines is to be taken. `unused`: there is nothing of the kind here, or it cannot be asked. */
export type HealthLevel = 'fine' | 'attention' | 'danger' | 'unused';

interface Check {
  /** From here on somebody should look at it, or must act now. More is always worse. */
  readonly attention: number;
  readonly danger: number;
  /** What it means that there is no figure. */
  readonly without: HealthLevel;
}

const check = (attention: number, danger: number, without: HealthLevel = 'unused'): Check => ({
  attention,
  danger,
  without,
});

/** What is looked at, in the order of the page among equals, with the bounds from which it is a matter for somebody. */
export const healthChecks = {
  /** Hours since the last backup that was written. Without one everything is at stake. */
  backup_age: check(26, 50, 'danger'),
  /** Per cent of the disk in use. */
  disk_used: check(80, 92),
  /** Megabytes of log that the slowest replica has still to take over. */
  replica_behind: check(64, 1024),
  /** Replicas that keep their log but are not connected: the disk fills until they come back. */
  replica_lost: check(1, 2),
  /** Pieces of the log that could not be archived since the last that could. */
  archive_failing: check(1, 3),
  /** Minutes that the oldest piece of background work has been due. */
  job_wait: check(5, 30, 'fine'),
  /** Pieces of background work that were tried to the end in vain. */
  job_failed: check(1, 10, 'fine'),
  /** Servers that ended without a word. */
  server_silent: check(1, 2, 'fine'),
  /** Of ten thousand answers of the last hour, those that were errors of ours. */
  error_share: check(20, 100, 'fine'),
  /** Milliseconds within which nineteen of twenty answers came in the last hour. */
  answer_time: check(500, 2000, 'fine'),
  /** Per cent of the connections that the database allows. */
  connections: check(70, 90),
  /** Minutes that the oldest transaction has been open. */
  transaction: check(10, 60, 'fine'),
} as const satisfies Record<string, Check>;

export type HealthCheck = keyof typeof healthChecks;
export const healthCheckNames = Object.keys(healthChecks) as HealthCheck[];

/**
 * How a figure is to be taken; null where there is none.
 * @example healthOf('disk_used', 85) === 'attention'
 */
export function healthOf(name: HealthCheck, value: number | null): HealthLevel {
  const { attention, danger, without } = healthChecks[name];
  if (value === null) return without;
  return value >= danger ? 'danger' : value >= attention ? 'attention' : 'fine';
}

/** How the page shows a level. */
export const healthTone: Record<HealthLevel, Tone> = {
  fine: 'success',
  attention: 'attention',
  danger: 'danger',
  unused: 'neutral',
};

const worst: readonly HealthLevel[] = ['danger', 'attention', 'fine', 'unused'];

/** What somebody must act on comes first. */
export function byUrgency<Line extends { readonly level: HealthLevel }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => worst.indexOf(a.level) - worst.indexOf(b.level));
}
