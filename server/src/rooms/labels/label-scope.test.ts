import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { labelStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { rowsRead } from '../../kernel/testing/rows-read.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readViewer } from '../sessions/read-viewer.store.ts';
import { labelsWithin, rowsWithin, type LabelConditions } from './label-scope.sql.ts';
import { openLabelFixture } from './testing/label-fixture.ts';

const labels = 30_000;
const usual: LabelStatus = 'delivered';
const reach: LabelConditions = {
  branchId: null,
  heldOnly: false,
  statuses: Object.keys(labelStatuses),
  also: [],
  needsLabel: false,
};

let app: TestApp;
/** An operator whose parcels are nearly all delivered, as after a year. */
beforeAll(async () => {
  app = await startTestApp();
  const fixture = await openLabelFixture(app);
  const { data } = await fixture.clerk.call('labels.create', { body: fixture.walkin() });
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'label_state'::regclass and attnum > 0 and not attisdropped and attname <> all('{label_id,status}')`,
  );
  const others = rows.map(({ name }) => name).join(', ');
  const client = await app.database.pool.connect();
  // Contains only the walked table: no labels, and so no foreign keys are checked.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into label_state (label_id, status, ${others}) select s.label_id + n, $2, ${others} from label_state s, generate_series(1, $3::int) n where s.label_id = $1`,
    [data.id, usual, labels],
  );
  await client.query('set session_replication_role = origin');
  await client.query('analyze label_state');
  client.release();
});
afterAll(() => app.close());

const readBy = (question: RawBuilder<unknown>): Promise<number> =>
  rowsRead(app.app.waybill.db, sql`select count(*) from ${question} asked`, 'label_state');

describe.each(['superadmin', 'staff'])('N-09 the labels that %s sees, nearly all in one status', (name) => {
  const viewer = async () =>
    (await readViewer(app.app.waybill.db, (await app.as(name)).token, app.clock(), 8)) as SessionViewer;

  test.each([true, false])('N-09 a page reads little more than its rows (newest first: %s)', async (newestFirst) => {
    expect(await readBy(labelsWithin(await viewer(), reach, 20, newestFirst))).toBeLessThan(200);
  });

  test('N-09 they are counted to the cap and no further', async () => {
    expect(await readBy(rowsWithin(await viewer(), reach, countCap + 1))).toBeLessThan(countCap + 200);
  });
});
