import { customersOf, recentChanges } from './app/merchant-events.queries.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Kysely, type LogEvent } from 'kysely';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { boundsOf } from '@waybill/contract/kernel/body-sizes.ts';
import { registry } from '@waybill/contract/registry.ts';
import { dialectOf } from './kernel/hot/dialect.ts';
import { createCopyPool } from './kernel/db/copy-out.ts';
import { createPool } from './kernel/db/pool.ts';
import type { Tables } from './kernel/db/tables.ts';
import { answerOf, refusalOfThrown, Refused } from './kernel/errors.ts';
import { LiveEvents } from './kernel/events.ts';
import { CallLog } from './kernel/call-log.ts';
import { serveHealth } from './kernel/health.ts';
import { readJsonBodies } from './kernel/json-body.ts';
import { localeOf, register, requestContext, type HttpKernel } from './kernel/http.ts';
import { lockOutsidePooler } from './kernel/job-lock.ts';
import { migrateJobs, startJobs } from './kernel/jobs.ts';
import { logOptions } from './kernel/request-log.ts';
import { KnownSessions } from './kernel/known-sessions.ts';
import { metrics, type Metrics } from './kernel/metrics.ts';
import { serveOpenapi } from './kernel/serve-openapi.ts';
import { protect, protectAnswer } from './kernel/protect.ts';
import { serveWeb } from './kernel/serve-web.ts';
import { takeUploads } from './kernel/uploads.ts';
import { countLoad, ServerLoad } from './kernel/server-load.ts';
import type { Database, Services } from './kernel/services.ts';
import { numberOf } from './kernel/viewer.ts';
import { jobsOf } from './app/all-jobs.ts';
import { routes } from './app/all-routes.ts';
import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';
import { looksLikeKey, worldOfKey } from '@waybill/domain/kernel/key-format.ts';
import type { OpenSandbox, AppServices } from './app/sandbox/open-sandbox.ts';
import { sendToSandbox } from './app/sandbox/send-to-sandbox.ts';
import { readKeyViewer } from './rooms/api-keys/api-keys.door.ts';
import { keepPulse, readOperations } from './rooms/operations/operations.door.ts';
import { seedPlaces } from './rooms/places/place-import.door.ts';
import { seedRoles } from './rooms/roles/seed-roles.ts';
import { seedTariff } from './rooms/tariffs/tariffs.door.ts';
import { keepDelivering } from './rooms/webhooks/webhooks.door.ts';
import { keepPushing } from './rooms/push-devices/push-devices.door.ts';
import { pushReads } from './app/push-reads.ts';
import { serveSheet } from './rooms/owner-days/owner-days.door.ts';
import { servePublicPages } from './rooms/public-pages/public-pages.door.ts';
import { serveSignOn } from './rooms/sessions/sign-on.door.ts';
import { readOpenSessions, readViewer } from './rooms/sessions/read-viewer.store.ts';
import { cachedViewer } from './kernel/hot/cached-viewers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Services for the operator's commands and the demo operator. */
    readonly waybill: {
      readonly services: Services;
      readonly db: Database;
      readonly replica: Database | null;
      readonly live: LiveEvents | null;
    };
    readonly metrics: Metrics;
    /** Opens the sandbox of test keys if it is not open; null in a process without one. */
    readonly openSandbox: (() => Promise<OpenSandbox>) | null;
  }
}

/**
 * Time in which a request must arrive completely, including pictures on a slow line. Without it, a caller who sends one byte a minute keeps a
 * connection.
 */
const slowestRequestMs = 300_000;

/** A body that is too large is read up to this many bytes and thrown away, so that the answer arrives. */
const heardOut = 64 * 1024 * 1024;

