import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from './settings.ts';

/** Never written to a log, wherever they stand: secrets, and what names or finds a person. */
const redacted = ['authorization', 'cookie', 'password', 'confirm_password', 'current_password', 'token', 'phone', 'email', 'user_name', 'name', 'address', 'nrc'];

/** One JSON line a request: method, route, status, time, request id. Bodies, queries and addresses of people are not logged. */
export function logOptions(settings: Pick<Settings, 'logLevel'>): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'disableRequestLogging' | 'requestIdHeader'> {
  return {
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    logger: settings.logLevel === 'silent' ? false : {
      level: settings.logLevel,
      redact: { paths: redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
        res: (reply) => ({ status: reply.statusCode }),
        err: (error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
      },
    },
  };
}
