import path from 'node:path';
import { readAddress, withParameter } from './db/database-address.ts';
import type { RemoteAddress } from '@waybill/domain/kernel/remote-address.ts';
import { logLevels, type LogLevel } from './log.ts';
import {
  flag,
  hostAndPort,
  hostName,
  hostNames,
  noneOrFrom,
  numberBetween,
  hostKeys,
  oneOf,
  postgresUrl,
  recipients,
  remoteAddress,
  roleNames,
  text,
  token,
  userNames,
  webUrl,
} from './setting-readers.ts';
import { messageSettingRows, smtpOf, type SmsGateway, type SmtpServer } from './message-setting-rows.ts';
import { optional, row, type Row } from './setting-rows.ts';
import { singleSignOn, singleSignOnProblems, singleSignOnTable, type SingleSignOn } from './single-sign-on-settings.ts';

/** Settings of this installation; read once at the start. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Undefined: `/metrics` is served on the main port. */
  readonly metricsListen: { readonly host: string; readonly port: number } | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** The database itself, where `databaseUrl` leads through a pooler: for what belongs to one session. */
  readonly databaseDirectUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  readonly demo: boolean;
  readonly demoLabels: number;
  readonly sessionIdleHours: number;
  /** Roles that sign in with a second factor. */
  readonly secondFactorRoles: readonly string[];
  /** Origin at which passkeys are used. Undefined: that of the request. */
  readonly passkeyOrigin: string | undefined;
  /** Undefined: staff sign in here only. */
  readonly singleSignOn: SingleSignOn | undefined;
  readonly clientToken: string;
  /** Days to wait for news of a parcel at a bus gate. */
  readonly gateDays: number;
  /** Months after which closed parcels are archived; 0 never. */
  readonly archiveMonths: number;
  /** Months after which details of people in closed parcels are erased; 0 never. */
  readonly eraseMonths: number;
  /** User names that may use the developer pages. */
  readonly developerAccounts: readonly string[];
  readonly providerName: string;
  /** Public address of this installation, for the links in messages; undefined: messages have none. */
  readonly publicUrl: string | undefined;
  /** The SMS provider. It is a setting, so that no user at a screen can point the server at another machine. */
  readonly smsGateway: SmsGateway;
  /** The server that takes e-mail; undefined: no e-mail is sent. */
  readonly smtp: SmtpServer | undefined;
  /** Addresses of chat providers, so that no user at a screen can send messages and tokens elsewhere. */
  readonly chatUrls: { readonly viber: string; readonly whatsapp: string };
  /** Hosts of the own network that webhooks may call, by http too; every other address must be public. */
  readonly webhookHosts: readonly string[];
  /** Pushes to devices. `hosts`: of the own network, that push services may be at, by http too; every other address must be public. */
  readonly push: { readonly isOn: boolean; readonly hosts: readonly string[] };
  /** The second place of backups. */
  readonly backup: BackupSettings;
  /** Address that is told of a failed backup; undefined: none. */
  readonly alertUrl: string | undefined;
  /** Hosts of the own network that files of schedules may be delivered to, by http too; every other address must be public. */
  readonly exportHosts: readonly string[];
  readonly trustProxy: boolean;
  /** Limit per session or address; 0 for no limit. */
  readonly requestsPerMinute: number;
  readonly logLevel: LogLevel;
  readonly production: boolean;
}

/** The second place of backups, as the operator describes it. Files with secrets are read when they are used. */
export interface BackupSettings {
  /** Undefined: backups stay on this machine. */
  readonly address: RemoteAddress | undefined;
  /** Address of the S3 service; undefined: that of AWS in the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKey: string | undefined;
  readonly secret: string | undefined;
  readonly secretFile: string | undefined;
  readonly sshKeyFile: string | undefined;
  readonly hostKeys: readonly string[];
  /** Public age keys of the operator; only the owner of a private key can read a copy. */
  readonly recipients: readonly string[];
  readonly keepDays: number;
}

const developmentToken = 'waybill-development';

