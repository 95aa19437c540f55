import type { Tone } from './lifecycle.ts';

/** Level of a health figure. `unused`: it does not exist here or cannot be read. */
export type HealthLevel = 'fine' | 'attention' | 'danger' | 'unused';

interface Check {
  /** Bounds from which it needs attention or action. More is always worse. */
  readonly attention: number;
  readonly danger: number;
  /** Level when there is no figure. */
  readonly without: HealthLevel;
}

const check = (attention: number, danger: number, without: HealthLevel = 'unused'): Check => ({
  attention,
  danger,
  without,
});

/** Health checks in page order among equals, with the bounds of their levels. */
export const healthChecks = {
  /** Hours since the last backup. Without one everything is at risk. */
  backup_age: check(26, 50, 'danger'),
  /** Hours since the last copy of a backup in the second place. */
  copy_age: check(26, 50),
  /** Backups and copies that failed since the last success. */
  backup_failing: check(1, 3, 'fine'),
  /** Percentage of the disk in use. */
  disk_used: check(80, 92),
  /** Megabytes of WAL that the slowest replica has not applied yet. */
  replica_behind: check(64, 1024),
  /** Replicas with a slot that are not connected: the disk fills until they return. */
  replica_lost: check(1, 2),
  /** Failed WAL archivings since the last success. */
  archive_failing: check(1, 3),
  /** Minutes that the oldest job has been due. */
  job_wait: check(5, 30, 'fine'),
  /** Jobs that failed in all tries. */
  job_failed: check(1, 10, 'fine'),
  /** Servers that ended without signing off. */
  server_silent: check(1, 2, 'fine'),
  /** Server errors in ten thousand answers of the last hour. */
  error_share: check(20, 100, 'fine'),
  /** Milliseconds: 95th percentile of answers in the last hour. */
  answer_time: check(500, 2000, 'fine'),
  /** Percentage of the database's allowed connections. */
  connections: check(70, 90),
  /** Minutes that the oldest transaction has been open. */
  transaction: check(10, 60, 'fine'),
} as const satisfies Record<string, Check>;

export type HealthCheck = keyof typeof healthChecks;
export const healthCheckNames = Object.keys(healthChecks) as HealthCheck[];

/**
 * Returns the level of a figure; null without a figure.
 *
 * @example healthOf('disk_used', 85) === 'attention'
 */
export function healthOf(name: HealthCheck, value: number | null): HealthLevel {
  const { attention, danger, without } = healthChecks[name];
  if (value === null) return without;
  return value >= danger ? 'danger' : value >= attention ? 'attention' : 'fine';
}

/** Tone of each level on the page. */
export const healthTone: Record<HealthLevel, Tone> = {
  fine: 'success',
  attention: 'attention',
  danger: 'danger',
  unused: 'neutral',
};

const worst: readonly HealthLevel[] = ['danger', 'attention', 'fine', 'unused'];

/** Sorts lines by urgency, most urgent first. */
export function byUrgency<Line extends { readonly level: HealthLevel }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => worst.indexOf(a.level) - worst.indexOf(b.level));
}
