import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import type { CallParts } from '../../app/call-as.ts';
import { tokenHash } from '../../kernel/secrets.ts';
import type { TestApp } from '../../kernel/testing/app.ts';
import { multipart, type SentFile } from '../../kernel/testing/multipart.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { ReadBack } from './read-back.ts';
import { insertSession } from '../../rooms/sessions/sessions.store.ts';

/** The answer to one of two callers. */
export interface RacedAnswer {
  readonly status: number;
  /** Code of a refusal. */
  readonly code: string | null;
  readonly message: string | null;
  readonly requestId: string;
  readonly body: unknown;
}

/** One call made by two people, or two devices of one person, at the same moment. */
export interface Race {
  readonly id: EndpointId;
  readonly people: 1 | 2;
  /** Number of scans that each of the two sent with a named step; a scan without one takes the next step. */
  readonly scans: number;
  readonly answers: readonly [RacedAnswer, RacedAnswer];
}

export const succeeded = ({ status }: RacedAnswer): boolean => status < 300;

const byId = new Map(registry.map((endpoint) => [endpoint.id as EndpointId, endpoint]));

/** The twin of a caller is a user of the same rank, branch and kind, where there is one. */
const twinText = `
  select o.id
  from staff s
  join staff o on o.id <> s.id and o.role_slug = s.role_slug and o.branch_id = s.branch_id and o.user_type = s.user_type and o.status = s.status
    and o.all_branches = s.all_branches
  where s.id = $1
  order by o.id
  limit 1`;

/** Makes calls twice at once and keeps the answers. */
export class Races {
  readonly run: Race[] = [];
  readonly readBack: ReadBack;
  readonly #testApp: TestApp;
  readonly #tokens = new Map<string, Promise<string>>();
  readonly #twins = new Map<number, Promise<number | null>>();
  #requests = 0;

  constructor(testApp: TestApp) {
    this.#testApp = testApp;
    this.readBack = new ReadBack(testApp);
  }

  /** Sets the clock of the app, also backwards: the demo operator's days are in the past. */
  setClock(now: Date): void {
    this.#testApp.clock.advance({ minutes: (now.getTime() - this.#testApp.clock().getTime()) / 60_000 });
  }

  /** Returns a user with the same rights, if there is one. */
  twinOf(staffId: number): Promise<number | null> {
    const known = this.#twins.get(staffId);
    if (known) return known;
    const found = this.#testApp.database.pool
      .query<{ id: number }>(twinText, [staffId])
      .then(({ rows }) => rows[0]?.id ?? null);
    this.#twins.set(staffId, found);
    return found;
  }

  /** Sends a call from two devices at once, each with its own idempotency key. */
  async race(id: EndpointId, parts: CallParts, [first, second]: readonly [number, number]): Promise<Race> {
    const filled = this.readBack.filled(id, parts.body);
    if (filled) {
      const race = await this.raceSent(id, await request(id, { ...parts, body: filled }), [first, second], filled);
      if (race.answers.some((answer) => answer.code !== 'validation_failed')) return race;
    }
    return this.raceSent(id, await request(id, parts), [first, second], parts.body);
  }

