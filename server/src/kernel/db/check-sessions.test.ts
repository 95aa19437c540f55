import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../startup/open-database.ts';
import { silentLog } from '../log.ts';
import { readSettings, type Settings } from '../settings.ts';
import { StartupProblem } from '../startup-problem.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { startTransactionPooler } from '../testing/transaction-pooler.ts';
import { checkSessions } from './check-sessions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const sentence =
  /^The database at 127\.0\.0\.1:\d+\/\w+ is reached through a connection pooler that .+; set DATABASE_DIRECT_URL beside it to the address of PostgreSQL itself, or use that address in DATABASE_URL .+ instead of PgBouncer or a pooler like it\.$/;

function settings(env: Record<string, string>): Settings {
  const read = readSettings({ DEMO: '0', ...env });
  if (!('port' in read)) throw new Error(read.join(' '));
  return read;
}
const problemOf = (env: Record<string, string>): Promise<unknown> =>
  openDatabase(settings(env), silentLog).then(
    (opened) => opened.close(),
    (error: unknown) => error,
  );

test.each([1, 2, 5])(
  'a pooler that lends %i sessions from transaction to transaction is refused at the start, in a sentence that says what to use',
  async (size) => {
    const pooler = await startTransactionPooler(database.url, size);
    try {
      const problem = await problemOf({ DATABASE_URL: pooler.url });
      expect(problem).toBeInstanceOf(StartupProblem);
      expect((problem as Error).message).toMatch(sentence);
      expect((problem as Error).message).toContain('gives its sessions to others after each transaction');
      const replica = await problemOf({ DATABASE_URL: database.url, DATABASE_REPLICA_URL: pooler.url });
      expect((replica as Error).message).toMatch(sentence);
    } finally {
      await pooler.stop();
    }
  },
);

test('a pooler that refuses our session settings is named as one', async () => {
  const text = 'SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeUInt32BE(Buffer.byteLength(text) + 4, 1);
  const pooler = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([head, Buffer.from(text)])));
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  try {
    const url = `postgres://waybill@127.0.0.1:${(pooler.address() as AddressInfo).port}/waybill`;
    expect(((await problemOf({ DATABASE_URL: url })) as Error).message).toMatch(sentence);
  } finally {
    pooler.close();
  }
});

test('PostgreSQL itself keeps sessions, settings, plans and notifications', async () => {
  await expect(checkSessions(database.url)).resolves.toBeUndefined();
});
