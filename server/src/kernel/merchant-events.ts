import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';

/** A step or a booking of a customer's parcel. */
interface Changed {
  readonly id: number;
  readonly customer_id: number;
}

/** Steps and bookings of customers, and the newest numbers of both. */
export interface RecentChanges {
  readonly entry: number;
  readonly journal: number;
  readonly entries: readonly Changed[];
  readonly journals: readonly Changed[];
}

/** Reads of the database that find the merchants of an event. */
export interface MerchantReads {
  readonly customersOf: (topic: string, ids: readonly number[], among: readonly number[]) => Promise<readonly number[]>;
  readonly recent: (
    since: Pick<RecentChanges, 'entry' | 'journal'> | null,
    among: readonly number[],
  ) => Promise<RecentChanges>;
}

/** An event as it is stored. */
export interface AnnouncedEvent {
  readonly topic: string;
  readonly staff_id: number | null;
  readonly payload: unknown;
}

/** Topics with which a branch hears that parcels or cash changed, without their numbers. */
const parcels: LiveTopic = 'labels';
const cash: LiveTopic = 'handover';
const counted: readonly string[] = [parcels, cash, 'clearance' satisfies LiveTopic];
/** Milliseconds in which a transaction that took a number earlier has surely committed. */
const settleMs = 10_000;

/**
 * Finds the merchants that an event concerns, for their open pages: by the records that it names, and for scans, which name none, by what was written
 * since the last look. Numbers of transactions that are still open come later, so the looks overlap, and what was told is remembered for as long.
 */
export class MerchantEvents {
  readonly #reads: MerchantReads;
  readonly #now: () => number;
  #looks: { readonly at: number; readonly entry: number; readonly journal: number }[] = [];
  #known = new Set<string>();

  constructor(reads: MerchantReads, now: () => number = Date.now) {
    this.#reads = reads;
    this.#now = now;
  }

  /** Returns the topics that each of these customers hears of. */
  async heard(
    events: readonly AnnouncedEvent[],
    among: readonly number[],
  ): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
    const heard = new Map<number, Set<string>>();
    const tell = (customer: number, topic: string) =>
      heard.set(customer, (heard.get(customer) ?? new Set()).add(topic));
    const named = new Map<string, number[]>();
    for (const { topic, staff_id, payload } of events) {
      const { id } = (payload ?? {}) as { id?: unknown };
      if (staff_id === null && typeof id === 'number') named.set(topic, [...(named.get(topic) ?? []), id]);
    }
    for (const [topic, ids] of named)
      for (const customer of await this.#reads.customersOf(topic, ids, among)) tell(customer, topic);
    if (events.some(({ topic }) => counted.includes(topic))) {
      const { entries, journals } = await this.#look(among);
      for (const customer of entries) tell(customer, parcels);
      for (const customer of journals) tell(customer, cash);
    }
    return heard;
  }

  /** Forgets the last look while no merchant has a page open. */
  rest(): void {
    this.#looks = [];
    this.#known.clear();
  }

  /** Begins to look: what is written from now on is told. */
  async begin(): Promise<void> {
    if (this.#looks.length > 0) return;
    const { entry, journal } = await this.#reads.recent(null, []);
    if (this.#looks.length === 0) this.#looks = [{ at: this.#now(), entry, journal }];
  }

  async #look(among: readonly number[]): Promise<{ entries: readonly number[]; journals: readonly number[] }> {
    const [since] = this.#looks;
    const found = await this.#reads.recent(since ?? null, among);
    const at = this.#now();
    const settled = this.#looks.filter((look) => at - look.at >= settleMs);
    const last = settled.at(-1) ?? since;
    this.#looks = [
      ...(last ? [last] : []),
      ...this.#looks.filter((look) => look !== last && at - look.at < settleMs),
      { at, entry: found.entry, journal: found.journal },
    ];
    const known = new Set<string>();
    const fresh = (kind: string, rows: readonly Changed[]) =>
      rows.flatMap(({ id, customer_id }) => {
        known.add(`${kind}${id}`);
        return this.#known.has(`${kind}${id}`) ? [] : [customer_id];
      });
    const answer = { entries: fresh('e', found.entries), journals: fresh('j', found.journals) };
    this.#known = known;
    return answer;
  }
}
