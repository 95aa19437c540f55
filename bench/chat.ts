import { createHash, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type pg from 'pg';
import { caller, signedIn } from './client.ts';

const streams = 200;
const messages = 300;
/** A real operator has few messages an hour; ten a second is a whole operator writing at once. */
const pauseMs = 100;

/** Listens to a stream of events and notes when an expected one arrives. */
class Listening {
  #text = '';
  #waiting: { text: string; heard: (at: number) => void } | null = null;
  readonly #request: http.ClientRequest;

  constructor(url: string, token: string) {
    this.#request = http.get(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` }, agent: false });
    this.#request.on('error', () => {});
    this.#request.on('response', (response) =>
      response.setEncoding('utf8').on('data', (text: string) => this.#hear(text)),
    );
  }

  #hear(text: string): void {
    if (!this.#waiting) return;
    this.#text += text;
    if (!this.#text.includes(this.#waiting.text)) return;
    const { heard } = this.#waiting;
    this.#waiting = null;
    this.#text = '';
    heard(performance.now());
  }

  opened(): Promise<unknown> {
    return new Promise((resolve) => this.#request.on('response', resolve));
  }

  next(text: string): Promise<number> {
    return new Promise((heard) => {
      this.#waiting = { text, heard };
    });
  }

  close(): void {
    this.#request.destroy();
  }
}

const at = (sorted: readonly number[], part: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)} ms`;

/**
 * Measures how long a message takes to another user's screen while 200 streams are open: from sending until the stream reports it, and until it is
 * read. Every stream belongs to a member of the group, so each message goes to all of them.
 */
export async function benchChat(pool: pg.Pool, url: string): Promise<void> {
  await pool.query(
    `insert into staff (user_name, name, role_slug, user_type, branch_id, locale, status, password_hash, search_key, created_at, updated_at)
     select 'talker' || n, 'Talker ' || n, 'staff', 'fcs', (select branch_id from staff where user_name = 'staff'), 'mm', 'active',
       (select password_hash from staff where user_name = 'staff'), 'talker' || n, now(), now()
     from generate_series(1, $1::int) n`,
    [streams],
  );
  const author = await signedIn(url, 2, 'staff');
  // Signing in two hundred users would measure the hashing of passwords.
  const tokens = Array.from({ length: streams }, () => randomBytes(32).toString('base64url'));
  await pool.query(
    `insert into session (token_hash, staff_id, branch_id, created_at, last_seen_at, expires_at)
     select decode(h.hash, 'hex'), st.id, st.branch_id, now(), now(), now() + interval '1 day'
     from unnest($1::text[]) with ordinality h(hash, n) join staff st on st.user_name = 'talker' || h.n`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex'))],
  );
  const listening = tokens.map((token) => new Listening(url, token));
  await Promise.all(listening.map((one) => one.opened()));
  const last = listening.at(-1) as Listening;
  const reader = caller(url, 1, tokens.at(-1));
  const { data } = await author.call<{ data: { id: number; kind: string }[] }>('GET', '/api/chat/group-lists');
  const chat = data.find(({ kind }) => kind === 'branch')?.id;
  const toStream: number[] = [];
  const toScreen: number[] = [];
  for (let n = 0; n < messages; n++) {
    const heard = last.next(`"chat_id":${chat}`);
    const begun = performance.now();
    const sent = await author.call<{ data: { seq: number } }>('POST', `/api/chat/${chat}/message`, {
      text: `message ${n}`,
      picture: null,
      sent_id: randomUUID(),
    });
    toStream.push((await heard) - begun);
    await reader.call('GET', `/api/chat/${chat}/message?after=${sent.data.seq - 1}`);
    toScreen.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  for (const one of listening) one.close();
  author.close();
  reader.close();
  const [stream, screen] = [toStream, toScreen].map((all) => all.toSorted((one, other) => one - other));
  console.log(
    `chat: ${messages} messages to a group of ${streams} open streams: to the other's stream p50 ${at(stream ?? [], 0.5)}, p95 ${at(stream ?? [], 0.95)}; read there p50 ${at(screen ?? [], 0.5)}, p95 ${at(screen ?? [], 0.95)}`,
  );
}
