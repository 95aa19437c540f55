import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { $ZodType } from 'zod/v4/core';
import { isLocale, defaultLocale, type Locale } from '@waybill/domain/kernel/locale.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { hasBadCodeUnits } from '@waybill/domain/kernel/text.ts';
import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';
import { looksLikeKey } from '@waybill/domain/kernel/key-format.ts';
import { mayEnter } from '@waybill/domain/kernel/access.ts';
import { boundsOf } from '@waybill/contract/kernel/body-sizes.ts';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import { keptBody, keptPath } from '@waybill/domain/kernel/call-log.ts';
import { apiVersion } from '@waybill/contract/api-changes.ts';
import { callsOfMerchant, callsOfScopes, watcherCommands } from '@waybill/contract/key-calls.ts';
import { outsidePrices } from '@waybill/contract/key-fields.ts';
import { checkedBy } from '@waybill/contract/kernel/schema-problems.ts';
import { answerSchema } from './answer-schema.ts';
import { acceptedLocale } from './accept-language.ts';
import type { CallLog } from './call-log.ts';
import type { RequestContext } from './context.ts';
import { needsFreshSession } from './hot/cached-viewers.ts';
import { isOutside, type SessionViewer, type ViewerKey } from './viewer.ts';
import type { LiveEvents } from './events.ts';
import { answerOf, refusalOf } from './errors.ts';
import { maskAnswer, maskConflict, type OutsideReader } from './mask-answer.ts';
import { convertInput, mendInput, ofOwner } from './input.ts';
import { keptAsTyped, noteTyped } from './typed-texts.ts';
import { batchCommand } from './hot/batch-commands.ts';
import { sentPath } from './matched-route.ts';
import { FileAnswer, StreamAnswer, type InputParts, type Route } from './routes.ts';
import { runBatch, runCommand } from './run-command.ts';
import { isMultipart, readParts } from './uploads.ts';
import { hashidOf, installationSecret } from './secrets.ts';
import type { Database, Services } from './services.ts';

const testWorld: KeyMode = 'test';

/** Parts of a call made from inside the server. */
interface CallParts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** A program whose key is known but no longer valid: its owner sees in the log that it still calls. */
export interface RefusedProgram {
  readonly refused: Refusal;
  readonly key: Pick<ViewerKey, 'id'>;
  readonly branchId: number | null;
}

export interface HttpKernel {
  readonly services: Services;
  readonly db: Database;
  readonly live: LiveEvents | null;
  /** Log of the calls of programs. */
  readonly calls: CallLog;
  /** Returns the viewer of a bearer token, or why there is none. */
  readonly viewerOf: (
    token: string | null,
    now: Date,
    restedMs: number,
    address: string,
  ) => Promise<SessionViewer | Refusal | RefusedProgram>;
  /** Makes a call in the sandbox for a user who was authorized here; null in an app without sandbox. */
  readonly inSandbox: ((who: SandboxAsker, endpoint: Endpoint, parts: CallParts) => Promise<unknown>) | null;
  /** The same from the cache, still to be verified. */
  readonly recall: (token: string | null, now: Date) => SessionViewer | null;
}

/** The staff member who reads or changes the sandbox, with time and request id. */
export type SandboxAsker = Pick<RequestContext, 'now' | 'requestId'> & { readonly viewer: SessionViewer };

/** Registers one endpoint: client token, session, access, input, handler, answer, in that order. */
export function register(app: FastifyInstance, kernel: HttpKernel, route: Route): void {
  const { endpoint } = route;
  const bounds = boundsOf(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    // HEAD requests would be a second route, with a separate rate limit.
    exposeHeadRoute: false,
    bodyLimit: bounds.bytes,
    config: {
      kind: 'call',
      body: bounds,
      ...(endpoint.limit ? { rateLimit: { max: endpoint.limit.max, timeWindow: endpoint.limit.seconds * 1000 } } : {}),
    },
    handler: async (request, reply) => {
      const context = contextOf(kernel, request, reply);
      if (looksLikeKey(bearerOf(request) ?? '')) void reply.header('x-api-version', apiVersion);
      const outcome = await perform(kernel, route, context, request);
      noteCall(kernel, endpoint, request, reply, outcome, context.now);
      return outcome instanceof Object && 'body' in outcome && outcome.body instanceof StreamAnswer
        ? outcome.body.open(reply)
        : send(reply, outcome, context.requestId, endpoint);
    },
  });
}

interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

async function perform(
  kernel: HttpKernel,
  route: Route,
  context: RequestContext,
  request: FastifyRequest,
): Promise<Outcome | Refusal> {
  const { endpoint } = route;
  const clientToken = request.headers['x-client-token'];
  if (clientToken !== undefined && clientToken !== kernel.services.settings.clientToken)
    return refuse('client_unknown');
  if (route.kind === 'guest') {
    // The sandbox has no sign-in: it is called only with test keys.
    if (kernel.services.sandbox) return refuse('api_key_scope_missing');
    const input = await readInput(endpoint, request);
    return isRefusal(input) ? input : settle(endpoint, await route.handle(context, input));
  }
  const known = provesViewer(route) ? kernel.recall(bearerOf(request), context.now) : null;
  if (known) {
    const outcome = await performAs(kernel, route, context, request, known);
    // A refusal does not show whether the session is still valid, and only its holder may be told the reason.
    if (!isRefusal(outcome) && outcome.body !== needsFreshSession) return outcome;
  }
  const viewer = await kernel.viewerOf(bearerOf(request), context.now, restedMsOf(request), request.ip);
  if (isRefusal(viewer)) return viewer;
  if (!('refused' in viewer)) return performAs(kernel, route, context, request, viewer);
  programs.set(request, viewer);
  return viewer.refused;
}

const meansSandbox = ({ query }: InputParts<Endpoint>): boolean =>
  (query as { readonly world?: unknown }).world === testWorld;

