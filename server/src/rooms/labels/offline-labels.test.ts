import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockNeeded, leasedSerials, mostHeld } from '@waybill/domain/rooms/labels/serial-leases.ts';
import { makeTrackingCode, readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
});
afterAll(() => app.close());

const deviceOf = (n: number): string => n.toString(16).padStart(32, '0');
const counter = deviceOf(1);

async function lease(by: TestClient, device: string): Promise<string[]> {
  return (await by.call('labels.lease', { body: { device } })).data.codes;
}
const expressOf = (codes: readonly string[]): string[] => codes.filter((code) => code.startsWith('EX'));

/** Sends a label that a device has numbered; returns the result. */
async function send(by: TestClient, body: object) {
  const { status, body: answer } = await by.try('labels.createOffline', {
    body: fixture.walkin({ device: counter, ...body }),
  });
  return [status, answer.code ?? answer.data.tracking_code];
}

describe('O-03 codes are leased to a person on a device', () => {
  test('O-03 a device has codes of every product, the same when it asks again, and nobody has the same ones', async () => {
    const mine = await lease(fixture.clerk, counter);
    expect(new Set(mine.map((code) => readCode(code)?.product)).size).toBeGreaterThanOrEqual(6);
    expect(mine.every((code) => (readCode(code)?.serial ?? 0) >= leasedSerials.first)).toBe(true);
    expect(expressOf(mine)).toHaveLength(blockNeeded('EX', { unused: 0, held: 0 }));
    expect(await lease(fixture.clerk, counter)).toEqual(mine);
    const others = await Promise.all([
      lease(fixture.other, counter),
      lease(fixture.manager, deviceOf(2)),
      lease(fixture.clerk, deviceOf(3)),
    ]);
    const all = [mine, ...others].flat();
    expect(new Set(all).size).toBe(all.length);
  });

  test('O-03 whoever asks on ever new devices gets no more than one person may hold', async () => {
    const codes = new Set<string>();
    for (let n = 100; n < 112; n++) for (const code of await lease(fixture.manager, deviceOf(n))) codes.add(code);
    expect(codes.size).toBeLessThanOrEqual(mostHeld);
  });

  test('O-03 a device that has used up half of its codes gets more', async () => {
    const device = deviceOf(7);
    const [first = '', ...rest] = expressOf(await lease(fixture.other, device));
    await app.database.pool.query(`update serial_lease set size = 2 where product = 'EX' and device = $1`, [device]);
    const body = {
      ...fixture.walkin(),
      source_township: fixture.places.chanaye,
      destination_township: fixture.places.hlaing,
    };
    for (const tracking_code of [first, rest[0]])
      expect(await send(fixture.other, { ...body, device, tracking_code })).toEqual([201, tracking_code]);
    const next = expressOf(await lease(fixture.other, device));
    expect([next.includes(first), next.length]).toEqual([false, blockNeeded('EX', { unused: 0, held: 0 })]);
  });
});

describe('O-03 a label numbered by a device', () => {
  test('O-03 has the code that was printed and the price of the server, says when another was printed, and is made once', async () => {
    const [tracking_code = ''] = expressOf(await lease(fixture.clerk, counter));
    const { data } = await fixture.clerk.call('labels.createOffline', {
      body: { ...fixture.walkin(), device: counter, tracking_code, shown_total: 1 } as never,
    });
    expect([data.tracking_code, data.status, data.price_differs, data.shipping_total > 1]).toEqual([
      tracking_code,
      'pending',
      true,
      true,
    ]);
    expect(await send(fixture.clerk, { tracking_code })).toEqual([409, 'code_used']);
    expect(await lease(fixture.clerk, counter)).not.toContain(tracking_code);
  });

  test('O-03 two labels with one code at the same moment: one is made', async () => {
    const [tracking_code = ''] = expressOf(await lease(fixture.clerk, counter));
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(fixture.clerk, { tracking_code })));
    expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
    expect(answers.filter(([status]) => status === 409)).toHaveLength(3);
  });

  test('O-03 nobody picks a code: not one of somebody else, of another device, of another product, of no block, or one that is given out online', async () => {
    const [mine = ''] = expressOf(await lease(fixture.clerk, counter));
    const letter = (await lease(fixture.clerk, counter)).find((code) => code.startsWith('LT')) ?? '';
    const [theirs = ''] = expressOf(await lease(fixture.other, counter));
    const online = (await fixture.clerk.call('labels.create', { body: fixture.walkin() })).data.tracking_code;
    const wrongDigit = `${mine.slice(0, 10)}${(Number(mine[10]) + 1) % 10}XM`;
    for (const bad of [
      { tracking_code: theirs },
      { tracking_code: mine, device: deviceOf(3) },
      { tracking_code: letter },
      { tracking_code: makeTrackingCode('EX', leasedSerials.last) },
      { tracking_code: makeTrackingCode('EX', 5_000_000) },
      { tracking_code: online },
      { tracking_code: wrongDigit },
      { tracking_code: mine.toLowerCase() },
    ])
      expect(await send(fixture.clerk, bad)).toEqual([422, 'code_not_leased']);
    expect(await send(fixture.clerk, { tracking_code: mine })).toEqual([201, mine]);
  });

  test('O-03 one that was saved before the line broke is not made a second time, and its first request cannot come after the second', async () => {
    const [one = '', other = ''] = expressOf(await lease(fixture.clerk, counter));
    const online = (key: string) =>
      fixture.clerk.try('labels.create', { body: fixture.walkin(), headers: { 'idempotency-key': key } });
    const made = await online('the-line-broke');
    const count = async () =>
      (await app.database.pool.query<{ n: number }>('select count(*)::int as n from label')).rows[0]?.n;
    const before = await count();
    expect(await send(fixture.clerk, { tracking_code: one, tried_key: 'the-line-broke' })).toEqual([
      409,
      'made_before',
    ]);
    expect([await count(), made.body.data.tracking_code === one]).toEqual([before, false]);
    expect(await send(fixture.clerk, { tracking_code: other, tried_key: 'never-arrived' })).toEqual([201, other]);
    const late = await online('never-arrived');
    expect([late.status, late.body.code]).toEqual([422, 'idempotency_mismatch']);
  });
});
