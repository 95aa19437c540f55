import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf } from './db/database-address.ts';
import { readSettings, settingsHelp, type Settings } from './settings.ts';

function settings(env: Record<string, string>): Settings {
  const read = readSettings(env);
  if (!('port' in read)) throw new Error(read.join(' '));
  return read;
}

test('nothing needs to be set', () => {
  expect(settings({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReplicaUrl: undefined,
    demo: true,
    demoLabels: 3000,
    sessionIdleHours: 8,
    secondFactorRoles: [],
    passkeyOrigin: undefined,
    gateDays: 5,
    archiveMonths: 24,
    eraseMonths: 0,
    clientToken: 'waybill-development',
    developerAccounts: [],
    providerName: 'Waybill',
    publicUrl: undefined,
    smsGateway: { url: undefined, method: 'POST', header: undefined, reportToken: undefined },
    smtp: undefined,
    chatUrls: {
      viber: 'https://services.viber.com/vibersrvc/1/send_message',
      whatsapp: 'https://graph.facebook.com/v23.0',
    },
    webhookHosts: [],
    push: { isOn: true, hosts: [] },
    exportHosts: [],
    backup: expect.objectContaining({ address: undefined, keepDays: 30 }),
    trustProxy: false,
    requestsPerMinute: 1200,
    logLevel: 'info',
    production: false,
  });
});

test('every setting is read, and an empty one counts as absent', () => {
  expect(
    settings({
      PORT: '0',
      HOST: '0.0.0.0',
      METRICS_LISTEN: '[::1]:9464',
      DATA_DIR: '/srv/waybill',
      DATABASE_URL: 'postgres://u:p@db/waybill',
      DATABASE_DIRECT_URL: 'postgres://u:p@db:5433/waybill',
      DATABASE_REPLICA_URL: 'postgresql://u:p@db2/waybill',
      DEMO: '',
      DEMO_LABELS: '50',
      SESSION_IDLE_HOURS: '0.5',
      SECOND_FACTOR_ROLES: 'super-admin, accountant',
      PASSKEY_URL: 'https://passkeys.waybill.example/',
      OIDC_ISSUER: 'https://login.example/realms/staff/',
      OIDC_CLIENT_ID: 'waybill',
      OIDC_CLIENT_SECRET_FILE: '/etc/waybill/oidc',
      OIDC_ROLES: 'wb-desk=staff, cn=boss=manager',
      OIDC_MFA_ACR: '2,3',
      GATE_DAYS: '7',
      ARCHIVE_MONTHS: '60',
      ERASE_MONTHS: '36',
      API_CLIENT_TOKEN: 'own-token',
      DEVELOPER_ACCOUNTS: 'aung, su.su',
      PROVIDER_NAME: ' Ayeyar ',
      PUBLIC_URL: 'https://waybill.example/',
      SMS_GATEWAY_URL: 'https://sms.example/send?v=2',
      SMS_GATEWAY_METHOD: 'GET',
      SMS_GATEWAY_HEADER: 'Authorization: Bearer secret',
      SMS_REPORT_TOKEN: 'report-secret',
      SMTP_HOST: 'mail.example',
      SMTP_PORT: '465',
      SMTP_TLS: 'tls',
      SMTP_USER: 'post',
      SMTP_PASSWORD: 'of-the-post',
      SMTP_PASSWORD_FILE: '/run/secrets/smtp',
      SMTP_FROM: 'no-reply@post.example',
      VIBER_URL: 'https://viber.partner.example/send',
      WHATSAPP_URL: 'https://whatsapp.partner.example/',
      WEBHOOK_HOSTS: '127.0.0.1, ERP.lan',
      WEB_PUSH: '0',
      PUSH_HOSTS: 'push.lan',
      EXPORT_HOSTS: 'nas.lan',
      TRUST_PROXY: '1',
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    }),
  ).toEqual({
    port: 0,
    host: '0.0.0.0',
    metricsListen: { host: '::1', port: 9464 },
    dataDir: path.resolve('/srv/waybill'),
    databaseUrl: 'postgres://u:p@db/waybill',
    databaseDirectUrl: 'postgres://u:p@db:5433/waybill',
    databaseReplicaUrl: 'postgresql://u:p@db2/waybill',
    demo: false,
    demoLabels: 50,
    sessionIdleHours: 0.5,
    secondFactorRoles: ['super-admin', 'accountant'],
    passkeyOrigin: 'https://passkeys.waybill.example',
    singleSignOn: {
      issuer: 'https://login.example/realms/staff/',
      clientId: 'waybill',
      clientSecretFile: '/etc/waybill/oidc',
      name: 'SSO',
      roleClaim: 'groups',
      roles: [
        ['wb-desk', 'staff'],
        ['cn=boss', 'manager'],
      ],
      strongAcr: ['2', '3'],
      publicUrl: 'https://waybill.example',
    },
    gateDays: 7,
    archiveMonths: 60,
    eraseMonths: 36,
    clientToken: 'own-token',
    developerAccounts: ['aung', 'su.su'],
    providerName: 'Ayeyar',
    publicUrl: 'https://waybill.example',
    smsGateway: {
      url: 'https://sms.example/send?v=2',
      method: 'GET',
      header: { name: 'Authorization', value: 'Bearer secret' },
      reportToken: 'report-secret',
    },
    smtp: {
      host: 'mail.example',
      port: 465,
      tls: 'tls',
      user: 'post',
      password: 'of-the-post',
      passwordFile: path.resolve('/run/secrets/smtp'),
      from: 'no-reply@post.example',
    },
    chatUrls: { viber: 'https://viber.partner.example/send', whatsapp: 'https://whatsapp.partner.example' },
    webhookHosts: ['127.0.0.1', 'erp.lan'],
    push: { isOn: false, hosts: ['push.lan'] },
    exportHosts: ['nas.lan'],
    backup: expect.objectContaining({ address: undefined, keepDays: 30 }),
    trustProxy: true,
    requestsPerMinute: 0,
    logLevel: 'warn',
    production: true,
  });
});

test.each([
  ['embedded on loopback', {}, true],
  ['embedded, open to others', { HOST: '0.0.0.0' }, false],
  ['embedded on another loopback address', { HOST: '::1' }, true],
  ['an ordinary PostgreSQL', { DATABASE_URL: 'postgres://localhost/waybill' }, false],
  ['asked for', { DATABASE_URL: 'postgres://localhost/waybill', DEMO: '1' }, true],
  ['declined', { DEMO: '0' }, false],
])('the demo operator is the default only where no one else can see it: %s', (_case, env, demo) => {
  expect(settings(env as Record<string, string>).demo).toBe(demo);
});

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535; it is "80a".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535; it is "65536".'],
  [
    { HOST: 'not a host' },
    'HOST must be an address or a host name, for example 127.0.0.1 or 0.0.0.0; it is "not a host".',
  ],
  [
    { METRICS_LISTEN: '9464' },
    'METRICS_LISTEN must be an address and a port, for example 127.0.0.1:9464; it is "9464".',
  ],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1; it is "yes".'],
  [{ SESSION_IDLE_HOURS: '-1' }, 'SESSION_IDLE_HOURS must be a number from 0.01 to 720; it is "-1".'],
  [{ SMS_GATEWAY_HEADER: 'secret' }, 'SMS_GATEWAY_HEADER must be a header such as Authorization: Bearer ….'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent; it is "loud".'],
  [{ DEVELOPER_ACCOUNTS: 'a b' }, 'DEVELOPER_ACCOUNTS must be user names separated by commas; it is "a b".'],
])('a malformed setting is refused in a sentence: %o', (env, sentence) => {
  expect(readSettings(env as Record<string, string>)).toEqual([sentence]);
});

