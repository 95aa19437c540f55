import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { readRecords } from './read-records.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
});
afterAll(() => app.close());

test('T-01 a record is read as answers hold it: instants with the offset of Yangon, dates and everything else as they are', async () => {
  const records = await readRecords(
    app.app.waybill.db,
    sql<{ at: string; gone: string | null; day: string; tags: string[]; body: Record<string, string> }>`
      select timestamptz '2026-11-21 05:30:00.123456+00' as at, null::timestamptz as gone, date '2026-11-21' as day,
        array['a', 'b'] as tags, jsonb_build_object('at', 'x') as body`,
  );
  expect(records).toEqual([
    { at: '2026-11-21T12:00:00.123+06:30', gone: null, day: '2026-11-21', tags: ['a', 'b'], body: { at: 'x' } },
  ]);
});
