import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { townOf } from '../../kernel/testing/town-of.ts';

let app: TestApp;
let founder: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  founder = await app.as('superadmin');
});
afterAll(() => app.close());

const branchBody = async (code: string) => ({
  code,
  name_en: code,
  name_mm: code,
  name_zh: null,
  type: 'fcs',
  place_id: await townOf(founder, 'Pyay'),
  address: null,
  phone: [],
  postcode: null,
  international_mail: false,
  branch_collection_id: null,
});

test('S-08 closing waits for somebody who is being hired there at the same moment, and is then refused', async () => {
  const { data: branch } = await founder.call('branches.create', { body: await branchBody('RAC') });
  const hiring = await app.database.pool.connect();
  await hiring.query('begin');
  await hiring.query(
    `insert into staff (user_name, name, role_slug, user_type, branch_id, status, password_hash, search_key, created_at, updated_at)
    values ('racer', 'Racer', 'staff', 'fcs', $1, 'active', 'x', 'racer', now(), now())`,
    [branch.id],
  );
  const closing = founder.try('branches.close', { params: { id: branch.id } });
  await expect
    .poll(
      async () =>
        (
          await app.database.pool.query(
            `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rows[0].n,
      { timeout: 10_000 },
    )
    .toBe(1);
  await hiring.query('commit');
  hiring.release();
  const { status, body } = await closing;
  expect([status, body.code]).toEqual([409, 'in_use']);
});

test('two people who take the same code at once: one gets it', async () => {
  const body = await branchBody('TWO');
  const answers = await Promise.all([1, 2, 3].map(() => founder.try('branches.create', { body })));
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([201, 422, 422]);
  for (const { status, body } of answers) if (status === 422) expect(body.code).toBe('duplicate');
});

test('A-02 two collections that take the same branch at once: it is in one of them', async () => {
  const { data: branch } = await founder.call('branches.create', { body: await branchBody('ONE') });
  const answers = await Promise.all(
    ['Delta', 'Coast'].map((name) =>
      founder.try('branches.createCollection', { body: { name_en: name, name_mm: name, branches: [branch.id] } }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
  const holding = (await founder.call('branches.collections', { query: {} })).data.filter((row) =>
    row.branches.some((member) => member.id === branch.id),
  );
  expect(holding).toHaveLength(1);
});

test('E-03 branches and their places are changed at the same time, and each change is made', async () => {
  const pyay = await townOf(founder, 'Pyay');
  const made = [];
  for (const code of ['PY1', 'PY2', 'PY3'])
    made.push((await founder.call('branches.create', { body: await branchBody(code) })).data.id);
  const answers = await Promise.all(
    made.flatMap((id) => [
      founder.try('branches.close', { params: { id } }),
      founder.try('places.assign', { params: { id: pyay }, body: { branch_id: id } }),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
