import { Logger, run, parseCronItems, type Runner, type TaskList, type CronItem } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database, Services } from './services.ts';

/** What a room's background work is made with. */
export interface JobTools {
  readonly services: Services;
  readonly db: Database;
  /**
   * The replica for long reading, if there is one. It is a moment behind: nothing is decided from it, and a reader waits until it has caught up (`caughtUp`).
   */
  readonly replica?: Database | null;
}

/** What a room does in the background: the job's name, its work, and when it runs by itself. */
export interface Job {
  readonly name: string;
  /** Safe to run twice: a job that was under way when the server died is started again. */
  readonly work: (payload: unknown) => Promise<void>;
  /** A crontab line (UTC) for work that nobody asks for. */
  readonly cron?: string;
}

/** Makes the job tables; before the first command that queues anything. */
export { runMigrations as migrateJobs } from 'graphile-worker';

/** Starts working on jobs; they live in PostgreSQL, so any app server may do them and none is lost with one. */
export async function startJobs(pool: pg.Pool, jobs: readonly Job[], log: FastifyBaseLogger): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(jobs.map((job) => [job.name, (payload: unknown) => job.work(payload)]));
  const crons: CronItem[] = jobs
    .filter((job) => job.cron)
    .map((job) => ({ task: job.name, match: job.cron as string, identifier: job.name }));
  return run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(crons),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(log),
  });
}

function quietLogger(log: FastifyBaseLogger) {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ error: (meta as { error?: unknown } | undefined)?.error }, message);
    else if (level === 'warning') log.warn(message);
  });
}
