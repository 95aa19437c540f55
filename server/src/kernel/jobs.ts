import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  run,
  parseCronItems,
  type CronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database, Services } from './services.ts';

/** Tools of a room's background jobs. */
export interface JobTools {
  readonly services: Services;
  readonly db: Database;
  /**
   * Replica for long reads, if there is one. It may be behind by a moment: no decision is based on it, and a reader waits until it has caught up
   * (`caughtUpReplica`).
   */
  readonly replica?: Database | null;
}

/** A background job of a room: name, work, and schedule. */
export interface Job {
  readonly name: string;
  /** Safe to run twice: a job that was running when the server died is started again. */
  readonly work: (payload: unknown) => Promise<void>;
  /** A crontab line (UTC) for scheduled work. */
  readonly cron?: string;
}

/** Creates the job tables; must run before the first command that queues a job. */
export { runMigrations as migrateJobs } from 'graphile-worker';

export interface JobRunner {
  /** Finishes running jobs and starts no more. */
  stop(): Promise<void>;
}

/** Delay before a runner that ended is started again, in milliseconds. */
const restartMs = 1000;

/**
 * Starts working on jobs. They are stored in PostgreSQL, so any app server may run them and none is lost with a server. A runner ends when it cannot
 * report the result of a job, because the database restarts or a connection is cut. Then another one starts, as soon as the database answers, and
 * takes over the first one's jobs.
 */
export async function startJobs(pool: pg.Pool, jobs: readonly Job[], log: FastifyBaseLogger): Promise<JobRunner> {
  const stopped = new AbortController();
  let runner = await startRunner(pool, jobs, log);
  const working = keepRunning();
  return {
    stop: async () => {
      stopped.abort();
      await stopRunner();
      await working;
    },
  };

  async function keepRunning(): Promise<void> {
    for (;;) {
      // The library logs the reason itself.
      await Promise.race([runner.promise.catch(() => {}), runner.lost]);
      if (stopped.signal.aborted) return;
      log.warn('jobs: the runner ended and is started again');
      await startAgain();
      if (stopped.signal.aborted) {
        await stopRunner();
        return;
      }
    }
  }

  async function stopRunner(): Promise<void> {
    await Promise.race([runner.stop().catch(() => {}), runner.lost]);
  }

  async function startAgain(): Promise<void> {
    const { poolIds } = runner;
    while (!stopped.signal.aborted) {
      await pause(restartMs, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      try {
        // Otherwise the queue would wait four hours before it considers the previous runner dead.
        await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds]);
        runner = await startRunner(pool, jobs, log);
        return;
      } catch (error) {
        log.warn({ error: String(error) }, 'jobs: the database does not answer yet');
      }
    }
  }
}

interface StartedRunner extends Runner {
  /** The names under which it locks its jobs. */
  readonly poolIds: readonly string[];
  /**
   * Resolves once the result of a job could not be reported and the workers have stopped. The library's own promise may then never settle: when two
   * reports fail at once, the library (0.17.3, 0.18.0) counts one of them twice and waits for a report that does not exist.
   */
  readonly lost: Promise<void>;
}

async function startRunner(pool: pg.Pool, jobs: readonly Job[], log: FastifyBaseLogger): Promise<StartedRunner> {
  const taskList: TaskList = Object.fromEntries(jobs.map((job) => [job.name, (payload: unknown) => job.work(payload)]));
  const crons: CronItem[] = jobs
    .filter((job) => job.cron)
    .map((job) => ({ task: job.name, match: job.cron as string, identifier: job.name }));
  const poolIds: string[] = [];
  const events = new EventEmitter() as WorkerEvents;
  events.on('pool:create', ({ workerPool }) => void poolIds.push(workerPool.id));
  const lost = reportsLost(events);
  const runner = await run({
    preset: {
      worker: {
        concurrentJobs: 2,
        pollInterval: 2000,
        // Without a batch the library awaits neither report, so that a lost connection would end the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
    events,
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(crons),
    noHandleSignals: true,
    logger: quietLogger(log),
  });
  return Object.assign(runner, { poolIds, lost });
}

function reportsLost(events: WorkerEvents): Promise<void> {
  return Promise.all([
    new Promise<void>((resolve) => void events.once('pool:fatalError', () => resolve())),
    new Promise<void>((resolve) => {
      events.once('pool:gracefulShutdown:complete', () => resolve());
      events.once('pool:forcefulShutdown:complete', () => resolve());
      events.once('pool:forcefulShutdown:error', () => resolve());
    }),
  ]).then(() => {});
}

function quietLogger(log: FastifyBaseLogger) {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ error: (meta as { error?: unknown } | undefined)?.error }, message);
    else if (level === 'warning') log.warn(message);
  });
}
