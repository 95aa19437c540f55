import { newsKindNames, type NewsKind } from '@waybill/domain/rooms/push-devices/news-kinds.ts';
import { newsKinds } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import type { JobTools } from '../../kernel/jobs.ts';
import { covers } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readActor } from '../sessions/sessions.door.ts';
import {
  hasDevices,
  readListeningDevices,
  readNewsEvents,
  type ListeningDevice,
  type HeardEvent,
} from './push-devices.queries.ts';
import { forgetEnded, keepLastEvent, queueRings, readLastEvent, type Ring } from './push-devices.store.ts';

/** Reads of the rooms that have news, passed in by the app. */
export interface PushReads {
  /** Returns the time of the newest news of a kind that waits for this person; null without any, or where they may not see them. */
  readonly newest: (db: Database, kind: NewsKind, viewer: SessionViewer, now: Date) => Promise<Date | null>;
  /** The same for merchants at once, for kinds whose events do not name them; undefined for kinds of staff. */
  readonly newestOfMerchants: (
    db: Database,
    kind: NewsKind,
    customers: readonly number[],
    now: Date,
  ) => Promise<ReadonlyMap<number, Date>> | undefined;
  /** Returns which of these merchants an event concerns. */
  readonly customersOf: (
    db: Database,
    topic: string,
    ids: readonly number[],
    among: readonly number[],
  ) => Promise<readonly number[]>;
}

const topics = [...new Set(newsKindNames.map((kind) => newsKinds[kind].topic))];

/**
 * Queues pushes for the devices whose people have news since the last look: those of the top bar, with the same rights. Looking twice queues one, because each
 * device keeps the time of the newest news for which it has rung.
 */
export async function ringDevices(
  { services, db }: Pick<JobTools, 'services' | 'db'>,
  reads: PushReads,
): Promise<void> {
  const now = services.clock();
  if (!(await hasDevices(db))) return;
  await forgetEnded(db, now);
  const last = await readLastEvent(db);
  const { events, newest } = await readNewsEvents(db, last ?? 0, topics, now);
  const devices = events.length === 0 ? [] : await readListeningDevices(db, now);
  const look = new Look(db, now, devices, reads);
  const rings: Ring[] = [];
  for (const kind of newsKindNames) {
    const heard = events.filter(({ topic }) => topic === newsKinds[kind].topic);
    if (heard.length > 0) rings.push(...(await look.ringsOf(kind, heard)));
  }
  await queueRings(db, rings, now);
  if (newest !== last) await keepLastEvent(db, newest);
}

/** One look through the devices; each person is read once. */
class Look {
  readonly #db: Database;
  readonly #now: Date;
  readonly #devices: readonly ListeningDevice[];
  readonly #reads: PushReads;
  readonly #actors = new Map<string, Promise<SessionViewer | null>>();

  constructor(db: Database, now: Date, devices: readonly ListeningDevice[], reads: PushReads) {
    this.#db = db;
    this.#now = now;
    this.#devices = devices;
    this.#reads = reads;
  }

  async ringsOf(kind: NewsKind, events: readonly HeardEvent[]): Promise<Ring[]> {
    const devices = this.#devices.filter(({ muted }) => !muted.includes(kind));
    const customers = [...new Set(devices.flatMap(({ customer_id }) => customer_id ?? []))];
    const together = await this.#reads.newestOfMerchants(this.#db, kind, customers, this.#now);
    const heard = together ? new Set(together.keys()) : await this.#customersOf(events, customers);
    const rings: Ring[] = [];
    for (const device of devices) {
      const { id, customer_id } = device;
      if (together && !isNewer(device, kind, together.get(customer_id ?? 0))) continue;
      const viewer = await this.#actorOf(device);
      if (!viewer || !(heard.has(customer_id ?? 0) || events.some((event) => concerns(event, viewer)))) continue;
      const newest = await this.#reads.newest(this.#db, kind, viewer, this.#now);
      if (newest && isNewer(device, kind, newest)) rings.push({ device_id: id, kind, newest });
    }
    return rings;
  }

  async #customersOf(events: readonly HeardEvent[], among: readonly number[]): Promise<ReadonlySet<number>> {
    const ids = events.flatMap(({ record_id, staff_id }) =>
      record_id === null || staff_id !== null ? [] : [record_id],
    );
    const topic = events[0]?.topic;
    if (topic === undefined || ids.length === 0 || among.length === 0) return new Set();
    return new Set(await this.#reads.customersOf(this.#db, topic, ids, among));
  }

  /** The person with their rights of this moment, at the branch or merchant of the session. */
  #actorOf({ staff_id, branch_id, customer_id }: ListeningDevice): Promise<SessionViewer | null> {
    const name = [staff_id, branch_id, customer_id].join(' ');
    const known = this.#actors.get(name) ?? readActor(this.#db, staff_id, branch_id, customer_id);
    this.#actors.set(name, known);
    return known;
  }
}

function isNewer({ made_at, marks }: ListeningDevice, kind: NewsKind, newest: Date | undefined): boolean {
  const mark = marks[kind];
  return newest !== undefined && newest > (mark === undefined ? made_at : new Date(mark));
}

/** Does an open page of this person hear of the event? Merchants hear of records, which is asked of all of them at once. */
const concerns = ({ staff_id, branch_id }: HeardEvent, viewer: SessionViewer): boolean =>
  staff_id !== null
    ? staff_id === viewer.id
    : viewer.customerId === undefined && (branch_id === null || covers(viewer, branch_id));