test('a sentence about an address or a token does not repeat the secret in it', () => {
  expect(readSettings({ DATABASE_URL: 'mysql://u:secret@db/x', API_CLIENT_TOKEN: 'short' })).toEqual([
    expect.stringMatching(
      /^DATABASE_URL must be a PostgreSQL address such as postgres:\/\/user:password@host:5432\/database, /,
    ),
    'API_CLIENT_TOKEN must be 8 to 200 letters, digits, dots, hyphens and underscores.',
  ]);
});

const host = 'db.example';
const sign = fc.constantFrom(...'aZ19@:/#?%&=.-_~ ');

test('a password is used whole or the address is refused; no piece of it is taken for a host, a port or a database', () => {
  fc.assert(
    fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 12 }), (password) => {
      const raw = readSettings({ DATABASE_URL: `postgres://waybill:${password}@${host}:5432/waybill` });
      const encoded = settings({
        DATABASE_URL: `postgres://waybill:${encodeURIComponent(password)}@${host}:5432/waybill`,
      });
      expect(addressOf(encoded.databaseUrl!)).toBe(`${host}:5432/waybill`);
      if ('port' in raw) expect(addressOf(raw.databaseUrl!)).toBe(`${host}:5432/waybill`);
      else expect(raw).toEqual([expect.stringMatching(/^DATABASE_URL must be .* @ is written as %40, /)]);
    }),
  );
});

test.each(['p/ss', 'p@ss/word', 'p#ss', '12#34', '12/34', '12?34', 'p%ss', '1?a=b'])(
  'the password %s, not percent-encoded, is refused without a piece of it',
  (password) => {
    const [problem, ...others] = readSettings({
      DATABASE_URL: `postgres://waybill:${password}@${host}/waybill`,
    }) as string[];
    expect([others, problem?.includes(host), problem?.includes(password)]).toEqual([[], false, false]);
  },
);

test.each([[{}], [{ API_CLIENT_TOKEN: 'waybill-development' }]])(
  'production does not start with the token that everyone knows: %o',
  (env) => {
    expect(readSettings({ ...env, NODE_ENV: 'production' })).toEqual([
      expect.stringMatching(/^NODE_ENV=production needs its own API_CLIENT_TOKEN/),
    ]);
  },
);

test('the help names every setting with its default', () => {
  const help = settingsHelp();
  for (const line of ['PORT', 'default: 8080', 'DATABASE_URL', 'default: none', 'DEMO_LABELS', 'default: 3000'])
    expect(help).toContain(line);
});
