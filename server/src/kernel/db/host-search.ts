import { setTimeout as pause } from 'node:timers/promises';
import { NoHost } from './connection-problem.ts';
import { nameHost, readAddress, type DatabaseAddress, type DatabaseHost } from './database-address.ts';

/** Milliseconds between two looks at the host in use. */
const lookEveryMs = 1000;
/** Milliseconds in which a host must answer a look. */
const answerMs = 3000;
/** Milliseconds that other hosts have once one has answered: after a failover the old primary may answer too. */
const othersMs = 300;
/** Milliseconds in which a search without result is not repeated; all requests of that time share it. */
const restMs = 250;
/** Looks without an answer after which the sessions of a silent host are cut, where no other host takes over. */
const silentLooks = 3;
/** Looks after which hosts are asked again, where only one of a kind that was not preferred was found. */
const lookAroundEvery = 15;

/** Result of a look at a host. */
interface Look {
  readonly host: DatabaseHost;
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
  /** Of a primary; it rises with each failover. */
  readonly timeline: string;
}

/** A client as the search uses it. */
export interface HostClient {
  connect(): Promise<unknown>;
  query<Row extends object>(text: string): Promise<{ rows: Row[] }>;
  /** Cuts the connection; statements that wait for an answer fail at once. */
  cut(error: Error): void;
  on(event: 'error' | 'end', listener: () => void): unknown;
}

/** Makes a client of one host. */
type NewLooker = (host: DatabaseHost) => HostClient;

export interface HostSearch {
  /** Returns the host to use; throws NoHost. */
  find(): Promise<DatabaseHost>;
  /** Notes that a host is not usable any more. */
  lose(host: DatabaseHost): void;
  /** Cuts the client when its host is not the one to use any more. */
  follow(host: DatabaseHost, client: HostClient): void;
}

const searches = new Map<string, Search>();

/** Returns the search of this process for an address with several hosts, or with one that must be of a kind. */
export function hostsOf(url: string, newLooker: NewLooker): HostSearch {
  const known = searches.get(url);
  if (known) return known;
  const search = new Search(url, newLooker);
  searches.set(url, search);
  return search;
}

/**
 * Finds the primary among the hosts of an address and looks at it every second. When another host has become the primary, every session of the old one is
 * cut, so that pools, listeners and job locks move to the new one within seconds, also from a host that answers nothing at all.
 */
class Search implements HostSearch {
  readonly #address: DatabaseAddress;
  readonly #newLooker: NewLooker;
  readonly #followed = new Map<HostClient, DatabaseHost>();
  #current: DatabaseHost | null = null;
  #isPreferred = true;
  #searching: Promise<DatabaseHost> | null = null;
  #isLooking = false;