/** Builds the app on a migrated database without listening, so that a test can send it requests directly. */
export async function buildApp(provided: AppServices): Promise<FastifyInstance> {
  const replicaUrl = provided.settings.databaseReplicaUrl;
  const clock = provided.clock ?? (() => new Date());
  const services: Services = {
    ...provided,
    sandbox: provided.sandbox ?? null,
    clock,
    own: { id: randomUUID(), startedAt: clock() },
    load: new ServerLoad(clock),
    randomBytes: provided.randomBytes ?? randomBytes,
    directPool: provided.directPool ?? provided.pool,
    copyPool: createCopyPool(provided.pool.options.connectionString, provided.pooler),
    replicaCopyPool: replicaUrl === undefined ? null : createCopyPool(replicaUrl),
  };
  const db: Database = new Kysely<Tables>({ dialect: dialectOf(services.pool), log: noteTimes(services) });
  if (services.directPool !== services.pool)
    lockOutsidePooler(db, new Kysely<Tables>({ dialect: dialectOf(services.directPool) }));
  const app = Fastify({
    ...logOptions(services.settings),
    bodyLimit: boundsOf({}).bytes,
    requestTimeout: slowestRequestMs,
    trustProxy: services.settings.trustProxy,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // Answers requests that arrive before the last connection closes, so that no client notices a restart.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void fail(error, request.id, protectAnswer(reply)),
    forceCloseConnections: 'idle',
  });
  const replica = openReplica(app, services);
  const live = openLive(services, db, provided.databaseUrl);
  app.decorate('waybill', { services, db, replica, live });
  app.addHook('onClose', () => Promise.all([services.copyPool.end(), services.replicaCopyPool?.end()]));
  if (live) listenForEvents(app, live);
  await seedRoles(db);
  await seedPlaces(db, services.clock());
  await seedTariff(db, services.clock());
  await migrateJobs({ pgPool: services.directPool });

  const checks = async () => (await readOperations(db, { services, now: clock() })).checks;
  const measured = metrics(app, services.pool, checks);
  const sessions = new KnownSessions();
  const calls = new CallLog(db, app.log);
  app.addHook('onClose', () => calls.flush());
  const world: KeyMode = services.sandbox ? 'test' : 'live';
  const own: Omit<HttpKernel, 'inSandbox'> = {
    services,
    db,
    live,
    calls,
    viewerOf: async (token, now, restedMs, address) => {
      const isKey = token !== null && looksLikeKey(token);
      const found = isKey
        ? await readKeyViewer(db, token, now, address)
        : await readViewer(db, token, now, services.settings.sessionIdleHours, restedMs);
      const isRefused = isRefusal(found) || 'refused' in found;
      const viewer = isRefused || isOfWorld(token) ? found : refuse('sandbox_unavailable');
      const refused = isRefusal(viewer) ? viewer : 'refused' in viewer ? viewer.refused : null;
      if (refused && isKey) measured.refusedKey(refused.code);
      if (token !== null) {
        if (isRefusal(viewer) || 'refused' in viewer) sessions.missed(token);
        else sessions.saw(token, numberOf(viewer), viewer.key?.perMinute);
      }
      return viewer;
    },
    recall: (token, now) => (isOfWorld(token) ? cachedViewer(db, token, now) : null),
  };
  await protect(app, services.settings, sessions);
  readJsonBodies(app);
  await takeUploads(app);
  const { databaseUrl } = provided;
  const toSandbox =
    world === 'live' && databaseUrl !== undefined
      ? sendToSandbox(app, { provided, services, db, databaseUrl, build: buildApp }, sessions)
      : null;
  app.decorate('openSandbox', toSandbox?.open ?? null);
  const kernel: HttpKernel = { ...own, inSandbox: toSandbox?.ask ?? null };
  app.setErrorHandler((error, request, reply) => fail(error, request.id, reply));
  serveMetrics(app, measured, services.settings);
  countLoad(app, services.load);
  if (live) keepPulse(app);
  serveHealth(app, services, provided.disk);
  for (const route of checked(routes)) register(app, kernel, route);
  serveOpenapi(app, registry);
  servePublicPages(app, (request) => requestContext(kernel, request));
  serveSheet(app, (request) => requestContext(kernel, request));
  serveSignOn(app, (request) => requestContext(kernel, request));
  await serveWeb(app, services.settings, registry);
  if (provided.worksOnJobs !== false) {
    keepDelivering(app);
    if (world === 'live') keepPushing(app, pushReads);
    await workOnJobs(app);
  }
  return app;

  /** Test keys open only the sandbox, and only test keys open it. Without this check a misdirected call would act on the wrong database. */
  function isOfWorld(token: string | null): boolean {
    const meant = token === null ? null : worldOfKey(token);
    return world === 'test' ? meant === 'test' : meant !== 'test';
  }

  function fail(
    error: unknown,
    requestId: string,
    reply: Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[2],
  ) {
    const refusal = refusalOfThrown(error) ?? refuse('internal');
    if (refusal.code === 'internal') app.log.error({ request_id: requestId, error }, 'a bug');
    const { status, body } = answerOf(refusal, localeOf(reply.request), requestId);
    // Fastify would close the connection while the rest of the body is still arriving, and the caller would see a broken connection instead of the
    // reason.
    if (Number(reply.request.headers['content-length']) <= heardOut) reply.removeHeader('connection');
    return reply
      .code(status)
      .header('x-request-id', requestId)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(body);
  }
}

