import type { Socket } from 'node:net';
import pg from 'pg';
import { ConnectionProblem } from './connection-problem.ts';
import { readAddress, type DatabaseAddress, type DatabaseHost, type SessionTarget } from './database-address.ts';
import { passwordFor } from './database-password.ts';
import { hostsOf, type HostSearch } from './host-search.ts';
import { openSocket } from './open-socket.ts';

/** State that a server reports when a session begins (PostgreSQL 14 and later); undefined behind a pooler that hides it. */
export interface ServerState {
  isStandby: boolean | undefined;
  isReadOnly: boolean | undefined;
}

/** Connection of `pg` that is opened here: `connect` only announces the open socket to it. */
interface PgConnection extends NodeJS.EventEmitter {
  stream: Socket;
}

interface PgInside {
  readonly connection: PgConnection;
  host: string;
  port: number;
  password: string;
}

/** Milliseconds allowed to reach a host that is only looked at. */
const lookMs = 3000;

export type DatabaseClientConfig = pg.ClientConfig & {
  readonly connectionString: string;
  /** The only host to connect to, whatever it is, for a look at its state. */
  readonly onlyHost?: DatabaseHost;
};

/**
 * A client that reads addresses as libpq does: several hosts with `target_session_attrs`, `sslmode`, certificates, password files. Everything that
 * connects to a database is one, or a pool of them.
 *
 * @example const client = new DatabaseClient({ connectionString: 'postgres://waybill@db1,db2/waybill?sslmode=verify-full' });
 */
export class DatabaseClient extends pg.Client {
  readonly #url: string;
  readonly #address: DatabaseAddress;
  readonly #onlyHost: DatabaseHost | undefined;
  readonly state: ServerState = { isStandby: undefined, isReadOnly: undefined };
  #isOpen = false;
  #isEnding = false;

  constructor(config?: DatabaseClientConfig) {
    const { connectionString, onlyHost, ...rest } = config!;
    const address = readAddress(connectionString);
    const { options, user, database } = address;
    const named = Object.entries({ options, user, database }).filter(([, value]) => value !== undefined);
    // TLS is made before pg sees the connection.
    super({ ...rest, ...Object.fromEntries(named), ssl: false });
    this.#url = connectionString;
    this.#address = onlyHost ? { ...address, connectTimeoutMs: Math.min(address.connectTimeoutMs, lookMs) } : address;
    this.#onlyHost = onlyHost;
    // A server can end the session between its last word of the login and the moment its holder listens, which would end the whole process.
    this.on('error', () => {});
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      () => callback(undefined as unknown as Error),
      (error: Error) => callback(error),
    );
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    this.#isEnding = true;
    return callback ? super.end(callback) : super.end();
  }

  async #connect(): Promise<pg.Client> {
    const { target, hosts } = this.#address;
    const search = this.#onlyHost || (target === 'any' && hosts.length === 1) ? null : this.#searched();
    const opened = await this.#open(search).catch((error: unknown) => {
      // As after a failed connect of pg itself, for a listener that opens another session then. Not in this turn of the event loop, which it could starve.
      setImmediate(() => this.emit('end'));
      throw error;
    });
    const { connection } = this as unknown as PgInside;
    connection.on(
      'parameterStatus',
      ({ parameterName, parameterValue }: { parameterName: string; parameterValue: string }) => {
        if (parameterName === 'in_hot_standby') this.state.isStandby = parameterValue === 'on';
        if (parameterName === 'default_transaction_read_only') this.state.isReadOnly = parameterValue === 'on';
      },
    );
    await super.connect();
    if (search) await this.#checkTarget(search, opened);
    return this;
  }

  #searched(): HostSearch {
    const connectionString = this.#url;
    return hostsOf(
      connectionString,
      (onlyHost) => new DatabaseClient({ connectionString, onlyHost, application_name: 'waybill-hosts' }),
    );
  }

  /** Opens the socket and hands it to pg, which then sees a connection that opens at once. */
  async #open(search: HostSearch | null): Promise<DatabaseHost> {
    const { host, socket } = await this.#openHost(search);
    if (this.#isEnding) {
      socket.destroy();
      throw new Error('Connection terminated');
    }
    const inside = this as unknown as PgInside;
    inside.host = host.host;
    inside.port = host.port;
    try {
      const login = { host, database: this.database ?? '', user: this.user ?? '' };
      inside.password = passwordFor(this.#address, login) ?? '';
    } catch (error) {
      socket.destroy();
      throw error;
    }
    socket.connect = () => {
      process.nextTick(() => socket.emit('connect'));
      return socket;
    };
    inside.connection.stream = socket;
    this.#isOpen = true;
    return host;
  }

  async #openHost(search: HostSearch | null): Promise<{ host: DatabaseHost; socket: Socket }> {
    const host = this.#onlyHost ?? (search ? await search.find() : this.#address.hosts[0]!);
    try {
      return { host, socket: await openSocket(this.#address, host) };
    } catch (error) {
      if (!search) throw error;
      // The host that was found last does not answer any more: the search looks at all of them once.
      search.lose(host);
      const next = await search.find();
      return { host: next, socket: await openSocket(this.#address, next) };
    }
  }

  async #checkTarget(search: HostSearch, host: DatabaseHost): Promise<void> {
    if (await fits(this, this.#address.target)) return search.follow(host, this);
    search.lose(host);
    await this.end();
    throw new ConnectionProblem('wrong_role', host, `the server is no longer ${this.#address.target}`);
  }

  /** Cuts the connection; statements that wait for an answer fail at once. */
  cut(error: Error): void {
    this.#isEnding = true;
    const { stream } = (this as unknown as PgInside).connection;
    // A socket that pg does not know yet has nobody who listens to its errors.
    if (this.#isOpen) stream.destroy(error);
  }
}

/** Does a server fit what an address asks for? A preferred standby is a matter of the search. */
async function fits(client: DatabaseClient, target: SessionTarget): Promise<boolean> {
  if (target === 'any' || target === 'prefer-standby') return true;
  const wantsWrites = target === 'read-write';
  if (target === 'read-write' || target === 'read-only') {
    const { isStandby, isReadOnly } = client.state;
    if (isStandby !== undefined && isReadOnly !== undefined) return wantsWrites !== (isStandby || isReadOnly);
    const { rows } = await client.query<{ is: string }>(`select current_setting('transaction_read_only') as is`);
    return wantsWrites !== (rows[0]?.is === 'on');
  }
  const { isStandby } = client.state;
  if (isStandby !== undefined) return (target === 'standby') === isStandby;
  const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
  return (target === 'standby') === rows[0]?.is;
}
