import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { startJobChild } from '../../kernel/testing/job-child.ts';
import { makeXlsx, plainSheet } from '../../kernel/testing/make-xlsx.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { resumeJob } from '../../app/resume-job.ts';
import { importJob } from './import-job.ts';

let app: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
const children = async (waiting: boolean) =>
  (
    await query(
      `
        select count(*)::int as n
        from pg_stat_activity
        where datname = current_database()
          and application_name = 'job-child' ${waiting ? "and wait_event_type = 'Lock'" : ''}`,
    )
  )[0].n;

test('N-10 S-08 Q-05 a process that is killed while it makes labels of a sheet: after the next start every good row is exactly one label', async () => {
  const rows = Array.from({ length: 260 }, (_, at) => [
    `K-${at}`,
    'ဒေါ်ခင်မာလာ',
    '09440012345',
    at === 230 ? 'Test Hlaing' : 'Test Chan Aye',
    45_000,
    at === 7 ? 'heavy' : 1,
  ]);
  const form = await multipart({
    customer_id: await fixture.merchant(),
    file: {
      name: 'orders.xlsx',
      content: await makeXlsx({
        sheet: plainSheet([['Order no', 'Name', 'Phone', 'Township', 'COD', 'Weight'], ...rows]),
      }),
    },
  });
  const {
    data: { id, ready, bad },
  } = (
    await fixture.clerk.send({ method: 'POST', url: '/api/label_import', payload: form.payload, headers: form.headers })
  ).json() as { data: { id: number; ready: number; bad: number } };
  expect([ready, bad]).toEqual([259, 1]);
  await fixture.clerk.call('label_imports.make', { params: { id } });

  // A row of the second batch is locked, so that the process certainly dies while writing labels.
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from place where id = $1 for update', [fixture.places.hlaing]);
  const child = await startJobChild(app.database.url, 'label_import', { id });
  await expect.poll(() => children(true), { timeout: 20_000 }).toBe(1);
  await child.kill();
  await holder.query('rollback');
  holder.release();
  await expect.poll(() => children(false), { timeout: 20_000 }).toBe(0);
  const current = async () => (await fixture.clerk.call('label_imports.detail', { params: { id } })).data;
  expect([
    await current(),
    (await query('select count(*)::int as n from label where import_id = $1', [id]))[0].n,
  ]).toMatchObject([{ status: 'making', made: 200, ready: 59 }, 200]);

  await resumeJob(app.app.waybill).work({});
  expect(
    await query('select payload from graphile_worker._private_jobs where key = $1', [`label_import:${id}`]),
  ).toEqual([{ payload: { id } }]);
  await importJob(app.app.waybill).work({ id });
  expect(await current()).toMatchObject({ status: 'done', made: 259, ready: 0, bad: 1 });
  const labels = await query(
    'select l.reference_id, l.tracking_code, r.position from label l join label_import_row r on r.label_id = l.id where l.import_id = $1 order by r.position',
    [id],
  );
  expect(labels.map((label) => label.reference_id)).toEqual(
    rows.map(([reference]) => reference).filter((reference) => reference !== 'K-7'),
  );
  expect(new Set(labels.map((label) => label.tracking_code)).size).toBe(259);
}, 60_000);
