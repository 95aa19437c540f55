import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { sumOfTimes, timeWithin } from '@waybill/domain/kernel/answer-times.ts';
import { byUrgency, healthCheckNames, healthOf, type HealthCheck } from '@waybill/domain/kernel/health-checks.ts';
import type { Operations } from '@waybill/contract/rooms/operations/operations.contract.ts';
import { diskRoom } from '../../kernel/disk-space.ts';
import { withIsoInstants } from '../../kernel/read-records.ts';
import { sumOfCalls, sumOfStatements, type CallLoad } from '../../kernel/server-load.ts';
import type { Database, Services } from '../../kernel/services.ts';
import { productVersion } from '../../kernel/version.ts';
import { readFailedExports } from '../exports/exports.door.ts';
import { ownHost } from './operations.store.ts';
import {
  readArchive,
  readBackupCopies,
  readBackupRuns,
  readDatabase,
  readJobs,
  readLastSuccess,
  readReplicas,
  readServers,
} from './operations.queries.ts';

/** A server says every minute that it is alive; one that misses three is silent, and after a day it is no longer missed. */
const silentAfterMs = 180_000;
const missedForMs = 86_400_000;
const minuteMs = 60_000;
const megabyte = 1_048_576;
const callsShown = 15;
const statementsShown = 10;

const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);
const most = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((max, value) => (value !== null && value > (max ?? -1) ? value : max), null);
const round = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
const totals = (load: readonly CallLoad[]) => ({
  answers: load.reduce((sum, { answers }) => sum + answers, 0),
  errors: load.reduce((sum, { errors }) => sum + errors, 0),
  p95_ms: round(timeWithin(sumOfTimes(load.map(({ times }) => times)), 0.95)),
});

/**
 * How the machines do. Everything is read from what the database and the servers keep anyhow: nothing here grows with history. The answers of this server are
 * those of this moment, those of others at most a minute old.
 */
export async function readOperations(
  db: Database,
  { services, now }: { services: Services; now: Date },
): Promise<Operations> {
  const [database, replicas, archive, jobs, backups, copies, backup, copy, servers, disk, failedExports] =
    await Promise.all([
      readDatabase(db),
      readReplicas(db),
      readArchive(db),
      readJobs(db, now),
      readBackupRuns(db),
      readBackupCopies(db),
      readLastSuccess(db, 'backup_run'),
      readLastSuccess(db, 'backup_copy'),
      readServers(db, new Date(now.getTime() - missedForMs)),
      diskRoom(services.settings.dataDir),
      readFailedExports(db),
    ]);
  const isSilent = (seen: Date) => now.getTime() - seen.getTime() > silentAfterMs;
  const { own, load } = services;
  const self = {
    ...own,
    host: ownHost,
    version: productVersion,
    started_at: own.startedAt,
    seen_at: now,
    load: load.lastHour(),
    statements: load.slowStatements(),
  };
  const all = [self, ...servers.filter(({ id }) => id !== own.id)];
  // Who was started again on the same machine has taken its place.
  const isReplaced = ({ host, seen_at }: (typeof all)[number]) =>
    isSilent(seen_at) && all.some((later) => later.host === host && later.started_at > seen_at);
  const shown = all.filter((server) => !isReplaced(server));
  const alive = shown.filter(({ seen_at }) => !isSilent(seen_at));
  const calls = sumOfCalls(alive.map((server) => server.load));
  const sum = totals(calls);
  const hoursSince = (at: Date | null) => at && (now.getTime() - at.getTime()) / (60 * minuteMs);
  const { address } = services.settings.backup;
  const values: Record<HealthCheck, number | null> = {
    backup_age: hoursSince(backup.at),
    // A second place that is no longer used is not watched.
    copy_age: address === undefined ? null : hoursSince(copy.at),
    backup_failing: backup.failed + (address === undefined ? 0 : copy.failed),
    disk_used: disk && share(disk.total - disk.free, disk.total),
    replica_behind: most(
      replicas.map(({ state, behind_bytes }) =>
        state === 'lost' || behind_bytes === null ? null : behind_bytes / megabyte,
      ),
    ),
    replica_lost: replicas.length === 0 ? null : replicas.filter(({ state }) => state === 'lost').length,
    archive_failing: archive && archive.failed,
    job_wait: (most(jobs.map(({ oldest_seconds }) => oldest_seconds)) ?? 0) / 60,
    job_failed: jobs.reduce((sum, { failed }) => sum + failed, 0),
    server_silent: shown.length - alive.length,
    error_share: sum.answers === 0 ? null : (10_000 * sum.errors) / sum.answers,
    answer_time: sum.p95_ms,
    connections: database && share(database.connections, database.connections_max),
    transaction: database?.oldest_minutes ?? null,
  };
  return {
    at: toIso(now),
    checks: byUrgency(
      healthCheckNames.map((name) => ({
        name,
        value: round(values[name]),
        level: name === 'copy_age' && values[name] === null && address ? 'danger' : healthOf(name, values[name]),
      })),
    ),
    database: {
      version: database?.version ?? '',
      embedded: services.settings.databaseUrl === undefined,
      bytes: database?.bytes ?? 0,
      connections: database?.connections ?? 0,
      connections_max: database?.connections_max ?? 0,
      waiting: database?.waiting ?? 0,
    },
    disk,
    replicas,
    archive: archive && { last_at: archive.last_at && toIso(archive.last_at), failed: archive.failed },
    backups: backups.map(withIsoInstants),
    copies: address === undefined && copies.length === 0 ? null : copies.map(withIsoInstants),
    servers: shown.map(({ host, version, started_at, seen_at, load }) => ({
      host,
      version,
      started_at: toIso(started_at),
      seen_at: toIso(seen_at),
      silent: isSilent(seen_at),
      ...totals(load),
    })),
    calls: calls
      .map((one) => ({ call: one.call, ...totals([one]) }))
      .map(({ p95_ms, ...one }) => ({ ...one, p95_ms: p95_ms ?? 0 }))
      .toSorted((a, b) => b.p95_ms - a.p95_ms)
      .slice(0, callsShown),
    statements: sumOfStatements(alive.map(({ statements }) => statements)).slice(0, statementsShown),
    exports: failedExports,
    jobs: jobs.map((job) => ({ ...job, oldest_seconds: round(job.oldest_seconds) })),
  };
}