/** Every call of the contract has one handler, and every handler is in the contract. */
function checked(list: typeof routes): typeof routes {
  const handled = new Set(list.map((route) => route.endpoint.id));
  const missing = registry.filter((endpoint) => !handled.has(endpoint.id)).map((endpoint) => endpoint.id);
  if (missing.length > 0 || handled.size !== list.length || list.length !== registry.length) {
    throw new Error(
      `contract and handlers differ: ${missing.join(', ') || list.map((route) => route.endpoint.id).join(', ')}`,
    );
  }
  return list;
}

/**
 * Answers input that cannot be parsed as a request, such as oversized headers: there is no request object to reply to, so the response is written by
 * hand.
 */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const { status, body } = answerOf(refuse(tooLong ? 'too_large' : 'malformed'), 'en', randomUUID());
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${tooLong ? 431 : status} Refused\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}

/** Where metrics have their own address, `listenForMetrics` serves them there, and this server does not. */
function serveMetrics(app: FastifyInstance, measured: Metrics, { metricsListen }: Services['settings']): void {
  app.decorate('metrics', measured);
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) => {
    // Refused here, because an unknown path would return a page of the web app.
    if (metricsListen !== undefined) throw new Refused(refuse('not_found'));
    return reply.type(measured.type).send(await measured.read());
  });
}

function openLive({ clock, settings }: Services, db: Database, url: string | undefined): LiveEvents | null {
  return url === undefined
    ? null
    : new LiveEvents({
        db,
        url,
        clock,
        openSessions: (ids) => readOpenSessions(db, ids, clock(), settings.sessionIdleHours),
        merchants: {
          customersOf: (topic, ids, among) => customersOf(db, topic, ids, among),
          recent: (since, among) => recentChanges(db, since, among),
        },
      });
}

function listenForEvents(app: FastifyInstance, live: LiveEvents): void {
  app.addHook('onReady', () => live.start(app));
  app.addHook('preClose', () => live.stop());
}

/** An unavailable replica does not keep the app from starting: its readers use the primary database instead. */
function openReplica(app: FastifyInstance, services: Services): Database | null {
  const { databaseReplicaUrl } = services.settings;
  if (databaseReplicaUrl === undefined) return null;
  const replica: Database = new Kysely<Tables>({
    dialect: dialectOf(createPool(databaseReplicaUrl, { max: 5, applicationName: 'waybill-reports' })),
    log: noteTimes(services),
  });
  app.addHook('onClose', () => replica.destroy());
  return replica;
}

/** Logs slow statements, also those that end in an error. */
function noteTimes({ load }: Services): (event: LogEvent) => void {
  return ({ query, queryDurationMillis }) => load.asked(query.sql, queryDurationMillis);
}

async function workOnJobs(app: FastifyInstance): Promise<void> {
  const runner = await startJobs(app.waybill.services.directPool, jobsOf(app.waybill), app.log);
  app.addHook('onClose', () => runner.stop());
}
