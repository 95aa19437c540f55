import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '@waybill/server/kernel/testing/app.ts';
import { makeTestKey } from '@waybill/server/rooms/api-keys/testing/keys.ts';
import { openLabelFixture, type LabelFixture } from '@waybill/server/rooms/labels/testing/label-fixture.ts';
import type { LabelsCreateInput } from '../src/generated/api.ts';
import { connect, WaybillError, type Waybill } from '../src/waybill.ts';

let testApp: TestApp;
let fixture: LabelFixture;
let baseUrl: string;
let key: string;
let waybill: Waybill;
beforeAll(async () => {
  testApp = await startTestApp();
  fixture = await openLabelFixture(testApp);
  baseUrl = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  key = await keyWith(fixture.manager, ['labels.create', 'labels.read', 'labels.print']);
  waybill = connect({ baseUrl, key });
});
afterAll(() => testApp.close());

type Scopes = Parameters<typeof makeTestKey>[2];
async function keyWith(maker: TestClient, scopes: Scopes, wish: object = {}): Promise<string> {
  return (await makeTestKey(testApp, maker, scopes, wish)).secret;
}
const parcel = (change: object = {}) => fixture.walkin(change) as unknown as LabelsCreateInput['body'];
const errorOf = async (call: Promise<unknown>): Promise<WaybillError> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(WaybillError);
  return error as WaybillError;
};
const labelCount = async () => Number((await testApp.database.pool.query('select count(*) from label')).rows[0].count);

/** A proxy between program and server: it gives the listed answers itself, and then passes requests on. */
async function gateway(answers: (number | 'answer lost')[], headers: Record<string, string> = {}) {
  const { port } = new URL(baseUrl);
  const server = createServer((incoming, outgoing) => {
    const next = answers.shift();
    if (typeof next === 'number') return void outgoing.writeHead(next, headers).end();
    const onward = forward(
      { port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        if (next === 'answer lost') return void answer.resume().on('end', () => incoming.socket.destroy());
        outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const waited: number[] = [];
  return {
    waited,
    client: connect({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      key,
      wait: async (ms) => void waited.push(ms),
    }),
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

describe('N-06 our client for TypeScript', () => {
  test('N-06 makes a label with a key, reads it, prints it and tracks it', async () => {
    const { data } = await waybill.labels.create({ body: parcel() });
    expect((await waybill.labels.detail({ params: { id: data.id } })).data.tracking_code).toBe(data.tracking_code);
    const paper = await waybill.prints.document({ params: { id: data.id }, query: { type: 'pdf' } });
    expect([paper.type, await paper.slice(0, 5).text()]).toEqual(['application/pdf', '%PDF-']);
    const tracked = await waybill.tracking.track({ body: { codes: [data.tracking_code, 'NOTHING'] } });
    expect(tracked.data.map(({ code, found }) => [code, found])).toEqual([
      [data.tracking_code, true],
      ['NOTHING', false],
    ]);
  });

  test('N-06 the same write again under its key answers the same label', async () => {
    const before = await labelCount();
    const body = parcel();
    const once = await waybill.labels.create({ body }, { idempotencyKey: 'order-1' });
    const again = await waybill.labels.create({ body }, { idempotencyKey: 'order-1' });
    expect([again, await labelCount()]).toEqual([once, before + 1]);
    const other = await errorOf(waybill.labels.create({ body: parcel({ weight: 2 }) }, { idempotencyKey: 'order-1' }));
    expect([other.status, other.code]).toEqual([422, 'idempotency_mismatch']);
  });

  test('N-06 a label whose answer was lost on the line is made once', async () => {
    const before = await labelCount();
    const line = await gateway(['answer lost', 'answer lost']);
    const { data } = await line.client.labels.create({ body: parcel() });
    expect([data.status, line.waited.length, await labelCount()]).toEqual(['pending', 2, before + 1]);
    await line.close();
  });

  test('N-06 waits as long as it is told to when it calls too often or the server restarts, and gives up when that is too long', async () => {
    const busy = await gateway([429, 503], { 'retry-after': '7' });
    expect((await busy.client.labels.find({ query: { q: 'NOTHING' } })).data).toEqual([]);
    expect(busy.waited).toEqual([7000, 7000]);
    await busy.close();
    const closed = await gateway([503], { 'retry-after': '3600' });
    const error = await errorOf(closed.client.labels.find({ query: { q: 'NOTHING' } }));
    expect([error.status, error.code, closed.waited]).toEqual([503, 'unreadable', []]);
    await closed.close();
  });

  test('N-06 tries a server that cannot be reached a few times, longer each time, and says so', async () => {
    const waited: number[] = [];
    const away = connect({ baseUrl: 'http://127.0.0.1:1', key, retries: 3, wait: async (ms) => void waited.push(ms) });
    const error = await errorOf(away.labels.find({ query: { q: 'x' } }));
    expect([error.status, error.code, waited.length]).toEqual([0, 'network', 3]);
    expect(waited.map((ms, at) => ms >= 250 * 2 ** at && ms <= 500 * 2 ** at)).toEqual([true, true, true]);
  });

  test('N-06 the limit of the product is waited for as it says, and is an error in the end', async () => {
    const waited: number[] = [];
    const eager = connect({
      baseUrl,
      key: await keyWith(fixture.manager, ['labels.read'], { per_minute: 3 }),
      retries: 1,
      wait: async (ms) => void waited.push(ms),
    });
    const call = () => eager.labels.find({ query: { q: 'NOTHING' } });
    await call();
    const calls = Array.from({ length: 8 }, call);
    const refused = (await Promise.allSettled(calls)).flatMap((call) =>
      call.status === 'rejected' ? [call.reason as WaybillError] : [],
    );
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(waited.length).toBe(refused.length);
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['429 too_many_requests']));
    expect(waited.every((ms) => ms >= 1000 && ms <= 60_000)).toBe(true);
  });

  test('A-06 N-06 a call that no scope opens is an error with its code, words and request number, and is not tried again', async () => {
    const reader = connect({
      baseUrl,
      key: await keyWith(fixture.manager, ['labels.read']),
      wait: () => Promise.reject(),
    });
    const error = await errorOf(reader.labels.create({ body: parcel() }));
    expect([error.status, error.code]).toEqual([403, 'api_key_scope_missing']);
    expect(error.message).toMatch(/scope/i);
    expect(error.requestId).toMatch(/^[\w-]{8,}$/);
  });

  test('X-02 N-06 what is wrong with a field stands at the field, in the language that was chosen', async () => {
    const chinese = connect({ baseUrl, key, language: 'zh' });
    const error = await errorOf(chinese.labels.create({ body: parcel({ weight: -1 }) }));
    expect([error.status, error.code, error.message]).toEqual([422, 'validation_failed', '请检查标记的字段。']);
    expect(error.fields['weight']?.[0]?.message).toMatch(/\p{Script=Han}/u);
  });
});
