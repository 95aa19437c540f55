import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
/** Another connection to the same server, with which the test ends those of the app. */
let other: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  other = new pg.Client({ connectionString: app.database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.close();
});

const ask = async <Row>(text: string, values: unknown[] = []) => (await other.query(text, values)).rows as Row[];
const cutAll = () =>
  ask(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'waybill'`,
  );
const names = (wave: string, count: number) => Array.from({ length: count }, (_, at) => `${wave} ${at}`);
const make = (name: string) =>
  (name.length % 2 === 0 ? fixture.clerk : fixture.manager).try('labels.create', {
    body: fixture.walkin({ destination_name: name }),
    headers: { 'idempotency-key': `key ${name}` },
  });
const madeOf = async (all: readonly string[]) =>
  (
    await ask<{ n: number }>(
      'select count(*)::int as n from label where destination_name = any($1) group by destination_name',
      [all],
    )
  ).map(({ n }) => n);

test('when the lines to the database are cut under labels being made, each clerk hears "made" or "try again", and sent again every label stands once', async () => {
  const waves = Array.from({ length: 12 }, (_, wave) => names(`U Kyaw ${wave}`, 8));
  const all = waves.flat();
  const statuses: number[] = [];
  for (const [wave, group] of waves.entries()) {
    const sent = Promise.all(group.map(make));
    // The first wave of requests finds no connection at all; each later wave is cut off once, a little later than the previous one.
    let under = wave === 0;
    void sent.then(() => (under = false));
    while (under) await cutAll();
    for (let later = 1; later < wave; later++) await ask('select 1');
    if (wave > 0 && wave < waves.length - 1) await cutAll();
    statuses.push(...(await sent).map(({ status }) => status));
  }
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  const again = await Promise.all(all.map(make));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await madeOf(all)).toEqual(all.map(() => 1));
});

test('a database that was killed and forgot which numbers it had reserved gives them out again, and every label is made', async () => {
  const { data } = (await make('Daw Mya 0')).body;
  const code = readCode(data.tracking_code);
  await ask('select setval($1, $2), setval($3, $4)', [
    'label_id_seq',
    data.id,
    `label_serial_${code?.product.toLowerCase()}`,
    code?.serial,
  ]);
  await cutAll();
  // More than one block of them.
  const all = names('Daw Mya', 70).slice(1);
  await expect.poll(async () => (await fixture.clerk.try('labels.list', {})).status).toBe(200);
  expect(new Set((await Promise.all(all.map(make))).map(({ status }) => status))).toEqual(new Set([201]));
  expect(await madeOf(all)).toEqual(all.map(() => 1));
});

test('a database that shuts down in the middle of a label is "try again" for everybody in the round, and nothing of it stays', async () => {
  await ask(
    `create function gone() returns trigger language plpgsql as $$ begin raise exception 'terminating connection because of crash of another server process' using errcode = '57P02'; end $$`,
  );
  await ask('create trigger gone before insert on label for each row execute function gone()');
  const all = names('Daw Hla', 10);
  const answers = await Promise.all(all.map(make));
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(all.map(() => [503, 'unavailable']));
  await ask('drop trigger gone on label');
  expect(await madeOf(all)).toEqual([]);
  expect(new Set((await Promise.all(all.map(make))).map(({ status }) => status))).toEqual(new Set([201]));
  expect(await madeOf(all)).toEqual(all.map(() => 1));
});

test('a server that has handed over and takes no changes is "try again", and the next try finds the one that does', async () => {
  const database = `"${(await ask<{ name: string }>('select current_database() as name'))[0]?.name}"`;
  await ask(`alter database ${database} set default_transaction_read_only = on`);
  await cutAll();
  const names = ['U Thant', 'U Thant Zin'];
  await expect.poll(async () => (await fixture.clerk.try('labels.list', {})).status).toBe(200);
  const answers = await Promise.all(names.map(make));
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(names.map(() => [503, 'unavailable']));
  await ask(`alter database ${database} reset default_transaction_read_only`);
  expect((await Promise.all(names.map(make))).map(({ status }) => status)).toEqual([201, 201]);
  expect(await madeOf(names)).toEqual([1, 1]);
});