/** Makes the same call in the sandbox: for the developer pages of staff. */
async function askSandbox(
  { inSandbox }: HttpKernel,
  { viewer, now, requestId }: SandboxAsker,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<unknown> {
  if (!inSandbox) return refuse('sandbox_unavailable');
  const { world: _, ...query } = mendInput(request.query) as Record<string, unknown>;
  const body = endpoint.body ? { body: mendInput(request.body) as object } : {};
  const who = { viewer: { ...viewer, locale: localeOf(request) }, now, requestId };
  return inSandbox(who, endpoint, { params: request.params as object, query, ...body });
}

/** Can a statement of this call verify a cached viewer? */
function provesViewer(route: Exclude<Route, { kind: 'guest' }>): boolean {
  return route.kind === 'batch' || (route.kind === 'read' ? route.proves === true : route.batch !== undefined);
}

async function performAs(
  kernel: HttpKernel,
  route: Exclude<Route, { kind: 'guest' }>,
  context: RequestContext,
  request: FastifyRequest,
  viewer: SessionViewer,
): Promise<Outcome | Refusal> {
  const { endpoint } = route;
  accountLocale.set(request, viewer.locale);
  if (viewer.key) programs.set(request, { key: viewer.key, branchId: viewer.branchId });
  if (isOutside(viewer) && !viewer.watches)
    outside.set(request, { names: ownNames(viewer), locale: localeOf(request) });
  const denied = denial(endpoint, viewer);
  if (denied) return denied;
  if (viewer.watches && route.kind !== 'read' && !watcherCommands.includes(endpoint.id)) return refuse('only_watching');
  const input = await readInput(endpoint, request, {
    hashid: async () => hashidOf(await installationSecret(kernel.db, kernel.services), viewer.id),
    customerId: viewer.customerId,
    mend: (sent) => mendTyped(kernel.db, sent, context.now),
  });
  if (isRefusal(input)) return input;
  const prices = setsNoPrice(viewer, endpoint)
    ? outsidePrices({ ...(input.query as object), ...(input.body as object) })
    : null;
  if (prices) return refuse('validation_failed', { fields: prices });
  if (endpoint.worlds && !viewer.key && meansSandbox(input))
    return settle(endpoint, await askSandbox(kernel, { ...context, viewer }, endpoint, request));
  const readContext = { ...context, viewer, locale: localeOf(request) };
  if (route.kind === 'read') return settle(endpoint, await route.handle(readContext, input));
  if (route.kind === 'batch') return settle(endpoint, await runBatch(readContext, input, route.handle));
  const call = {
    endpoint: endpoint.id,
    status: endpoint.status ?? 200,
    audited: endpoint.unaudited !== true,
    input,
    idempotencyKey: endpoint.output && !endpoint.secret && !endpoint.showsDetails ? keyOf(request) : null,
    before: route.before,
    act: route.handle,
  };
  return route.batch ? batchCommand(readContext, call, route.batch) : runCommand(readContext, call);
}

/**
 * Returns why a session may not make this call: a key and a merchant's person make only the calls of their scopes; a user who must choose a password
 * first may do nothing else.
 */
export function denial(endpoint: Endpoint, viewer: SessionViewer): Refusal | null {
  if (viewer.key && !callsOfScopes(viewer.key.scopes).has(endpoint.id)) return refuse('api_key_scope_missing');
  if (viewer.merchant && !callsOfMerchant(viewer.merchant).has(endpoint.id)) return refuse('missing_permission');
  if (endpoint.access === 'signed-in' || endpoint.access === 'guest') return null;
  if (viewer.mustChangePassword) return refuse('password_change_required');
  return mayEnter(endpoint.access, viewer) ? null : refuse('missing_permission');
}

/** Is this a call of a program, or one that a merchant's person shares with programs? Its prices come from the table alone (W-06). */
function setsNoPrice({ key, merchant }: SessionViewer, { id }: Endpoint): boolean {
  return key !== undefined || (merchant !== undefined && callsOfScopes(merchant.scopes).has(id));
}

/** Returns the names that a reader outside may see: those of the shop's people, or of the key as histories have it. */
const ownNames = ({ name, merchant }: SessionViewer): readonly string[] => merchant?.people ?? [`API · ${name}`];

/** Requests of programs and merchants: they see the phones of their receivers, and no names of staff. */
const outside = new WeakMap<FastifyRequest, OutsideReader>();

/** The key behind a request, once it has been read. */
const programs = new WeakMap<FastifyRequest, Pick<RefusedProgram, 'key' | 'branchId'>>();

/** Logs a program's call and its answer for the key's owner (N-06), at the time of the records it made. */
function noteCall(
  kernel: HttpKernel,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome | Refusal,
  at: Date,
): void {
  const { key, branchId } = programs.get(request) ?? {};
  if (!key || branchId === null || branchId === undefined) return;
  const { status, body } = isRefusal(outcome) ? answerOf(outcome, 'en', request.id) : outcome;
  kernel.calls.add({
    at,
    api_key_id: key.id,
    branch_id: branchId,
    request_id: request.id,
    call: endpoint.id,
    method: endpoint.method,
    path: keptPath(sentPath(request)),
    status,
    code: isRefusal(outcome) ? outcome.code : null,
    ms: Math.round(reply.elapsedTime),
    address: request.ip,
    request_body: isMultipart(request) ? null : keptBody(request.body),
    answer_body: body instanceof FileAnswer ? null : keptBody(body),
  });
}

function settle(endpoint: Endpoint, output: unknown): Outcome | Refusal {
  return isRefusal(output) ? output : { status: endpoint.status ?? 200, body: output };
}

async function readInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  own?: {
    readonly hashid: () => Promise<string>;
    readonly customerId: number | undefined;
    readonly mend: (sent: unknown) => Promise<unknown>;
  },
): Promise<InputParts<Endpoint> | Refusal> {
  const params = part(endpoint.params, request.params);
  if (
    isRefusal(params) ||
    Object.values(params as object).some((value) => typeof value === 'string' && hasBadCodeUnits(value))
  )
    return refuse('not_found');
  const query = part(endpoint.query, mendInput(request.query));
  if (isRefusal(query)) return query;
  const read = await readBody(endpoint, request);
  const bare = own ? await withoutHashid(read, own.hashid) : read;
  if (isRefusal(bare)) return bare;
  const sent = endpoint.ownerFields ? ofOwner(bare, endpoint.ownerFields, own?.customerId) : bare;
  const body = part(endpoint.body, endpoint.body ? await (own?.mend ?? mendInput)(sent) : undefined);
  if (isRefusal(body)) return body;
  return { params, query, body } as InputParts<Endpoint>;
}

