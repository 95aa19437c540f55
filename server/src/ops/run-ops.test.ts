import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxUrl } from '../app/sandbox/sandbox-url.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/database.ts';
import { SmallReceiver } from '../kernel/testing/small-receiver.ts';
import { opsCommands } from './all-commands.ts';
import { runOps } from './run-ops.ts';

const nowhere = 'postgres://nobody:secret@127.0.0.1:1/none';

/** Runs a command as at a terminal where the user answers `answer`, or as a script when there is no answer. */
async function ops(
  args: readonly string[],
  { url = nowhere, answer, env = {} }: { url?: string; answer?: string; env?: Record<string, string> } = {},
) {
  const printed = { out: '', err: '', asked: '' };
  const status = await runOps(args, {
    env: { DATABASE_URL: url, LOG_LEVEL: 'silent', ...env },
    print: (text) => void (printed.out += text),
    printError: (text) => void (printed.err += text),
    ask: answer === undefined ? null : async (question) => ((printed.asked += question), answer),
  }).catch((error: Error) => ((printed.err += error.message), 1));
  return { status, ...printed };
}

const filled = (name: string): string[] => {
  const { takes, options = {} } = opsCommands.find((command) => command.name === name)!;
  const needed = Object.entries(options).filter(([, { needed }]) => needed);
  return [name, ...(takes ? ['x.csv'] : []), ...needed.flatMap(([option]) => [`--${option}`, 'x'])];
};
const names = opsCommands.map(({ name }) => name);

describe('commands of the operator', () => {
  // No database is at this address, so a command that began its work would report that it does not answer.
  test.each(names)('%s with --help anywhere prints its usage and does nothing', async (name) => {
    const words = filled(name);
    for (const help of ['--help', '-h'])
      for (let at = 1; at <= words.length; at++) {
        const { status, out, err } = await ops(words.toSpliced(at, 0, help));
        expect([status, err, out.startsWith(`npm run ops -- ${name}`)]).toEqual([0, '', true]);
      }
    expect((await ops(['help', name])).out).toMatch(new RegExp(`^npm run ops -- ${name}\\b`));
  });

  test.each(names)('%s refuses arguments that it does not know, and does nothing', async (name) => {
    const unknown = await ops([...filled(name), '--colour=red']);
    expect([unknown.status, unknown.err.split('\n')[0]]).toEqual([1, `${name} has no option --colour.`]);
    if (opsCommands.find((command) => command.name === name)?.takes?.most === Infinity) return;
    const extra = await ops([...filled(name), 'extra']);
    expect([extra.status, extra.err.split('\n')[0]]).toEqual([1, `${name} has no use for "extra".`]);
  });

  test.each([
    [['backup'], 'backup needs FILE.'],
    [['create-owner'], 'create-owner needs --user-name NAME.'],
    [['create-owner', '--user-name'], '--user-name needs a value: --user-name NAME.'],
    [['create-owner', '--user-name', '--name', 'x'], '--user-name needs a value: --user-name NAME.'],
    [['demo', '--labels', '5', '--labels', '6'], '--labels is given twice.'],
    [['import-labels', 'x.csv', '--check=yes'], '--check takes no value.'],
  ])('%j is refused in a sentence', async (args, sentence) => {
    expect((await ops(args)).err.split('\n')[0]).toBe(sentence);
  });
});

describe('a command that deletes', () => {
  let database: TestDatabase;
  const sandboxName = (): string => new URL(sandboxUrl(database.url)).pathname.slice(1);
  const sandboxes = async (): Promise<number> =>
    (await database.pool.query('select 1 from pg_database where datname = $1', [sandboxName()])).rows.length;
  beforeAll(async () => {
    database = await cloneDatabase();
    await database.pool.query(`create database "${sandboxName()}"`);
  });
  afterAll(async () => {
    await database.pool.query(`drop database if exists "${sandboxName()}"`);
    await database.drop();
  });

  test('asks the person at the terminal, and from a script wants --yes', async () => {
    const url = database.url;
    expect((await ops(['remove-sandbox', '--help'], { url })).out).toContain('--yes');
    expect((await ops(['remove-sandbox'], { url })).err).toMatch(/^remove-sandbox deletes the sandbox: .* Add --yes/);
    const refused = await ops(['remove-sandbox'], { url, answer: 'y' });
    expect([refused.status, refused.err, refused.asked]).toEqual([
      1,
      'Nothing was changed.',
      expect.stringMatching(/Type yes/),
    ]);
    expect(await sandboxes()).toBe(1);
    expect((await ops(['remove-sandbox'], { url, answer: 'yes' })).status).toBe(0);
    expect(await sandboxes()).toBe(0);
    expect((await ops(['remove-sandbox', '--yes'], { url })).status).toBe(0);
  });
});

describe('a nightly unit that failed', () => {
  let database: TestDatabase;
  let receiver: SmallReceiver;
  beforeAll(async () => {
    [database, receiver] = await Promise.all([cloneDatabase(), SmallReceiver.open()]);
  });
  afterAll(() => Promise.all([database.drop(), receiver.close()]));
  const report = (unit: string) =>
    ops(['report-failure', unit], { url: database.url, env: { ALERT_URL: receiver.url } });

  test('O-06 is reported to ALERT_URL with its own reason, also where two failed in one night', async () => {
    await database.pool.query(
      `insert into backup_copy (ended_at, seconds, file, address, bytes, problem)
      values (now(), 3, 'night.backup', 's3://copies', null, 's3://copies: the disk there is full.')`,
    );
    receiver.behaves = [{ status: 200 }, { status: 200 }, { status: 500 }];
    const [backup, verify] = ['waybill-backup.service', 'waybill-verify.service'];
    const copied = await report(backup ?? '');
    const checked = await report(verify ?? '');
    const heard = receiver.heard.map(({ text }) => JSON.parse(text) as { unit: string; problem: string; text: string });
    expect(heard.map(({ unit, problem }) => [unit, problem])).toEqual([
      [backup, 's3://copies: the disk there is full.'],
      [verify, `the check of the ledger failed; see journalctl -u ${verify}`],
    ]);
    expect([copied.status, checked.status, copied.out.trim()]).toEqual([0, 0, heard[0]?.text]);
    const { rows } = await database.pool.query('select file, problem from backup_run');
    expect(rows).toEqual([{ file: verify, problem: heard[1]?.problem }]);
    const unheard = await report(verify ?? '');
    expect([unheard.status, unheard.out]).toEqual([
      1,
      expect.stringContaining('ALERT_URL was not told: it answered 500.'),
    ]);
  });

  test('O-06 is reported although the database does not answer', async () => {
    receiver.behaves = [{ status: 200 }];
    const { status } = await ops(['report-failure', 'waybill-backup.service'], { env: { ALERT_URL: receiver.url } });
    expect([status, receiver.heard.at(-1)?.text]).toEqual([
      0,
      expect.stringContaining('the database does not answer either'),
    ]);
  });
});
