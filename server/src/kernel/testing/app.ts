import { inject } from 'vitest';
import { safeParse } from 'zod';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { secondPersonCodes } from '@waybill/domain/kernel/who-may.ts';
import { registry, type CallInput, type CallOutput, type EndpointId } from '@waybill/contract/registry.ts';
import { buildApp } from '../../app.ts';
import { DemoClient } from '../../demo/demo-client.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import type { Disk } from '../disk-space.ts';
import { readSettings, type Settings } from '../settings.ts';
import { asPuppetOf } from './puppet.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';

/** A clock that is fixed until a test moves it. */
export interface TestClock {
  (): Date;
  advance(change: { minutes?: number; hours?: number; days?: number }): void;
}

/** Starts at noon on 21 November 2026 in Yangon, after the hours of the demo operator. */
function testClock(): TestClock {
  let now = Date.UTC(2026, 10, 21, 5, 30);
  return Object.assign(() => new Date(now), {
    advance: ({ minutes = 0, hours = 0, days = 0 }) => void (now += ((days * 24 + hours) * 60 + minutes) * 60_000),
  });
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  /** Signs in a user of the demo operator. */
  as(userName: string): Promise<TestClient>;
  /** Returns a client without a session. */
  guest(): TestClient;
  close(): Promise<void>;
}

/** Makes calls; unlike the demo's client it returns refusals. */
export class TestClient extends DemoClient {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    super(app);
    this.#app = app;
  }

  send(options: InjectOptions): Promise<LightMyRequestResponse> {
    return this.#app.inject({
      ...options,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        'x-locale': 'en',
        ...options.headers,
      },
    });
  }

  /** Makes a call by its id and returns any answer. */
  async try<Id extends EndpointId>(
    id: Id,
    input: { [Part in keyof CallInput<Id>]?: unknown } & { headers?: Record<string, string> } = {},
  ): Promise<Answer<Id>> {
    const { headers = {}, ...request } = requestOf(id, input);
    const answer = faceOf<Id>(await this.send({ ...request, headers }));
    if (this.token && isForAnother(answer.body)) {
      const { status } = await this.tryAsPuppet(id, input);
      // A refusal that demands another person is repeated with an account that the refused user created a minute ago (F-06).
      if (status < 300) throw new Error(`${id} is refused to a person, and not to an account that they made`);
    }
    return answer;
  }

  /** Makes the same call with an account that this user created a minute ago, with their role or another. */
  tryAsPuppet<Id extends EndpointId>(
    id: Id,
    input: { [Part in keyof CallInput<Id>]?: unknown },
    role: RoleSlug | null = null,
  ): Promise<Answer<Id>> {
    const request = requestOf(id, input);
    return asPuppetOf(
      this.#app,
      this.token ?? '',
      async (token) => faceOf<Id>(await this.send({ ...request, headers: { authorization: `Bearer ${token}` } })),
      role,
    );
  }
}

interface Answer<Id extends EndpointId> {
  readonly status: number;
  readonly body: CallOutput<Id> & ErrorFace;
}

interface ErrorFace {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Record<string, { code: string; message: string }[]>;
  readonly values?: Record<string, unknown>;
  readonly request_id?: string;
}

const isForAnother = ({ code }: ErrorFace) => code !== undefined && secondPersonCodes.includes(code);

function faceOf<Id extends EndpointId>(response: LightMyRequestResponse): Answer<Id> {
  return {
    status: response.statusCode,
    body: response.headers['content-type']?.toString().includes('json') ? response.json() : (response.body as never),
  };
}

function requestOf(id: EndpointId, input: object): InjectOptions {
  const endpoint = registry.find((row) => row.id === id);
  if (!endpoint) throw new Error(`no call ${id}`);
  const {
    params = {},
    query = {},
    body,
    headers = {},
  } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, string>;
    body?: object;
    headers?: Record<string, string>;
  };
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return { method: endpoint.method, url, query, headers, ...(body === undefined ? {} : { payload: body }) };
}

/** Calls by the route of the server. */
const calls = new Map(registry.map((call) => [`${call.method} ${call.path.replace(/\{(\w+)\}/g, ':$1')}`, call]));

/** Throws when an answer is not what its call promises: each test that reads records compares their names, types and nulls with the contract. */
function checkAnswer(route: string, status: number, answer: unknown): void {
  const output = status < 300 ? calls.get(route)?.output : null;
  const issues = (output && safeParse(output, answer).error?.issues) || [];
  if (issues.length > 0) throw new Error(`${route} answers what it does not promise: ${JSON.stringify(issues)}`);
}

const quiet = { LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' };

/**
 * Starts the app on its own database, by default with the demo operator, and with a fixed clock.
 *
 * @example
 * const test = await startTestApp();
 * const manager = await test.as('manager');
 */
export async function startTestApp({
  demo = true,
  env = {},
  jobs = false,
  disk,
}: { demo?: boolean; env?: Record<string, string>; jobs?: boolean; disk?: Disk } = {}): Promise<TestApp> {
  const database = await cloneDatabase({ templateUrl: inject(demo ? 'demoUrl' : 'templateUrl') });
  const clock = testClock();
  const settings = readSettings({ ...quiet, ...env });
  if (Array.isArray(settings)) throw new Error(settings.join(' '));
  const app = await buildApp({
    pool: database.pool,
    settings: settings as Settings,
    clock,
    databaseUrl: database.url,
    worksOnJobs: jobs,
    ...(disk ? { disk } : {}),
  });
  app.addHook('preSerialization', async (request, reply, answer) => {
    checkAnswer(`${request.method} ${request.routeOptions.url}`, reply.statusCode, answer);
    return answer;
  });
  await app.ready();
  const guest = () => new TestClient(app);
  return {
    app,
    clock,
    database,
    guest,
    as: async (userName) => {
      const client = guest();
      await client.signIn(userName, demoPassword);
      return client;
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
