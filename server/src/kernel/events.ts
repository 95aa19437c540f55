import { missedTopic, type LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import { sql } from 'kysely';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SessionViewer } from './viewer.ts';
import { DatabaseClient } from './db/database-client.ts';
import type { Database } from './services.ts';
import { forgetCounts } from './hot/remembered-counts.ts';
import { MerchantEvents, type MerchantReads } from './merchant-events.ts';
import { covered, covers, detailFor } from './scope.ts';

/** Hours that events are kept, so that a screen that was offline receives the ones it missed. */
export const eventHours = 24;
const heartbeatSeconds = 20;
/**
 * For servers, not for screens: these sessions ended or their branches changed. Their streams are closed; a session that is still valid opens another
 * with its current branches.
 */
export const sessionTopic = 'session.changed';
/** A transient event: after an absence the screen reads the current state anyway. */
const momentTopic: LiveTopic = 'editing';
/** Hints of one branch are collected for this long, because every notification makes commits wait for one another. */
const hintMs = 250;
/** Maximum missed events sent one by one; a screen that missed more reloads its data. */
const replayLimit = 500;
/** Maximum streams of one session: more tabs than a user opens. */
const streamsOfSession = 30;

interface StoredEvent {
  id: number;
  topic: string;
  branch_id: number | null;
  staff_id: number | null;
  payload: unknown;
}

interface Listener {
  readonly viewer: SessionViewer;
  readonly reply: FastifyReply;
}

/** Tells a screen to reload its data; later events have higher numbers. */
function writeMissed(reply: FastifyReply, newest: number): void {
  reply.raw.write(`id: ${newest}\nevent: ${missedTopic}\ndata: null\n\n`);
}

/** Branches of a session, and the merchant whose portal it shows. */
export type SessionReach = Pick<SessionViewer, 'covers' | 'customerId'>;

/** Returns which of these sessions are open now, with their branches. */
export type OpenSessions = (ids: readonly number[]) => Promise<ReadonlyMap<number, SessionReach>>;

export interface LiveParts {
  readonly db: Database;
  readonly url: string;
  readonly clock: () => Date;
  readonly openSessions: OpenSessions;
  readonly merchants: MerchantReads;
}

/** Does a stream still show what its session may see? */
const isSame = (now: SessionReach | undefined, then: SessionReach): boolean =>
  now !== undefined && reachText(now) === reachText(then);
const reachText = ({ covers: own, customerId }: SessionReach): string => `${String(own)} ${customerId ?? ''}`;

/**
 * Notifies open screens of changes in their branches, over server-sent events. One connection of the server listens; PostgreSQL is the bus between
 * app servers.
 */
export class LiveEvents {
  readonly #db: Database;
  readonly #url: string;
  readonly #clock: () => Date;
  readonly #openSessions: OpenSessions;
  readonly #listeners = new Set<Listener>();
  readonly #merchants: MerchantEvents;
  #client: DatabaseClient | null = null;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;
  /** Numbers of events that were announced and not sent yet. */
  readonly #notified: number[] = [];
  #announcing = false;
  readonly #hints = new Map<string, { topic: LiveTopic; branch_id: number }>();
  #hintTimer: NodeJS.Timeout | null = null;

  constructor({ db, url, clock, openSessions, merchants }: LiveParts) {
    this.#merchants = new MerchantEvents(merchants);
    this.#db = db;
    this.#url = url;
    this.#clock = clock;
    this.#openSessions = openSessions;
  }

