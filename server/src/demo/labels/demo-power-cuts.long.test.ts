import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { verifyLedger } from '../../rooms/ledger/ledger.door.ts';
import { fillDemoLabels } from './demo-labels.ts';

const play = { labels: 200, days: 16 };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await fillDemoLabels(app.app, { ...play, now: app.clock() });
}, 120_000);
afterAll(() => app.close());

/** The server stops during the evening's cash, or while merchants are paid: finished work is kept, the current transaction is not. */
const powerCuts = [
  ['a day’s end', null],
  [
    'a cash count',
    'create trigger cut before update on cash_handover for each row when (new.counted is not null and old.counted is null) execute function cut()',
  ],
  [
    'a payment',
    'create trigger cut before update on clearance for each row when (new.status <> old.status) execute function cut()',
  ],
] as const;

test('N-09 broken off again and again, in the middle of a count and of a payment too, it goes on where it was, and is the same in the end', async () => {
  const other = await startTestApp();
  const query = async <Row extends object>(text: string) => (await other.database.pool.query<Row>(text)).rows;
  try {
    await query(
      "create function cut() returns trigger language plpgsql as $$ begin raise exception 'the power is gone'; end $$",
    );
    for (const [when, trigger] of powerCuts) {
      if (trigger !== null) await query(trigger);
      const ended = new AbortController();
      const start = fillDemoLabels(other.app, {
        ...play,
        now: other.clock(),
        signal: ended.signal,
        tell: (day) => {
          if (trigger === null && day === 6) ended.abort();
        },
      });
      if (trigger === null) await start;
      else await expect(start, when).rejects.toThrow('the power is gone');
      await query('drop trigger if exists cut on cash_handover; drop trigger if exists cut on clearance');
    }
    await fillDemoLabels(other.app, { ...play, now: other.clock() });
    const codes = async (one: TestApp) =>
      (
        await one.database.pool.query(
          'select l.tracking_code, l.destination_name, l.cod_amount, s.status from label l join label_state s on s.label_id = l.id order by l.id',
        )
      ).rows;
    expect(await codes(other)).toEqual(await codes(app));
    // No work of an earlier day was left half done.
    const left = async (one: TestApp) =>
      (
        await one.database.pool.query(
          `
            select 'handover' as what, h.created_at as at
            from cash_handover h
            where h.status = 'active'
            union all
            select 'clearance', c.issued_at
            from clearance c
            where c.status = 'pending'
            order by 1, 2`,
        )
      ).rows;
    expect(await left(other)).toEqual(await left(app));
    expect(await verifyLedger(other.app.waybill.db)).toEqual([]);
  } finally {
    await other.close();
  }
}, 120_000);
