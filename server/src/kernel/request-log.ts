import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { errorFields, isRead, readableLine, type LineFields } from './log-line.mjs';
import type { Settings } from './settings.ts';

/** Never written to a log, wherever they occur: secrets, and values that name or locate a person. */
const redacted = [
  'authorization',
  'cookie',
  'password',
  'confirm_password',
  'current_password',
  'token',
  'phone',
  'email',
  'user_name',
  'name',
  'address',
  'nrc',
];

/**
 * Returns the options of the request log: one JSON line per answered request with method, route, status, milliseconds and request id. Bodies, queries
 * and people's addresses are not logged.
 */
export function logOptions(
  settings: Pick<Settings, 'logLevel'>,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController' | 'childLoggerFactory' | 'requestIdHeader'> {
  return {
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    logController: new OneLine({ requestIdLogLabel: 'request_id' }),
    childLoggerFactory: (logger, bindings, options) =>
      new LateLog(() => logger.child(bindings, options)) as unknown as FastifyBaseLogger,
    logger:
      settings.logLevel === 'silent'
        ? false
        : {
            level: settings.logLevel,
            // Field names are those of the lines written before and beside the server (log-line.mjs).
            base: { pid: process.pid },
            messageKey: 'message',
            errorKey: 'error',
            timestamp: () => `,"time":"${new Date().toISOString()}"`,
            formatters: { level: (level: string) => ({ level }) },
            ...(isRead(process.stdout) ? { stream: readable } : {}),
            redact: { paths: redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
            serializers: {
              req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
              res: (reply) => ({ status: reply.statusCode }),
              error: errorFields,
            },
          },
  };
}

/** Formats the server's log lines for a terminal. */
const readable = {
  write: (line: string): void => void process.stdout.write(readableLine(JSON.parse(line) as LineFields)),
};

/** Searching a line for secrets costs several times what writing it does. This line can contain none, so it is not searched. */
class OneLine extends fastify.LogController {
  #lines: FastifyBaseLogger | undefined;

  override incomingRequest(): void {}

  /** A route with its own log level, such as those that machines poll all day, writes no line. */
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { url = null, logLevel } = request.routeOptions;
    if (logLevel !== undefined && logLevel !== '') return;
    this.#lines ??= request.server.log.child({}, { redact: [] });
    const line = {
      request_id: request.id,
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) this.#lines.error({ ...line, error }, 'request failed');
    else this.#lines.info(line, 'request');
  }
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent', 'child'] as const;

/** A request's logger, created only when the request logs something: most do not, and creating one costs more than the line. */
class LateLog {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get made(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  get level(): string {
    return this.made.level;
  }

  static {
    for (const level of levels)
      Object.defineProperty(this.prototype, level, {
        value(this: LateLog, ...args: never[]) {
          return (this.made[level] as (...parts: never[]) => unknown)(...args);
        },
      });
  }
}