/** All settings, in the order of the help. */
const table = {
  PORT: row(numberBetween(0, 65_535), 8080, 'port to listen on; 0 takes any free one'),
  HOST: row(hostName, '127.0.0.1', 'address to listen on'),
  METRICS_LISTEN: optional(
    hostAndPort,
    'address and port for /metrics alone, such as 127.0.0.1:9464; it is then on no other',
    'none: on the port of everything else',
  ),
  DATA_DIR: row(text(1000), './data', 'folder of the embedded database, uploads and exports'),
  DATABASE_URL: optional(
    postgresUrl,
    'an ordinary PostgreSQL (15 or later) instead of the embedded one; several hosts, separated by commas, are a primary and its replicas; sslmode, sslrootcert and target_session_attrs as in libpq; @ : / # ? % in the password are percent-encoded',
    'none',
  ),
  DATABASE_DIRECT_URL: optional(
    postgresUrl,
    'the database itself, where DATABASE_URL leads to PgBouncer in transaction mode: for listening, locks of jobs and migrations',
    'none: DATABASE_URL must be PostgreSQL itself',
  ),
  DATABASE_REPLICA_URL: optional(
    postgresUrl,
    'a streaming replica that exports are read from, once it has all that the database has',
    'none',
  ),
  DATABASE_PASSWORD_FILE: optional(
    text(1000),
    'file with the password of these databases, where their addresses have none; it is read again at each connection',
    'none: PGPASSWORD, or the file of PGPASSFILE',
  ),
  DEMO: optional(
    flag,
    '1 fills an empty database with the demo operator, 0 never does',
    '1 only when embedded and listening on loopback',
  ),
  DEMO_LABELS: row(numberBetween(0, 5_000_000), 3000, 'how many labels the demo operator starts with'),
  SESSION_IDLE_HOURS: row(
    numberBetween(0.01, 720, { whole: false }),
    8,
    'hours without activity after which a session ends',
  ),
  SECOND_FACTOR_ROLES: row(
    roleNames,
    [],
    'roles that must sign in with a second factor, separated by commas, such as super-admin,accountant; all for every role',
    'none must',
  ),
  PASSKEY_URL: optional(
    webUrl,
    'the one address at which passkeys work, with https; passkeys are lost when its host name changes',
    'PUBLIC_URL, or without it the address of each request',
  ),
  ...singleSignOnTable,
  GATE_DAYS: row(
    numberBetween(1, 60),
    5,
    'days after which a supervisor may count a parcel at a bus gate as delivered without anybody’s word',
  ),
  ARCHIVE_MONTHS: row(
    numberBetween(0, 600),
    24,
    'months after which the entries of closed parcels, and audit lines, are brought into the archive; 0 never',
  ),
  ERASE_MONTHS: row(
    noneOrFrom(6, 600),
    0,
    'months after which names, phones, addresses, NRC and pictures of closed parcels are erased for ever; 0 never, else from 6',
  ),
  API_CLIENT_TOKEN: optional(
    token,
    'value of the client-token header X-Client-Token; it is part of the page, so it identifies a client and protects nothing',
    `${developmentToken}; NODE_ENV=production needs its own`,
  ),
  DEVELOPER_ACCOUNTS: row(userNames, [], 'user names, separated by commas, that see the rooms for developers', 'none'),
  PROVIDER_NAME: row(text(80), 'Waybill', 'who is named in the footer'),
  PUBLIC_URL: optional(
    webUrl,
    'address under which people outside reach this installation, for the links in messages',
    'none: messages have no links',
  ),
  ...messageSettingRows,
  WEBHOOK_HOSTS: row(
    hostNames,
    [],
    'hosts of the own network, separated by commas, that webhooks may call, by http too',
    'none: webhooks go to public addresses by https',
  ),
  WEB_PUSH: row(
    flag,
    true,
    '0 switches off notices on devices whose page is closed; they go encrypted through the push services of the browsers (Google, Mozilla, Apple, Microsoft)',
    '1',
  ),
  PUSH_HOSTS: row(
    hostNames,
    [],
    'hosts of the own network, separated by commas, that push services of browsers may be at, by http too',
    'none: pushes go to public addresses by https',
  ),
  BACKUP_ADDRESS: optional(
    remoteAddress,
    'second place for backups: s3://bucket/folder, or sftp://user@host:port/folder (from the home of the user; //folder from the root)',
    'none: backups stay on this machine',
  ),
  BACKUP_RECIPIENTS: row(
    recipients,
    [],
    'public age keys (age1…), separated by commas, for which copies are encrypted; npm run ops -- make-backup-key makes one',
    'none; BACKUP_ADDRESS needs one',
  ),
  BACKUP_ENDPOINT: optional(
    webUrl,
    'address of an S3-compatible service, such as https://s3.eu-central-003.backblazeb2.com',
    'that of AWS in BACKUP_REGION',
  ),
  BACKUP_REGION: row(text(60), 'us-east-1', 'region of the bucket; auto for Cloudflare R2'),
  BACKUP_ACCESS_KEY: optional(text(200), 'access key of S3', 'none'),
  BACKUP_SECRET: optional(text(500), 'secret key of S3, or password of SFTP; better in a file', 'none'),
  BACKUP_SECRET_FILE: optional(text(1000), 'file with this secret', 'none: BACKUP_SECRET'),
  BACKUP_SSH_KEY_FILE: optional(
    text(1000),
    'file with a private key of SFTP, without a passphrase, instead of a password',
    'none',
  ),
  BACKUP_HOST_KEYS: row(
    hostKeys,
    [],
    'keys of the SFTP host, separated by commas: SHA256:… of ssh-keygen -lf, or public keys; a host with another key is refused',
    'none; SFTP needs one',
  ),
  BACKUP_KEEP_DAYS: row(
    numberBetween(1, 3650),
    30,
    'days after which a copy in the second place is removed, after a newer one has arrived; the last three always stay',
  ),
  ALERT_URL: optional(
    webUrl,
    'address to which a failed backup is posted as JSON with a text, as chat programs take it',
    'none: only the log and the page System monitor tell',
  ),
  EXPORT_HOSTS: row(
    hostNames,
    [],
    'hosts of the own network, separated by commas, that scheduled reports may be delivered to, by http too',
    'none: destinations are public addresses, S3 by https',
  ),
  TRUST_PROXY: row(flag, false, '1 believes the X-Forwarded headers of a proxy in front', '0'),
  REQUESTS_PER_MINUTE: row(
    numberBetween(0, 1_000_000),
    1200,
    'requests allowed to one session or address; 0 for no limit',
  ),
  LOG_LEVEL: row(oneOf(logLevels), 'info', `how much is logged: ${logLevels.join(', ')}`),
};

