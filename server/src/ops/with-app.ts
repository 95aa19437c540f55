import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { openDatabase, type OpenDatabase } from '../startup/open-database.ts';
import type { OpsContext } from './command.ts';

/** Opens the database of the settings, or that of a running Waybill, for the callback and closes it afterwards. */
export async function withDatabase<Result>(
  { settings, log }: OpsContext,
  work: (database: OpenDatabase) => Promise<Result>,
  { prepare = true } = {},
): Promise<Result> {
  const database = await openDatabase(settings, log, { beside: true, prepare });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Opens the app without its port, background jobs and request log, and with the sandbox of test keys where needed. */
export async function withApp<Result>(
  context: OpsContext,
  work: (app: FastifyInstance, database: OpenDatabase) => Promise<Result>,
  { sandbox = false } = {},
): Promise<Result> {
  return withDatabase(context, async (database) => {
    const app = await buildApp({
      pool: database.pool,
      settings: { ...context.settings, logLevel: 'silent' },
      worksOnJobs: false,
      databaseUrl: sandbox ? database.url : undefined,
    });
    try {
      return await work(app, database);
    } finally {
      await app.close();
    }
  });
}
