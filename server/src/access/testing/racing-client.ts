import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { registry, type CallInput, type CallOutput, type EndpointId } from '@waybill/contract/registry.ts';
import type { CallParts } from '../../app/call-as.ts';
import { routes } from '../../app/all-routes.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import { TestClient, type TestApp } from '../../kernel/testing/app.ts';
import { quicker, succeeded, type RacedAnswer, type Races, type SentCall } from './races.ts';

/** Calls that are made twice at once: all but reads and calls without a session. */
export const racedRoutes = routes.filter(({ kind }) => kind === 'command' || kind === 'batch');
export type AnyRoute = (typeof racedRoutes)[number];
const raced = new Set(racedRoutes.map(({ endpoint }) => endpoint.id));
const patterns = registry.map(({ id, method, path }) => ({
  id: id as EndpointId,
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  exact: !path.includes('{'),
}));

/** A user whose every command is sent by two devices at once; the answer is that of the faster one. */
export class RacingClient extends TestClient {
  readonly #races: Races;
  readonly id: number;

  constructor(testApp: TestApp, races: Races, id: number) {
    super(testApp.app);
    this.#races = races;
    this.id = id;
  }

  override async call<Id extends EndpointId>(
    id: Id,
    input: { [Part in keyof CallInput<Id>]?: unknown },
  ): Promise<CallOutput<Id>> {
    if (!raced.has(id)) return super.call(id, input);
    const answer = await this.#first(id, input as CallParts);
    if (!succeeded(answer)) throw new Error(`${id}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as CallOutput<Id>;
  }

  override async try<Id extends EndpointId>(
    id: Id,
    input: { [Part in keyof CallInput<Id>]?: unknown } & { headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: never }> {
    if (!raced.has(id)) return (await super.try(id, input)) as never;
    const { status, body } = await this.#first(id, input as CallParts);
    return { status, body: body as never };
  }

  override async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const [path = ''] = String(options.url).split('?');
    const found = patterns
      .filter((one) => one.method === options.method && one.path.test(path))
      .toSorted((one, other) => Number(other.exact) - Number(one.exact))[0];
    if (!found || !raced.has(found.id)) return super.send(options);
    const sent = { query: {}, headers: {}, ...options } as unknown as SentCall;
    const { answers } = await this.#races.raceSent(found.id, sent, [this.id, this.id]);
    const { status, body } = quicker(answers);
    return { statusCode: status, json: () => body } as LightMyRequestResponse;
  }

  async #first(id: EndpointId, parts: CallParts): Promise<RacedAnswer> {
    return quicker((await this.#races.race(id, parts, [this.id, this.id])).answers);
  }
}

/** Returns the app with such users, for the desks of the rooms' own tests. */
export function racingApp(testApp: TestApp, races: Races): TestApp {
  return {
    ...testApp,
    as: async (userName) => {
      const { rows } = await testApp.database.pool.query<{ id: number }>('select id from staff where user_name = $1', [
        userName,
      ]);
      const client = new RacingClient(testApp, races, rows[0]?.id ?? 0);
      await client.signIn(userName, demoPassword);
      return client;
    },
  };
}
