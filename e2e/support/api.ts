import { randomUUID } from 'node:crypto';
import { calls } from '@waybill/contract/generated/calls.ts';
import type { CallInput, CallOutput, EndpointId } from '@waybill/contract/registry.ts';

type Input<Id extends EndpointId> = { readonly [Part in keyof CallInput<Id>]?: unknown };
type Query = Readonly<Record<string, string | number>>;

/** A user who makes calls over HTTP, like a partner's program: creates the data of browser tests. */
export class Api {
  readonly #url: string;
  #token = '';

  constructor(url: string) {
    this.#url = url;
  }

  async signIn(userName: string, password: string): Promise<this> {
    this.#token = (await this.call('sessions.login', { body: { user_name: userName, password } })).token;
    return this;
  }

  /**
   * Makes a call; throws with the server's words when it is refused.
   *
   * @example const { data } = await manager.call('staff.list', { query: { search: 'aung' } });
   */
  async call<Id extends EndpointId>(id: Id, input: Input<Id> = {}): Promise<CallOutput<Id>> {
    const {
      params = {},
      query = {},
      body,
    } = input as { params?: Record<string, unknown>; query?: Query; body?: object };
    const [method, path] = calls[id];
    const url = new URL(
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))),
      this.#url,
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        'x-locale': 'en',
        'idempotency-key': randomUUID(),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
    if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
    return (await response.json()) as CallOutput<Id>;
  }

  /** Uploads a file, as a form sends it (C-01). Throws with the server's words when it is refused. */
  async upload<Id extends EndpointId>(id: Id, parts: Readonly<Record<string, File | string>>): Promise<CallOutput<Id>> {
    const [method, path] = calls[id];
    const body = new FormData();
    for (const [name, part] of Object.entries(parts)) body.append(name, part);
    const response = await fetch(new URL(path, this.#url), {
      method,
      body,
      headers: { 'x-locale': 'en', 'idempotency-key': randomUUID(), authorization: `Bearer ${this.#token}` },
    });
    if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
    return (await response.json()) as CallOutput<Id>;
  }
}