/** Converts what was typed in Zawgyi, except texts that a person has kept as typed; keeps the typed texts beside what is stored. */
async function mendTyped(db: Database, sent: unknown, now: Date): Promise<unknown> {
  const all = convertInput(sent);
  if (isRefusal(all) || all.converted.size === 0) return isRefusal(all) ? all : all.input;
  const kept = await keptAsTyped(db, [...all.converted.keys()]);
  const mended = kept.size === 0 ? all : convertInput(sent, kept);
  if (isRefusal(mended)) return mended;
  await noteTyped(db, mended.converted, now);
  return mended.input;
}

/** Reads JSON, or a form with files where the call takes one; a form sent to any other call is malformed. */
async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (!isMultipart(request)) return request.body;
  return endpoint.multipart ? readParts(request) : refuse('malformed');
}

/** A body may name the user whose page it comes from (C-02); a page of another user was open before this one signed in. */
async function withoutHashid(sent: unknown, own: () => Promise<string>): Promise<unknown> {
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, 'hashid')) return sent;
  const { hashid, ...rest } = sent as Record<string, unknown>;
  return hashid === (await own())
    ? rest
    : refuse('validation_failed', { fields: { hashid: [{ code: 'other_account' }] } });
}

function part(schema: $ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  if (isRefusal(value)) return value;
  const parsed = checkedBy(schema, value === undefined ? {} : value);
  return parsed.success ? parsed.data : refusalOf(parsed.error);
}

function send(
  reply: FastifyReply,
  outcome: Outcome | Refusal,
  requestId: string,
  { output, detail, showsDetails }: Endpoint,
): FastifyReply {
  if (isRefusal(outcome)) {
    const reader = outside.get(reply.request);
    const isMasked = output && (reader !== undefined || !showsDetails);
    const shown = isMasked ? maskConflict(detail ?? output, outcome, reader) : outcome;
    const { status, body } = answerOf(shown, localeOf(reply.request), requestId);
    if (outcome.values?.seconds !== undefined) void reply.header('retry-after', String(outcome.values.seconds));
    return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
  }
  if (outcome.body instanceof FileAnswer)
    return reply.code(outcome.status).headers(outcome.body.headers).send(outcome.body.stream);
  if (!output) return reply.code(outcome.status).send(outcome.body);
  const reader = outside.get(reply.request);
  // The serializer is built on the first answer of a call: building those of all calls would take most of the time in which a server starts.
  return reply
    .code(outcome.status)
    .type('application/json; charset=utf-8')
    .serializer(reply.compileSerializationSchema(answerSchema(output)))
    .send(showsDetails && !reader ? outcome.body : maskAnswer(output, outcome.body, reader));
}

function contextOf(kernel: HttpKernel, request: FastifyRequest, reply: FastifyReply): RequestContext {
  return {
    ...requestContext(kernel, request),
    keepCookie: (cookie) => void reply.header('set-cookie', cookie),
  };
}

/** Returns the context of a request, for handlers that write the answer themselves. */
export function requestContext(kernel: HttpKernel, request: FastifyRequest): RequestContext {
  const services = kernel.services.sandbox?.servicesOf(request.raw) ?? kernel.services;
  return {
    services,
    db: kernel.db,
    live: kernel.live,
    now: services.clock(),
    requestId: request.id,
    locale: localeOf(request),
    request: { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null, raw: request },
  };
}

/** The account's language for a request, once its session has been read. */
const accountLocale = new WeakMap<FastifyRequest, Locale>();

/**
 * Returns the language of an answer: the one that the request names (our page in `x-locale`, other programs in `accept-language`), else that of the
 * account, else Myanmar (T-01).
 */
export function localeOf(request: FastifyRequest): Locale {
  const named = request.headers['x-locale'];
  return isLocale(named)
    ? named
    : (acceptedLocale(request.headers['accept-language']) ?? accountLocale.get(request) ?? defaultLocale);
}

export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,128})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/**
 * Milliseconds without user activity on the screen that sends this, reported by the page with its background requests; 0 for all others. It can only
 * shorten a session, so leaving it out gains nothing.
 */
function restedMsOf(request: FastifyRequest): number {
  const idleSeconds = request.headers['x-idle-seconds'];
  return typeof idleSeconds === 'string' && /^\d{1,7}$/.test(idleSeconds) ? Number(idleSeconds) * 1000 : 0;
}

/** Returns an idempotency key of 1 to 200 characters; any other value counts as none, since a key only protects the caller. */
function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length >= 1 && key.length <= 200 ? key : null;
}