type Values = { [Name in keyof typeof table]: (typeof table)[Name] extends Row<infer Value> ? Value : never };
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings of an environment, or a sentence for each malformed one. An empty value counts as missing.
 *
 * @example const settings = readSettings(process.env); // Settings, or ['PORT must be …']
 */
export function readSettings(env: Environment): Settings | readonly string[] {
  const problems: string[] = [];
  const values = Object.fromEntries(
    Object.entries(table).map(([name, { read, fallback }]) => {
      const raw = env[name]?.trim();
      if (raw === undefined || raw === '') return [name, fallback];
      const { success, data } = read.schema.safeParse(raw);
      if (success) return [name, data];
      const must = typeof read.must === 'string' ? read.must : read.must(raw);
      problems.push(
        `${name} must ${must}${/_(URL|TOKEN|HEADER|SECRET|PASSWORD)$/.test(name) ? '' : `; it is "${raw}"`}.`,
      );
      return [name, fallback];
    }),
  ) as Values;
  const production = env['NODE_ENV'] === 'production';
  if (production && [undefined, developmentToken].includes(values.API_CLIENT_TOKEN)) {
    problems.push(
      'NODE_ENV=production needs its own API_CLIENT_TOKEN: any text of 8 to 200 letters, digits, dots, hyphens and underscores.',
    );
  }
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined)
    problems.push('DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler.');
  if (values.BACKUP_ADDRESS !== undefined && values.BACKUP_RECIPIENTS.length === 0)
    problems.push(
      'BACKUP_ADDRESS needs BACKUP_RECIPIENTS: copies leave this machine only encrypted. npm run ops -- make-backup-key FILE makes a key.',
    );
  if (values.SMTP_HOST !== undefined && values.SMTP_FROM === undefined)
    problems.push('SMTP_HOST needs SMTP_FROM, the address that e-mail comes from.');
  problems.push(...singleSignOnProblems(values));
  return problems.length > 0 ? problems : assemble(values, production);
}

