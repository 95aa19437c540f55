import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { takeCodes, takeLabelIds } from './serials.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ demo: false });
});
afterAll(() => testApp.close());

const noon = new Date('2026-11-22T05:30:00Z').getTime();
const after = (ms: number) => new Date(noon + ms);
const ids = (count: number, at: Date) =>
  takeLabelIds({ pool: testApp.app.waybill.db, db: testApp.app.waybill.db }, count, at);
/** Returns the number that another server would have got. */
const elsewhere = async () =>
  Number((await testApp.database.pool.query<{ n: string }>("select nextval('label_id_seq') as n")).rows[0]?.n);

test('numbers of labels are each given once, whoever asks at the same moment and however many', async () => {
  const { db } = testApp.app.waybill;
  const taken = (await Promise.all([ids(3, after(0)), ids(100, after(0)), ids(1, after(0)), ids(7, after(0))])).flat();
  const codes = (
    await Promise.all([
      takeCodes({ pool: db, db }, 'EX', 3),
      takeCodes({ pool: db, db }, 'EX', 100),
      takeCodes({ pool: db, db }, 'RG', 3),
      takeCodes({ pool: db, db }, 'EX', 1),
    ])
  ).flat();
  expect([taken.length, new Set(taken).size, codes.length, new Set(codes).size]).toEqual([111, 111, 107, 107]);
});

test('N-09 the order of ids is that of time: one that waited longer than two seconds, or since a clock that was set back, is left out', async () => {
  const [first = 0] = await ids(1, after(10_000));
  const others = await elsewhere();
  const [soon = 0] = await ids(1, after(11_900));
  const [late = 0] = await ids(1, after(12_100));
  const more = await elsewhere();
  const [setBack = 0] = await ids(1, after(-60_000));
  expect([soon - first, soon < others, late > others, setBack > more]).toEqual([1, true, true, true]);
});
