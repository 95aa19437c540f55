import type { PeerCertificate } from 'node:tls';
import { poolerProblem } from '../kernel/db/check-sessions.ts';
import { ConnectionProblem, NoHost, type ConnectionReason } from '../kernel/db/connection-problem.ts';
import {
  addressOf,
  nameHost,
  readAddress,
  type DatabaseAddress,
  type DatabaseHost,
} from '../kernel/db/database-address.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';

interface Failure {
  readonly problem: ConnectionProblem;
  readonly address: DatabaseAddress;
  readonly where: string;
}

/** A sentence for each reason, and what the operator can do. */
const sentences: { readonly [Reason in ConnectionReason]: (failure: Failure) => string } = {
  no_tls: ({ where, address }) =>
    `The database at ${where} offers no TLS, and sslmode=${address.sslMode} demands it. Set ssl = on there, or sslmode=disable if the network between is your own.`,
  untrusted_certificate: ({ where, address }) =>
    `The certificate of the database at ${where} is of no authority in ${rootName(address)}. Name the file of its authority with sslrootcert=….`,
  expired_certificate: ({ where, problem }) =>
    `The certificate of the database at ${where} is not valid at this time (${problem.message}). Renew it, or correct this machine's clock.`,
  other_name: ({ where, problem }) =>
    `The certificate of the database at ${where} is not made out to ${problem.host.host}${namesOf(problem)}. Use a name that it has in DATABASE_URL, or sslmode=verify-ca, which does not compare names.`,
  failed_handshake: ({ where, problem }) =>
    `The database at ${where} does not agree to TLS (${problem.message}). Check its ssl_min_protocol_version, and whether something between cuts the connection.`,
  root_certificate_missing: ({ address, problem }) =>
    `sslmode=${address.sslMode} needs the certificate of the database's authority, and none is named (${detailOf(problem)}). Add sslrootcert=FILE to DATABASE_URL, or sslrootcert=system for a public authority.`,
  certificate_file: ({ problem }) => `A certificate file that DATABASE_URL names cannot be used: ${detailOf(problem)}.`,
  password_file: ({ problem }) =>
    `The password file of the database cannot be used: ${detailOf(problem)}. Check DATABASE_PASSWORD_FILE or PGPASSFILE, and that this account may read it.`,
  password_file_open: ({ problem }) =>
    `The password file ${detailOf(problem)} can be read by other accounts, so it is not used: run chmod 600 on it.`,
  timeout: ({ where, problem }) =>
    `The database at ${where} does not answer (${detailOf(problem)}). Check DATABASE_URL, and that no firewall is between.`,
  wrong_role: ({ where, address }) =>
    `The database at ${where} is not ${address.target}, which target_session_attrs demands. Name all of its hosts in DATABASE_URL, separated by commas.`,
};

const detailOf = ({ message, host }: ConnectionProblem): string => message.slice(nameHost(host).length + 2);

const rootName = ({ sslRootCert }: DatabaseAddress): string =>
  sslRootCert === undefined ? '~/.postgresql/root.crt' : sslRootCert === 'system' ? 'the list of Node' : sslRootCert;

function namesOf({ cause }: ConnectionProblem): string {
  const { cert } = (cause ?? {}) as { cert?: PeerCertificate };
  const names = cert?.subjectaltname?.replace(/\b(?:DNS|IP Address):/g, '') ?? cert?.subject?.CN;
  return names === undefined ? '' : ` but to ${String(names)}`;
}

/** PostgreSQL knows every parameter with which we start a session; a pooler often does not. */
export const isPoolerRefusal = ({ message }: Error): boolean => /unsupported startup parameter/i.test(message);

/** Returns why a database cannot be used, in words for the operator. */
export function databaseProblem(url: string, error: Error): StartupProblem {
  if (isPoolerRefusal(error)) return poolerProblem(url, 'does not pass on session settings');
  const address = readAddress(url);
  if (error instanceof NoHost) return new StartupProblem(noHost(address, error));
  return new StartupProblem(sentenceOf(address, addressOf(url), error));
}

function sentenceOf(address: DatabaseAddress, where: string, error: Error): string {
  if (error instanceof ConnectionProblem) return sentences[error.reason]({ problem: error, address, where });
  const { code = '', message } = error as NodeJS.ErrnoException;
  const user = address.user ?? '';
  const hint = /no encryption/.test(message)
    ? 'It demands TLS: set sslmode=require or verify-full in DATABASE_URL.'
    : /valid client certificate/.test(message)
      ? 'It demands a certificate of its clients: add sslcert=FILE and sslkey=FILE to DATABASE_URL.'
      : /no pg_hba.conf entry|pg_hba.conf rejects/.test(message)
        ? 'Its pg_hba.conf does not let this machine and account in.'
        : /client password must be|empty password/.test(message)
          ? `It asks for a password, and none is set for ${user}: in DATABASE_URL, DATABASE_PASSWORD_FILE or PGPASSFILE.`
          : hints[code];
  return `The database at ${where} does not answer (${message || code}). ${hint ?? 'Check DATABASE_URL and that PostgreSQL runs there.'}`;
}

/** By the code of PostgreSQL or of the system. */
const hints: Readonly<Record<string, string>> = {
  '28P01': wrongLogin(),
  '28000': wrongLogin(),
  '3D000': 'Create that database, or correct its name in DATABASE_URL.',
  ENOTFOUND: 'No machine of that name is known: check the host in DATABASE_URL.',
  EAI_AGAIN: 'The name server does not answer.',
};

function wrongLogin(): string {
  return 'Check the user and the password in DATABASE_URL; signs such as @ : / # % in them must be percent-encoded.';
}

/** The same reason at all hosts is one sentence; otherwise each host is named with its own. */
function noHost(address: DatabaseAddress, { found }: NoHost): string {
  const reasons = found.map(({ host, error }: { host: DatabaseHost; error: Error }) => {
    const where = `${nameHost(host)}/${address.database ?? ''}`;
    return `${nameHost(host)}: ${error.message && !(error instanceof ConnectionProblem) && !('code' in error) ? error.message : sentenceOf(address, where, error)}`;
  });
  return `None of the hosts in DATABASE_URL is ${address.target === 'any' ? 'reachable' : `one that is ${address.target}`}.\n${reasons.join('\n')}`;
}