  /** The same for a request that is already serialized. */
  async raceSent(
    id: EndpointId,
    sent: SentCall,
    [first, second]: readonly [number, number],
    body: unknown = sent.payload,
  ): Promise<Race> {
    const before = await this.readBack.before(id);
    const tokens = await Promise.all([this.#token(first, 1), this.#token(second, 2)]);
    const [one, other] = await Promise.all([
      this.#send({ ...sent, token: tokens[0] }),
      this.#send({ ...ofAnotherDevice(sent), token: tokens[1] }),
    ]);
    const race: Race = { id, people: first === second ? 1 : 2, scans: scansIn(id, sent), answers: [one, other] };
    this.run.push(race);
    for (const answer of race.answers) if (succeeded(answer)) await this.readBack.after(id, body, answer.body, before);
    return race;
  }

  async #send({ token, headers, ...rest }: SentCall & { readonly token: string }): Promise<RacedAnswer> {
    const response = await this.#testApp.app.inject({
      ...rest,
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        'x-locale': 'en',
        'idempotency-key': `race-${++this.#requests}-of-two`,
      },
    });
    const json = String(response.headers['content-type']).includes('json') ? response.json() : null;
    return {
      status: response.statusCode,
      code: response.statusCode < 300 ? null : (json?.code ?? ''),
      message: response.statusCode < 300 ? null : (json?.message ?? ''),
      requestId: String(response.headers['x-request-id']),
      body: json,
    };
  }

  /** Returns a session token like that of a sign-in, issued within the hour, because the days of the demo are far apart. */
  #token(staffId: number, device: 1 | 2): Promise<string> {
    const now = this.#testApp.clock();
    const name = `${staffId}-${device}-${Math.floor(now.getTime() / 3_600_000)}`;
    const known = this.#tokens.get(name);
    if (known) return known;
    const token = `race-session-${name}-of-two-devices`;
    const opened = this.#testApp.database.pool
      .query<{ branch_id: number | null }>('select branch_id from staff where id = $1', [staffId])
      .then(async ({ rows }) => {
        const session = { tokenHash: tokenHash(token), staffId, branchId: rows[0]?.branch_id ?? null, now };
        await insertSession(this.#testApp.app.waybill.db, { ...session, userAgent: `device ${device}`, address: '' });
        return token;
      });
    this.#tokens.set(name, opened);
    return opened;
  }
}

export interface SentCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer | object;
}

const hasFile = (body: object | undefined): boolean =>
  Object.values(body ?? {})
    .flat()
    .some((value) => value instanceof UploadedFile);

/** Returns the call as an HTTP request; a form with files where the body has some. */
async function request(id: EndpointId, { params = {}, query = {}, body }: CallParts): Promise<SentCall> {
  const endpoint = byId.get(id);
  if (!endpoint) throw new Error(`no call ${id}`);
  const named = params as Record<string, unknown>;
  const head = {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(named[name]))),
    query: query as Record<string, string>,
  };
  if (!hasFile(body))
    return { ...head, headers: {}, ...(body === undefined ? {} : { payload: JSON.parse(JSON.stringify(body)) }) };
  const asFile = (value: unknown): unknown =>
    value instanceof UploadedFile ? ({ name: value.name, content: value.content } satisfies SentFile) : value;
  const form = await multipart(
    Object.fromEntries(
      Object.entries(body ?? {})
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, Array.isArray(value) ? value.map(asFile) : asFile(value)]),
    ) as never,
  );
  return { ...head, ...form };
}

/** Every device numbers its scans separately. */
function ofAnotherDevice(sent: SentCall): SentCall {
  const { scans } = (sent.payload ?? {}) as { readonly scans?: readonly { readonly scan_id: string }[] };
  if (!Array.isArray(scans)) return sent;
  return { ...sent, payload: { scans: scans.map((scan) => ({ ...scan, scan_id: `${scan.scan_id}-2` })) } };
}

/** Number of scans in an answer that were applied; 0 for a call without scans. */
export function appliedIn({ body }: RacedAnswer): number {
  const { data } = (body ?? {}) as { readonly data?: unknown };
  return Array.isArray(data) ? data.filter((one: { result?: string } | null) => one?.result === 'applied').length : 0;
}

/** Returns the answer of the faster caller; a refusal when both were refused. */
export function quicker(answers: readonly [RacedAnswer, RacedAnswer]): RacedAnswer {
  const [first, second] = answers.filter(succeeded);
  return first && second && appliedIn(second) > appliedIn(first) ? second : (first ?? answers[0]);
}

function scansIn(id: EndpointId, { payload }: SentCall): number {
  const { scans } = (payload ?? {}) as { readonly scans?: readonly { readonly status?: string | null }[] };
  if (!Array.isArray(scans)) return 0;
  return id === freeScan && scans.some(({ status }) => !status) ? 0 : scans.length;
}
/** The scan call in which the server may choose the next step of the parcel. */
const freeScan = 'tracking.scan' satisfies EndpointId;
