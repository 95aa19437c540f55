import type { IncomingMessage, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { Refused } from './errors.ts';
import { bearerOf } from './http.ts';
import type { KnownSessions } from './known-sessions.ts';
import { countedAddress } from './counted-address.ts';
import { firstName, isDisguised, routeKindOf, sentPath } from './matched-route.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the headers of helmet with our policy, computed once, because helmet would make the same ones for every answer. The policy allows this
 * server only: no other host, no frame, no inline code (except that of our page, by its hash: `serve-web.ts`).
 */
function safeHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  })({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw new Error('the security headers cannot be made', { cause: error });
  });
  return { ...headers, 'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(self)' };
}

/**
 * Returns the headers that protect the answer of a call, should a browser load it directly or from elsewhere. The others are about pages, and all
 * together are larger than most answers.
 */
function callHeaders(ofPages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept = [
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'cross-origin-resource-policy',
  ];
  return {
    ...Object.fromEntries(kept.map((name) => [name, ofPages[name] as string])),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
}

const ofPages = safeHeaders();
const ofCalls = callHeaders(ofPages);

/** Adds the headers of a call to an answer that bypasses our hooks, such as that to an address which cannot be decoded. */
export const protectAnswer = (reply: FastifyReply): FastifyReply => reply.headers(ofCalls);

/** Counts calls and pages that the server writes from the database; files of the build are free. */
const isCounted = (request: FastifyRequest): boolean =>
  routeKindOf(request) !== 'other' || firstName(sentPath(request)) === 'api';

/**
 * Sets headers, limits and compression for every answer. Requests are counted by session where one was found, those with a separate limit by account,
 * those of a program by its key, with the key's limit; otherwise by address, because an unverified header would give its sender a new limit with
 * every value. Every server counts separately.
 */
export async function protect(
  app: FastifyInstance,
  settings: Pick<Settings, 'requestsPerMinute'>,
  sessions: KnownSessions,
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    const disguised = isDisguised(request);
    const isCall = disguised || routeKindOf(request) === 'call' || firstName(sentPath(request)) === 'api';
    void reply.headers(isCall ? ofCalls : ofPages).header('x-request-id', request.id);
    done(disguised ? new Refused(refuse('not_found')) : undefined);
  });
  const limitOf = (request: FastifyRequest) => sessions.limitOf(bearerOf(request));
  await app.register(rateLimit, {
    global: true,
    max: (request) => limitOf(request) ?? settings.requestsPerMinute,
    timeWindow: 60_000,
    // The names that programs know: RateLimit-Limit, -Remaining and -Reset in seconds.
    enableDraftSpec: true,
    // Signing in several times does not multiply the limit of a user.
    keyGenerator: (request) =>
      (request.routeOptions.config.rateLimit === undefined
        ? sessions.nameOf(bearerOf(request))
        : sessions.accountOf(bearerOf(request))) ?? countedAddress(request.ip),
    allowList: (request) => !isCounted(request) || (settings.requestsPerMinute === 0 && limitOf(request) === null),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refused(refuse('too_many_requests', { values: { seconds: Math.max(1, Math.ceil(ttl / 1000)) } })),
  });
  await app.register(compress, {
    global: true,
    threshold: 2048,
    encodings: ['gzip', 'identity'],
    zlibOptions: { level: 4 },
  });
}
