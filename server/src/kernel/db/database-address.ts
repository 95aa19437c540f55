export interface DatabaseHost {
  /** A name, an address, or the folder of a socket, which begins with a slash. */
  readonly host: string;
  readonly port: number;
}

/** How a connection is encrypted and what is checked of the server's certificate, as libpq defines it. */
const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
export type SslMode = (typeof sslModes)[number];

/** Which of several servers is wanted, as libpq defines it. */
const sessionTargets = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const;
export type SessionTarget = (typeof sessionTargets)[number];

/** The parts of a PostgreSQL address that lead to a session. */
export interface DatabaseAddress {
  readonly hosts: readonly DatabaseHost[];
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** File with nothing but the password. */
  readonly passwordFile: string | undefined;
  readonly database: string | undefined;
  readonly target: SessionTarget;
  readonly sslMode: SslMode;
  /** File of the certificates of trusted authorities; `system` for those of Node. */
  readonly sslRootCert: string | undefined;
  readonly sslCert: string | undefined;
  readonly sslKey: string | undefined;
  /** Milliseconds allowed to reach one host. */
  readonly connectTimeoutMs: number;
  /** Command-line options of the session, such as `-c work_mem=64MB`. */
  readonly options: string | undefined;
}

const host = String.raw`(?:[\w.%-]*|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?`;

/**
 * One database of one server or of several. A password with a bare `/`, `?` or `#` ends the address early, and the rest of it would be read as a host,
 * a port or a database and logged as one. So an address that can be read in two ways is refused.
 */
const addressPattern = new RegExp(
  String.raw`^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?(${host}(?:,${host})*)(?:\/([^/?#@:]*))?(?:\?(\w+=[^&#@]*(?:&\w+=[^&#@]*)*))?$`,
);

const meanings = {
  sslmode: sslModes,
  target_session_attrs: sessionTargets,
  channel_binding: ['disable', 'prefer'],
  sslrootcert: null,
  sslcert: null,
  sslkey: null,
  password_file: null,
  connect_timeout: /^\d{1,4}$/,
  options: null,
  host: null,
  port: /^\d{1,5}(?:,\d{1,5})*$/,
  application_name: null,
} satisfies Record<string, readonly string[] | RegExp | null>;

/**
 * Returns why a text is no address that leads to a database, as the rest of the sentence "DATABASE_URL must …"; null when it is one. Repeats nothing of
 * the text but the names of its parameters, because the rest may be a password.
 */
export function addressProblem(url: string): string | null {
  const parts = addressPattern.exec(url);
  if (!parts || !canDecode(url) || !portsOf(parts[2] ?? '').every((port) => port <= 65_535))
    return 'be a PostgreSQL address such as postgres://user:password@host:5432/database, with several hosts separated by commas; in its user and password @ is written as %40, : as %3A, / as %2F, # as %23, ? as %3F and % as %25';
  for (const [name, value] of parametersOf(parts[4])) {
    if (!Object.hasOwn(meanings, name))
      return `have only the parameters ${Object.keys(meanings).join(', ')}; it has ${name}`;
    const allowed: readonly string[] | RegExp | null = meanings[name as keyof typeof meanings];
    if (allowed instanceof RegExp && !allowed.test(value)) return `have a ${name} of numbers`;
    if (Array.isArray(allowed) && !allowed.includes(value))
      return `have a ${name} that is one of ${allowed.join(', ')}`;
  }
  return null;
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const portsOf = (hosts: string): number[] =>
  hosts.split(',').map((one) => Number(/:(\d+)$/.exec(one.replace(/^\[.*\]/, ''))?.[1] ?? 0));

const parametersOf = (text: string | undefined): URLSearchParams => new URLSearchParams(text?.replaceAll('+', '%2B'));

/** Reads an address; throws for a text that `addressProblem` refuses. */
export function readAddress(url: string): DatabaseAddress {
  const [, login = '', list = '', database = '', query] = addressPattern.exec(url) ?? [];
  if (addressProblem(url) !== null) throw new TypeError('this is no PostgreSQL address');
  const parameters = parametersOf(query);
  const of = (name: keyof typeof meanings): string | undefined => parameters.get(name) || undefined;
  const hosts = hostsOf(list, of('host'), of('port'));
  const colon = login.indexOf(':');
  const [user, password] = colon < 0 ? [login, ''] : [login.slice(0, colon), login.slice(colon + 1)];
  const root = of('sslrootcert');
  return {
    hosts,
    user: decodeURIComponent(user) || undefined,
    password: decodeURIComponent(password) || undefined,
    passwordFile: of('password_file'),
    database: decodeURIComponent(database) || undefined,
    // Several hosts are those of one database and its replicas, and Waybill writes.
    target: (of('target_session_attrs') ?? (hosts.length > 1 ? 'read-write' : 'any')) as SessionTarget,
    sslMode: (of('sslmode') ?? (root === 'system' ? 'verify-full' : 'prefer')) as SslMode,
    sslRootCert: root,
    sslCert: of('sslcert'),
    sslKey: of('sslkey'),
    connectTimeoutMs: Number(of('connect_timeout') ?? 5) * 1000,
    options: of('options'),
  };
}

/** The parameters `host` and `port`, which may be lists, replace those of the address itself. */
function hostsOf(list: string, hostList: string | undefined, portList: string | undefined): DatabaseHost[] {
  const written = list.split(',').map((text) => {
    const [, bracketed, plain = '', port] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(text) ?? [];
    return { host: bracketed ?? decodeURIComponent(plain), port };
  });
  const names = hostList?.split(',') ?? written.map(({ host: name }) => name);
  const ports = portList?.split(',') ?? written.map(({ port }) => port);
  return names.map((name, at) => ({ host: name || 'localhost', port: Number(ports[at] ?? ports[0] ?? 5432) }));
}

/** Returns a host for display and logs. @example nameHost({ host: 'db1', port: 5432 }) === 'db1:5432' */
export const nameHost = ({ host: name, port }: DatabaseHost): string =>
  `${name.includes(':') ? `[${name}]` : name}:${port}`;

/** Returns the address of a database for display and logs, without user and password. */
export function addressOf(url: string): string {
  const { hosts, database } = readAddress(url);
  return `${hosts.map(nameHost).join(',')}/${database ?? ''}`;
}

/** Returns the name of the database of an address. */
export const databaseName = (url: string): string => readAddress(url).database ?? '';

/** Returns the address of another database of the same server. */
export function urlOfDatabase(url: string, name: string): string {
  const [, login, list, , query] = addressPattern.exec(url) ?? [];
  return `postgres://${login === undefined ? '' : `${login}@`}${list}/${encodeURIComponent(name)}${query === undefined ? '' : `?${query}`}`;
}

/** Returns an address with one more parameter, unless it has it already. */
export function withParameter(url: string, name: keyof typeof meanings, value: string): string {
  const query = addressPattern.exec(url)?.[4];
  if (parametersOf(query).has(name)) return url;
  return `${url}${query === undefined ? '?' : '&'}${name}=${encodeURIComponent(value)}`;
}
