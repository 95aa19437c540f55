import type { FastifyInstance } from 'fastify';
import { registry, type CallInput, type CallOutput, type EndpointId } from '@waybill/contract/registry.ts';

const byId = new Map(registry.map((endpoint) => [endpoint.id, endpoint]));

/** A signed-in user who makes calls as a browser does; used by the demo operator and the tests. */
export class DemoClient {
  readonly #app: FastifyInstance;
  token: string | null = null;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async signIn(userName: string, password: string): Promise<CallOutput<'sessions.login'>> {
    const answer = await this.call('sessions.login', { body: { user_name: userName, password } });
    this.token = answer.token;
    return answer;
  }

  /** Makes a call and returns its output; throws with the server's words when it is refused, because a refusal in the demo is a bug. */
  async call<Id extends EndpointId>(
    id: Id,
    input: { [Part in keyof CallInput<Id>]?: unknown },
  ): Promise<CallOutput<Id>> {
    const endpoint = byId.get(id);
    if (!endpoint) throw new Error(`no call ${id}`);
    const {
      params = {},
      query = {},
      body,
    } = input as { params?: Record<string, unknown>; query?: Record<string, string>; body?: object };
    const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const response = await this.#app.inject({
      method: endpoint.method,
      url,
      query,
      headers: { ...(this.token ? { authorization: `Bearer ${this.token}` } : {}), 'x-locale': 'en' },
      ...(body ? { payload: body } : {}),
    });
    if (response.statusCode >= 300) throw new Error(`${id}: ${response.statusCode} ${response.body}`);
    return response.json() as CallOutput<Id>;
  }
}