  async start(app: FastifyInstance): Promise<void> {
    await this.#connect(app);
    this.#timer = setInterval(() => {
      this.#announceNotified(app);
      void this.beat().catch((error: unknown) => app.log.warn({ error }, 'events: sessions could not be checked'));
    }, heartbeatSeconds * 1000);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#closed = true;
    if (this.#hintTimer) clearTimeout(this.#hintTimer);
    await this.#tellHints().catch(() => {});
    if (this.#timer) clearInterval(this.#timer);
    for (const { reply } of this.#listeners) reply.raw.end();
    this.#listeners.clear();
    await this.#client?.end().catch(() => {});
  }

  /**
   * Notifies these branches of a committed change that happens many times a second, such as scans. Screens are notified at intervals and read again,
   * so a hint lost with the process costs only one refresh.
   */
  hint(topic: LiveTopic, branchIds: Iterable<number>): void {
    forgetCounts();
    for (const branch_id of branchIds) this.#hints.set(`${topic} ${branch_id}`, { topic, branch_id });
    if (this.#closed || this.#hintTimer || this.#hints.size === 0) return;
    this.#hintTimer = setTimeout(() => {
      this.#hintTimer = null;
      // The database may be unavailable for a moment: the next change sends another hint.
      void this.#tellHints().catch(() => {});
    }, hintMs);
    this.#hintTimer.unref();
  }

  async #tellHints(): Promise<void> {
    const hints = [...this.#hints.values()];
    this.#hints.clear();
    if (hints.length > 0)
      await this.#db
        .insertInto('event')
        .values(hints.map((hint) => ({ ...hint, at: this.#clock(), payload: '{}' })))
        .execute();
  }

  /** Opens a stream for one screen and first sends what it missed since `lastId`. */
  async open(viewer: SessionViewer, reply: FastifyReply, lastId: number | null): Promise<void> {
    const listener = { viewer, reply };
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write('retry: 3000\n\n');
    const own = [...this.#listeners].filter((one) => one.viewer.sessionId === viewer.sessionId);
    if (own[0] && own.length >= streamsOfSession) this.#end(own[0]);
    // A merchant hears from here on; what was missed is read again as a whole.
    if (viewer.customerId !== undefined) await this.#merchants.begin();
    this.#listeners.add(listener);
    reply.raw.on('close', () => this.#listeners.delete(listener));
    if (lastId === null) return;
    if (viewer.customerId !== undefined) return writeMissed(reply, await this.#newestId(lastId));
    const missed = await this.#missed(viewer, lastId);
    if (missed) for (const event of missed) this.#tell(listener, event);
    else writeMissed(reply, await this.#newestId(lastId));
  }

  /** Returns the events after a number that this user may see; null when there are too many, or when some are no longer kept. */
  async #missed(viewer: SessionViewer, lastId: number): Promise<StoredEvent[] | null> {
    const kept = await this.#db.selectFrom('event').select('id').where('id', '<=', lastId).limit(1).execute();
    if (kept.length === 0) return null;
    const rows = await this.#db
      .selectFrom('event')
      .select(['id', 'topic', 'branch_id', 'staff_id', 'payload'])
      .where('id', '>', lastId)
      .where('topic', 'not in', [sessionTopic, momentTopic])
      .where(
        sql<boolean>`
          case when staff_id is not null then staff_id = ${viewer.id} else branch_id is null
            or ${covered(viewer, 'branch_id')} end`,
      )
      .orderBy('id')
      .limit(replayLimit + 1)
      .execute();
    return rows.length > replayLimit ? null : (rows as StoredEvent[]);
  }

  async #newestId(otherwise: number): Promise<number> {
    const newest = await this.#db.selectFrom('event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    return newest?.id ?? otherwise;
  }

  async #connect(app: FastifyInstance, { again = false } = {}): Promise<void> {
    const client = new DatabaseClient({ connectionString: this.#url, application_name: 'waybill-events' });
    client.on('error', () => {});
    client.on('end', () => {
      if (!this.#closed)
        setTimeout(
          () =>
            void this.#connect(app, { again: true }).catch((error: unknown) =>
              app.log.warn({ error }, 'events: cannot listen yet'),
            ),
          1000,
        ).unref();
    });
    client.on('notification', ({ payload }) => {
      this.#notified.push(Number(payload));
      this.#announceNotified(app);
    });
    this.#client = client;
    await client.connect();
    await client.query('listen waybill_event');
    if (again) await this.#tellMissed();
  }

  /** Changes while the server was not listening are unknown: ended sessions are closed, and every other screen reloads its data. */
  async #tellMissed(): Promise<void> {
    forgetCounts();
    await this.beat();
    const newest = await this.#newestId(0);
    for (const { reply } of this.#listeners) writeMissed(reply, newest);
  }

  #announceNotified(app: FastifyInstance): void {
    if (this.#announcing || this.#notified.length === 0) return;
    this.#announcing = true;
    void this.#announceAll()
      .catch((error: unknown) => app.log.warn({ error }, 'events: could not be told yet'))
      .finally(() => (this.#announcing = false));
  }

  /** Sends events in the order of their notifications, in one batch: a screen that received a later one would never ask for an earlier one. */
  async #announceAll(): Promise<void> {
    while (this.#notified.length > 0) {
      const ids = this.#notified.splice(0);
      forgetCounts();
      if (this.#listeners.size === 0) continue;
      const { rows } = await sql<StoredEvent>`
        select e.id, e.topic, e.branch_id, e.staff_id, e.payload
        from unnest(${ids}::bigint[]) with ordinality n(id, place)
        join event e on e.id = n.id
        order by n.place`
        .execute(this.#db)
        .catch((error: unknown) => {
          // They are sent with the next ones, or with the next heartbeat.
          this.#notified.unshift(...ids);
          throw error;
        });
      for (const event of rows) this.#announce(event);
      await this.#tellMerchants(rows);
    }
  }

  /** Tells merchants' pages that one of their records changed, without naming it. */
  async #tellMerchants(events: readonly StoredEvent[]): Promise<void> {
    const listeners = [...this.#listeners].filter(({ viewer }) => viewer.customerId !== undefined);
    const last = events.at(-1);
    if (listeners.length === 0) return this.#merchants.rest();
    if (!last) return;
    const among = [...new Set(listeners.flatMap(({ viewer: { customerId } }) => customerId ?? []))];
    const heard = await this.#merchants.heard(events, among);
    for (const listener of listeners)
      for (const topic of heard.get(listener.viewer.customerId ?? 0) ?? [])
        if (this.#listeners.has(listener)) listener.reply.raw.write(`id: ${last.id}\nevent: ${topic}\ndata: {}\n\n`);
  }

  #announce(event: StoredEvent): void {
    if (event.topic === sessionTopic) this.#hangUp(event);
    else for (const listener of this.#listeners) this.#tell(listener, event);
  }

  /**
   * Closes the streams of a session that ended or changed. Its screen connects again: an ended session is refused and goes to the sign-in page, one
   * with other branches gets its new rights.
   */
  #hangUp({ payload }: StoredEvent): void {
    const { sessions = [], staff = [] } = payload as { sessions?: number[]; staff?: number[] };
    const [ended, changed] = [new Set(sessions), new Set(staff)];
    for (const listener of this.#listeners)
      if (ended.has(listener.viewer.sessionId) || changed.has(listener.viewer.id)) this.#end(listener);
  }

  /** Ends a stream: nothing more is written to it, even before the client has disconnected. */
  #end(listener: Listener): void {
    this.#listeners.delete(listener);
    listener.reply.raw.end();
  }

  /** Keeps the streams open through proxies, and closes those whose session has expired or changed branches, since no event reports that. */
  async beat(): Promise<void> {
    if (this.#listeners.size === 0) return;
    for (const { reply } of this.#listeners) reply.raw.write(': still here\n\n');
    const open = await this.#openSessions([...this.#listeners].map(({ viewer }) => viewer.sessionId));
    for (const listener of this.#listeners)
      if (!isSame(open.get(listener.viewer.sessionId), listener.viewer)) this.#end(listener);
  }

  #tell({ viewer, reply }: Listener, event: StoredEvent): void {
    if (viewer.customerId !== undefined && event.staff_id !== viewer.id) return;
    const meant =
      event.staff_id !== null
        ? event.staff_id === viewer.id
        : event.branch_id === null || covers(viewer, event.branch_id);
    const detail = event.staff_id !== null || event.branch_id === null ? 'all' : detailFor(viewer, event.topic);
    if (!meant || detail === 'nothing') return;
    const payload = detail === 'all' ? event.payload : {};
    reply.raw.write(`id: ${event.id}\nevent: ${event.topic}\ndata: ${JSON.stringify(payload)}\n\n`);
  }
}