  constructor(url: string, newLooker: NewLooker) {
    this.#address = readAddress(url);
    this.#newLooker = (host) => {
      const looker = newLooker(host);
      looker.on('error', () => {});
      return looker;
    };
  }

  find(): Promise<DatabaseHost> {
    return this.#current ? Promise.resolve(this.#current) : this.#search();
  }

  lose(host: DatabaseHost): void {
    if (this.#current === host) this.#current = null;
  }

  follow(host: DatabaseHost, client: HostClient): void {
    if (this.#current && this.#current !== host)
      return client.cut(lost(host, `${nameHost(this.#current)} is used instead`));
    this.#followed.set(client, host);
    client.on('end', () => this.#followed.delete(client));
    if (!this.#isLooking) void this.#keepLooking();
  }

  #search(): Promise<DatabaseHost> {
    this.#searching ??= this.#searchAll().then(
      (host) => {
        this.#searching = null;
        this.#moveTo(host);
        return host;
      },
      (error: unknown) => {
        void pause(restMs, undefined, { ref: false }).then(() => (this.#searching = null));
        throw error;
      },
    );
    return this.#searching;
  }

  async #searchAll(): Promise<DatabaseHost> {
    const failed: NoHost['found'][number][] = [];
    const looks: Look[] = [];
    const looking = this.#address.hosts.map(async (host) => {
      try {
        const look = await this.#lookAt(host);
        const problem = this.#problemOf(look);
        if (problem === null) looks.push(look);
        else failed.push({ host, error: new Error(problem) });
      } catch (error) {
        failed.push({ host, error: error as Error });
      }
    });
    const first = Promise.any(
      looking.map(async (one) => {
        await one;
        if (looks.length === 0) throw new Error('not this one');
      }),
    ).then(
      () => pause(othersMs),
      () => {},
    );
    await Promise.race([Promise.all(looking), first]);
    const best = looks.toSorted((a, b) => this.#rank(a) - this.#rank(b) || b.timeline.localeCompare(a.timeline))[0];
    if (!best) throw new NoHost(failed);
    this.#isPreferred = this.#rank(best) === 0;
    return best.host;
  }

  #problemOf({ isStandby, isReadOnly }: Look): string | null {
    const { target } = this.#address;
    if ((target === 'read-write' && isReadOnly) || (target === 'primary' && isStandby))
      return isStandby ? 'a standby' : 'read-only';
    if ((target === 'read-only' && !isReadOnly) || (target === 'standby' && !isStandby)) return 'not read-only';
    return null;
  }

  #rank({ isStandby }: Look): number {
    return this.#address.target === 'prefer-standby' && !isStandby ? 1 : 0;
  }

  async #lookAt(host: DatabaseHost): Promise<Look> {
    const client = this.#newLooker(host);
    try {
      await inTime(client.connect(), client);
      return await this.#ask(client, host);
    } finally {
      client.cut(new Error('Connection terminated'));
    }
  }

  async #ask(client: HostClient, host: DatabaseHost): Promise<Look> {
    const answer = client.query<Omit<Look, 'host'>>(`
      select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly",
        case when pg_is_in_recovery() then '' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`);
    return { host, ...(await inTime(answer, client)).rows[0]! };
  }

  /** Cuts every session with another host. */
  #moveTo(host: DatabaseHost): void {
    this.#current = host;
    for (const [client, its] of this.#followed)
      if (its !== host) client.cut(lost(its, `${nameHost(host)} is used instead`));
  }

  async #keepLooking(): Promise<void> {
    this.#isLooking = true;
    let looker: { readonly client: HostClient; readonly host: DatabaseHost } | null = null;
    let silent = 0;
    for (let round = 1; this.#followed.size > 0; round += 1) {
      const host = this.#current;
      try {
        if (looker && looker.host !== host) looker = ended(looker.client);
        if (host && !looker) {
          looker = { client: this.#newLooker(host), host };
          await inTime(looker.client.connect(), looker.client);
        }
        const look = looker && (await this.#ask(looker.client, looker.host));
        if (!look || this.#problemOf(look) !== null || (!this.#isPreferred && round % lookAroundEvery === 0))
          await this.#search();
        silent = 0;
      } catch {
        if (looker) looker = ended(looker.client);
        try {
          await this.#search();
          silent = 0;
        } catch {
          this.#current = null;
          silent += 1;
        }
        if (silent >= silentLooks) for (const [client, its] of this.#followed) client.cut(lost(its, 'no host answers'));
      }
      await pause(lookEveryMs, undefined, { ref: false });
    }
    if (looker) ended(looker.client);
    this.#isLooking = false;
    if (this.#followed.size > 0) void this.#keepLooking();
  }
}

function ended(client: HostClient): null {
  client.cut(new Error('Connection terminated'));
  return null;
}

/** Error of a session that is cut: SQLSTATE 08006, so that its request is answered 503. */
const lost = (host: DatabaseHost, why: string): Error =>
  Object.assign(new Error(`Connection terminated: ${nameHost(host)} is lost, ${why}`), { code: '08006' });

/** Waits for a client that may be connected to a host that is gone. */
async function inTime<Result>(work: Promise<Result>, client: HostClient): Promise<Result> {
  const timer = setTimeout(() => client.cut(new Error(`no answer within ${answerMs / 1000} s`)), answerMs);
  timer.unref();
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
