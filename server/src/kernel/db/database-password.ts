import { readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ConnectionProblem } from './connection-problem.ts';
import type { DatabaseAddress, DatabaseHost } from './database-address.ts';

interface Login {
  readonly host: DatabaseHost;
  readonly database: string;
  readonly user: string;
}

/**
 * Returns the password for one host, from its address, its password file, `PGPASSWORD` or `PGPASSFILE` (else `~/.pgpass`), in this order; null without
 * one. Each connection reads the files again, so that a changed password needs no restart. Throws a ConnectionProblem for an unusable file.
 */
export function passwordFor(
  { password, passwordFile }: DatabaseAddress,
  login: Login,
  env: NodeJS.ProcessEnv = process.env,
): string | null {
  if (password !== undefined) return password;
  if (passwordFile !== undefined) {
    const found = readSecret(passwordFile, login.host).replace(/\r?\n$/, '');
    if (found === '') throw new ConnectionProblem('password_file', login.host, `${passwordFile} is empty`);
    return found;
  }
  if (env['PGPASSWORD']) return env['PGPASSWORD'];
  const named = env['PGPASSFILE'];
  const file = named ?? path.join(os.homedir(), '.pgpass');
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status?.isFile()) {
    if (named === undefined) return null;
    throw new ConnectionProblem('password_file', login.host, `${file} does not exist`);
  }
  if (process.platform !== 'win32' && (status.mode & 0o077) !== 0)
    throw new ConnectionProblem('password_file_open', login.host, file);
  return findPassword(readSecret(file, login.host), login);
}

function readSecret(file: string, host: DatabaseHost): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConnectionProblem('password_file', host, (error as Error).message);
  }
}

/** One field of a line, in which a backslash takes the next sign as it is. */
const fieldOf = String.raw`((?:\\.|[^:\\])*)`;
const linePattern = new RegExp(`^${fieldOf}:${fieldOf}:${fieldOf}:${fieldOf}:(.*)$`);
const unescaped = (field: string): string => field.replace(/\\(.)/g, '$1');

/** Returns the password of the first line that fits, as libpq reads the file: `host:port:database:user:password`, where `*` fits everything. */
export function findPassword(content: string, { host, database, user }: Login): string | null {
  const wanted = [host.host.startsWith('/') ? 'localhost' : host.host, String(host.port), database, user];
  for (const line of content.split(/\r?\n/)) {
    const [, ...fields] = linePattern.exec(line) ?? [];
    const password = fields.pop();
    if (line.startsWith('#') || password === undefined) continue;
    if (wanted.every((value, at) => fields[at] === '*' || unescaped(fields[at] ?? '') === value))
      return unescaped(password);
  }
  return null;
}
