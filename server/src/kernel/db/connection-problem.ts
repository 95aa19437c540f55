import { nameHost, type DatabaseHost } from './database-address.ts';

/** Reasons why a connection cannot be opened that PostgreSQL itself does not report, or not by a code. */
export type ConnectionReason =
  | 'no_tls'
  | 'untrusted_certificate'
  | 'expired_certificate'
  | 'other_name'
  | 'failed_handshake'
  | 'root_certificate_missing'
  | 'certificate_file'
  | 'password_file'
  | 'password_file_open'
  | 'timeout'
  | 'wrong_role';

/**
 * A connection that could not be opened, with the host and the reason. Its code is SQLSTATE 08001, so a request during a failover is answered 503 like one
 * with a lost connection.
 */
export class ConnectionProblem extends Error {
  override readonly name = 'ConnectionProblem';
  readonly code = '08001';
  readonly reason: ConnectionReason;
  readonly host: DatabaseHost;
  constructor(reason: ConnectionReason, host: DatabaseHost, detail: string, options?: ErrorOptions) {
    super(`${nameHost(host)}: ${detail}`, options);
    this.reason = reason;
    this.host = host;
  }
}

/** None of the hosts of an address is one that the caller may use; `found` says why of each. */
export class NoHost extends Error {
  override readonly name = 'NoHost';
  readonly code = '08001';
  readonly found: readonly { readonly host: DatabaseHost; readonly error: Error }[];
  constructor(found: NoHost['found']) {
    super(`no host can be used: ${found.map(({ host, error }) => `${nameHost(host)} (${error.message})`).join(', ')}`);
    this.found = found;
  }
}
