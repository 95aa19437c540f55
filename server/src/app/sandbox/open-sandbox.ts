import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Kysely } from 'kysely';
import type pg from 'pg';
import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { databaseName } from '../../kernel/db/database-address.ts';
import { migrate } from '../../kernel/db/migrate.ts';
import { createPool, type Pooler } from '../../kernel/db/pool.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { dialectOf } from '../../kernel/hot/dialect.ts';
import { migrateJobs } from '../../kernel/jobs.ts';
import type { Database, SandboxTools, Services } from '../../kernel/services.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readOwnClock } from '../../rooms/sandbox/sandbox.door.ts';
import { jobsOf } from '../all-jobs.ts';
import { callAs, type CallParts } from '../call-as.ts';
import { copyToSandbox } from './copy-to-sandbox.ts';
import { passUsedNumbers } from './lines-of-sandbox.ts';
import { sandboxUrl } from './sandbox-url.ts';
import type { Disk } from '../../kernel/disk-space.ts';

export type AppServices = Omit<
  Services,
  'randomBytes' | 'clock' | 'directPool' | 'copyPool' | 'replicaCopyPool' | 'own' | 'load' | 'sandbox'
> &
  Partial<Pick<Services, 'randomBytes' | 'clock' | 'directPool' | 'sandbox'>> & {
    readonly pooler?: Pooler | undefined;
    /** Database to listen to for events; without it the app publishes none (command line, migration). */
    readonly databaseUrl?: string | undefined;
    /** Runs background jobs; true by default, false on a command line. */
    readonly worksOnJobs?: boolean;
    /** Reads the free space of the data folder; by default from this machine. */
    readonly disk?: Disk;
  };

/** Maximum database connections of the sandbox. */
const connections = 6;
/** Services that the operator's app passes to the sandbox. */
export interface SandboxParts {
  readonly provided: AppServices;
  readonly services: Services;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly build: (provided: AppServices) => Promise<FastifyInstance>;
}

/** The sandbox in this process: the whole app again, on a separate database. */
export interface OpenSandbox {
  readonly app: FastifyInstance;
  /** Makes a call of the product in the sandbox as this user. */
  readonly act: SandboxTools['act'];
  /** The same for a caller outside: with the id of their request. */
  readonly actFor: <Id extends EndpointId>(
    call: SandboxCall<Id>,
    requestId: string,
  ) => Promise<CallOutput<Id> | Refusal>;
  /** Services for requests with this key, with the sandbox clock of its owner, which any server may have set. */
  servicesOfKey(keyId: number): Promise<Services>;
  serve(request: IncomingMessage, answer: ServerResponse, from: Services): void;
  close(): Promise<void>;
}

interface SandboxCall<Id extends EndpointId> {
  readonly viewer: SessionViewer;
  readonly id: Id;
  readonly parts: CallParts;
}

/** Opens the sandbox; creates and fills its database when it does not exist. Several servers may do so at once. */
export async function openSandbox({ provided, services, db, databaseUrl, build }: SandboxParts): Promise<OpenSandbox> {
  const url = sandboxUrl(databaseUrl);
  await makeDatabase(services.directPool, databaseName(url));
  const pool = createPool(url, { max: connections, applicationName: 'waybill-sandbox' });
  const own: Database = new Kysely<Tables>({ dialect: dialectOf(pool) });
  let app: FastifyInstance | undefined;
  /** Services of each request that is in progress. */
  const answering = new WeakMap<IncomingMessage, Services>();
  try {
    await migrate(pool);
    await migrateJobs({ pgPool: pool });
    await passUsedNumbers(db, own);
    await copyToSandbox(db, own, {}, services.clock());
    const tools: SandboxTools = {
      act: (viewer, id, parts) => act(opened(), opened().waybill.services, { viewer, id, parts }),
      doDue: () => doDue(opened()),
      realTime: services.clock,
      clockOf: 0,
      servicesOf: (request) => answering.get(request),
    };
    app = await build({
      ...provided,
      pool,
      directPool: pool,
      pooler: undefined,
      settings: sandboxSettings(services.settings),
      clock: services.clock,
      sandbox: tools,
      databaseUrl: undefined,
    });
    await app.ready();
    const actFor: OpenSandbox['actFor'] = (call, requestId) =>
      act(opened(), opened().waybill.services, call, requestId);
    return { app, act: tools.act, actFor, servicesOfKey, serve, close };
  } catch (error) {
    await close();
    throw error;
  }

  function opened(): FastifyInstance {
    if (!app) throw new Error('the sandbox is not open yet');
    return app;
  }

  function serve(request: IncomingMessage, answer: ServerResponse, from: Services): void {
    answering.set(request, from);
    opened().routing(request, answer);
  }

  /** Permissions of sandbox users for this key use the clock of its owner too. */
  async function servicesOfKey(keyId: number): Promise<Services> {
    const { owner, ahead_minutes } = await readOwnClock(own, keyId);
    const shared = opened().waybill.services;
    const ofOwner: Services = {
      ...shared,
      clock: () => new Date(services.clock().getTime() + ahead_minutes * 60_000),
      sandbox: shared.sandbox && {
        ...shared.sandbox,
        clockOf: owner,
        act: (viewer, id, parts) => act(opened(), ofOwner, { viewer, id, parts }),
      },
    };
    return ofOwner;
  }

  async function close(): Promise<void> {
    await app?.close();
    if (!pool.ended) await pool.end();
  }
}

/** Creates the database with the operator's encoding and collation; uses an existing one. */
async function makeDatabase(pool: pg.Pool, name: string): Promise<void> {
  const known = await pool.query('select from pg_database where datname = $1', [name]);
  if (known.rowCount) return;
  const { rows } = await pool.query<{ text: string }>(
    `select format('create database %I template template0 encoding ''UTF8'' lc_collate %L lc_ctype %L', $1::text, datcollate, datctype) as text
     from pg_database where datname = current_database()`,
    [name],
  );
  try {
    await pool.query(rows[0]?.text ?? '');
  } catch (error) {
    // Another server was faster: `duplicate_database`, or the unique index of the catalogue.
    if (!['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')) throw error;
  }
}

/** Settings of the sandbox: it sends nothing to people outside, links to no public pages, is never archived and does not read from a replica. */
function sandboxSettings(settings: Settings): Settings {
  return {
    ...settings,
    databaseReplicaUrl: undefined,
    demo: false,
    archiveMonths: 0,
    eraseMonths: 0,
    developerAccounts: [],
    publicUrl: undefined,
    smsGateway: { ...settings.smsGateway, url: undefined, reportToken: undefined },
    metricsListen: undefined,
    // The operator's app logs each request.
    logLevel: settings.logLevel === 'silent' ? 'silent' : 'warn',
  };
}

function act<Id extends EndpointId>(
  app: FastifyInstance,
  services: Services,
  { viewer, id, parts }: SandboxCall<Id>,
  requestId = 'sandbox',
): Promise<CallOutput<Id> | Refusal> {
  const { db } = app.waybill;
  const now = services.clock();
  const request = { ip: '', userAgent: null, raw: null };
  return callAs({ services, db, live: null, viewer, now, requestId, locale: viewer.locale, request }, id, parts);
}

/** Runs every scheduled job once, as if its time had come; jobs without work do nothing. A failed one is logged and does not stop the others. */
async function doDue(app: FastifyInstance): Promise<void> {
  for (const { name, cron, work } of jobsOf(app.waybill))
    if (cron !== undefined)
      await work({}).catch((error: unknown) => app.log.warn({ error, job: name }, 'sandbox: a job failed'));
}
