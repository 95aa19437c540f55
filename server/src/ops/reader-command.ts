import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { textOf, type OpsCommand } from './command.ts';
import { askPassword } from './read-password.ts';
import { withDatabase } from './with-app.ts';

const usualName = 'waybill_reader';

export const readerCommand: OpsCommand = {
  name: 'reader',
  meaning: 'makes a database role that reads the schema reports and nothing else; asks for its password',
  options: {
    name: { value: 'NAME', meaning: `of the role; ${usualName} unless given` },
    collection: { value: 'NAME', meaning: 'the branch collection whose rows it sees; all rows unless given' },
    remove: { meaning: 'takes the role away again' },
  },
  run: async (context, { values }) => {
    const name = textOf(values, 'name') ?? usualName;
    if (!/^[a-z][a-z0-9_]{0,40}$/.test(name))
      throw new StartupProblem('A role has small Latin letters, digits and _, and begins with a letter.');
    const collection = textOf(values, 'collection') ?? null;
    const isRemoved = values.remove === true;
    const password = isRemoved ? '' : await askPassword();
    if (!isRemoved && password.length < 12) throw new StartupProblem('The password needs at least 12 characters.');
    await withDatabase(context, async ({ pool }) => {
      if (isRemoved) await removeReader(pool, name);
      else await makeReader(pool, { name, collection, password, now: new Date() });
    });
    context.say(isRemoved ? `${name} reads nothing any more.` : `${name} may read the schema reports now.`);
  },
};

/**
 * Makes a role that reads the views of `reports`, or changes the password and the rows of one that was made so. Roles belong to the whole server, so a role that this
 * database did not make is refused: it may have other rights.
 */
export async function makeReader(
  pool: pg.Pool,
  { name, collection, password, now }: { name: string; collection: string | null; password: string; now: Date },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const found = await client.query<{ id: string }>(
      'select id from branch_collection where lower(name_en) = lower($1) or name_mm = $1 or name_zh = $1',
      [collection],
    );
    if (collection !== null && found.rows.length !== 1)
      throw new StartupProblem(`There is no branch collection “${collection}”.`);
    const exists = (await client.query('select from pg_roles where rolname = $1', [name])).rowCount === 1;
    const known = (await client.query('select from report_reader where role_name = $1', [name])).rowCount === 1;
    if (exists && !known)
      throw new StartupProblem(
        `The role ${name} exists already, and not as a reader of this database. Choose another name.`,
      );
    const role = client.escapeIdentifier(name);
    await client.query(
      `${exists ? 'alter' : 'create'} role ${role} login nosuperuser nocreatedb nocreaterole noreplication connection limit 10
      password ${client.escapeLiteral(scramOf(password, randomBytes(16)))}`,
    );
    for (const setting of ['default_transaction_read_only = on', "statement_timeout = '5min'", 'search_path = reports'])
      await client.query(`alter role ${role} set ${setting}`);
    for (const right of [
      'usage on schema reports',
      'select on all tables in schema reports',
      'execute on all functions in schema reports',
    ])
      await client.query(`grant ${right} to ${role}`);
    for (const right of ['select on tables', 'execute on functions'])
      await client.query(`alter default privileges in schema reports grant ${right} to ${role}`);
    await client.query(
      `insert into report_reader (role_name, branch_collection_id, created_at) values ($1, $2, $3)
      on conflict (role_name) do update set branch_collection_id = excluded.branch_collection_id`,
      [name, collection === null ? null : found.rows[0]?.id, now],
    );
  });
}

/** Takes the role away; one that is no reader of this database is refused. */
export async function removeReader(pool: pg.Pool, name: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    if ((await client.query('delete from report_reader where role_name = $1', [name])).rowCount === 0)
      throw new StartupProblem(`There is no reader ${name}.`);
    const role = client.escapeIdentifier(name);
    await client.query(`drop owned by ${role}`);
    await client.query(`drop role ${role}`);
  });
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if ((error as pg.DatabaseError).code === '42501')
      throw new StartupProblem(
        'The database user of Waybill may not make roles. Let an administrator grant it CREATEROLE.',
      );
    throw error;
  } finally {
    client.release();
  }
}

/** Returns what PostgreSQL keeps instead of a password, so that the password is in no log of statements (RFC 5802, SCRAM-SHA-256). */
function scramOf(password: string, salt: Buffer): string {
  const rounds = 4096;
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, rounds, 32, 'sha256');
  const keyOf = (word: string) => createHmac('sha256', salted).update(word).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}