function assemble(values: Values, production: boolean): Settings {
  const passwordFile = values.DATABASE_PASSWORD_FILE;
  const withPassword = (url: string | undefined): string | undefined =>
    url === undefined || passwordFile === undefined || readAddress(url).password !== undefined
      ? url
      : withParameter(url, 'password_file', path.resolve(passwordFile));
  return {
    port: values.PORT,
    host: values.HOST,
    metricsListen: values.METRICS_LISTEN,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: withPassword(values.DATABASE_URL),
    databaseDirectUrl: withPassword(values.DATABASE_DIRECT_URL),
    databaseReplicaUrl: withPassword(anyReplica(values.DATABASE_REPLICA_URL)),
    demo: values.DEMO ?? (values.DATABASE_URL === undefined && isLoopback(values.HOST)),
    demoLabels: values.DEMO_LABELS,
    sessionIdleHours: values.SESSION_IDLE_HOURS,
    secondFactorRoles: values.SECOND_FACTOR_ROLES,
    passkeyOrigin: originOf(values.PASSKEY_URL ?? values.PUBLIC_URL),
    gateDays: values.GATE_DAYS,
    archiveMonths: values.ARCHIVE_MONTHS,
    eraseMonths: values.ERASE_MONTHS,
    singleSignOn: singleSignOn(values),
    clientToken: values.API_CLIENT_TOKEN ?? developmentToken,
    developerAccounts: values.DEVELOPER_ACCOUNTS,
    providerName: values.PROVIDER_NAME,
    publicUrl: values.PUBLIC_URL,
    smsGateway: {
      url: values.SMS_GATEWAY_URL,
      method: values.SMS_GATEWAY_METHOD,
      header: values.SMS_GATEWAY_HEADER,
      reportToken: values.SMS_REPORT_TOKEN,
    },
    smtp: smtpOf(values),
    chatUrls: { viber: values.VIBER_URL, whatsapp: values.WHATSAPP_URL },
    webhookHosts: values.WEBHOOK_HOSTS,
    push: { isOn: values.WEB_PUSH, hosts: values.PUSH_HOSTS },
    backup: {
      address: values.BACKUP_ADDRESS,
      endpoint: values.BACKUP_ENDPOINT,
      region: values.BACKUP_REGION,
      accessKey: values.BACKUP_ACCESS_KEY,
      secret: values.BACKUP_SECRET,
      secretFile: values.BACKUP_SECRET_FILE,
      sshKeyFile: values.BACKUP_SSH_KEY_FILE,
      hostKeys: values.BACKUP_HOST_KEYS,
      recipients: values.BACKUP_RECIPIENTS,
      keepDays: values.BACKUP_KEEP_DAYS,
    },
    alertUrl: values.ALERT_URL,
    exportHosts: values.EXPORT_HOSTS,
    trustProxy: values.TRUST_PROXY,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    logLevel: values.LOG_LEVEL,
    production,
  };
}

/** Of several hosts, exports are read from one that is a replica now. */
function anyReplica(url: string | undefined): string | undefined {
  if (url === undefined || readAddress(url).hosts.length < 2) return url;
  return withParameter(url, 'target_session_attrs', 'prefer-standby');
}

const originOf = (url: string | undefined): string | undefined => (url === undefined ? undefined : new URL(url).origin);

/** Is a server on this host reachable only from this machine? */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Every setting as people read it: in the help and in the README. */
export const settingRows: readonly { readonly name: string; readonly meaning: string; readonly fallback: string }[] =
  Object.entries(table).map(([name, { meaning, fallback, shown }]) => ({
    name,
    meaning,
    fallback: shown ?? String(fallback),
  }));

/** Returns the table of all settings for `npm start -- --help`. */
export function settingsHelp(): string {
  const width = Math.max(...settingRows.map(({ name }) => name.length));
  const lines = settingRows.map(
    ({ name, meaning, fallback }) =>
      `  ${name.padEnd(width)}  ${meaning}\n  ${' '.repeat(width)}  default: ${fallback}`,
  );
  return `Settings, from the environment, all optional:\n\n${lines.join('\n')}\n`;
}
