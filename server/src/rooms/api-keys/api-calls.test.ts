import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { apiCallDays } from '@waybill/domain/kernel/call-log.ts';
import { writeKey } from '@waybill/domain/kernel/key-format.ts';
import { sweepJob } from '../../app/sweep-job.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { makeTestKey } from './testing/keys.ts';

let testApp: TestApp;
let fixture: LabelFixture;
let shop: TestClient;
let id: number;
beforeAll(async () => {
  testApp = await startTestApp();
  fixture = await openLabelFixture(testApp);
  ({ client: shop, id } = await makeTestKey(testApp, fixture.manager, ['labels.create', 'labels.read']));
});
afterAll(() => testApp.close());

const ask = async (text: string, values: unknown[] = []) => (await testApp.database.pool.query(text, values)).rows;
const calls = async (query: Record<string, string>, count: number) => {
  const read = async () =>
    (await fixture.manager.call('api_calls.list', { query: { api_key_id: String(id), ...query } })).data;
  await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBe(count);
  return read();
};

describe('N-06 the log of calls', () => {
  test('N-06 X-03 what a program sent and was answered is found by its request id, its status and its path, a refusal explained in words', async () => {
    const made = await shop.call('labels.create', { body: fixture.walkin({ remark: 'x'.repeat(200) }) });
    const refused = await shop.try('labels.create', { body: fixture.walkin({ weight: -1 }) });
    await shop.try('tariffs.list', { query: {} });
    const [denied, wrong, first] = await calls({}, 3);
    expect([first, wrong, denied].map((row) => [row?.answer, row?.code])).toEqual([
      [201, null],
      [422, 'validation_failed'],
      [403, 'api_key_scope_missing'],
    ]);
    // The log is in the reader's language.
    expect([wrong?.meaning, denied?.meaning]).toEqual([
      refusalWords.validation_failed.mm,
      refusalWords.api_key_scope_missing.mm,
    ]);
    const byRequest = await calls({ search: refused.body.request_id ?? '' }, 1);
    expect(byRequest.map((row) => row.id)).toEqual([wrong?.id]);
    await calls({ search: '422' }, 1);
    await calls({ search: '/api/tariff' }, 1);
    await calls({ kind: 'refused' }, 2);
    const { data } = await fixture.manager.call('api_calls.detail', { params: { id: first?.id } });
    expect(JSON.parse(data.request_body ?? '{}').destination_name).toBe('ဒေါ်ခင်မာလာ');
    expect(JSON.parse(data.answer_body ?? '{}').data.tracking_code).toBe(made.data.tracking_code);
    expect(await ask('select calls, refused from api_key_day where api_key_id = $1', [id])).toEqual([
      { calls: 3, refused: 2 },
    ]);
  });

  test('N-06 S-30 a revoked key that still calls stands in the log of its owner with why; of an unknown one only that it came is counted', async () => {
    const { id: gone, client } = await makeTestKey(testApp, fixture.manager, ['labels.read']);
    await fixture.manager.call('api_keys.revoke', { params: { id: gone }, body: { reason: 'lost' } });
    const unknown = testApp.guest();
    unknown.token = writeKey('live', new Uint8Array(32));
    expect([(await client.try('api_keys.own', {})).status, (await unknown.try('api_keys.own', {})).status]).toEqual([
      401, 401,
    ]);
    const read = async () =>
      (await fixture.manager.call('api_calls.list', { query: { api_key_id: String(gone) } })).data;
    await expect
      .poll(async () => (await read()).map(({ path, answer, code }) => [path, answer, code]), { timeout: 10_000 })
      .toEqual([['/api/api-key/own', 401, 'api_key_ended']]);
    const measured = await testApp.app.metrics.read();
    expect(measured).toContain('waybill_keys_refused_total{code="api_key_ended"} 1');
    expect(measured).toContain('waybill_keys_refused_total{code="unauthorized"} 1');
  });

  test('A-06 N-06 another branch reads nothing of it, and no key stands in it', async () => {
    const [row] = await ask('select id from api_call order by id limit 1');
    const stranger = await testApp.as('mdy.manager');
    expect((await stranger.call('api_calls.list', { query: {} })).total).toBe(0);
    expect((await stranger.try('api_calls.detail', { params: { id: row?.id } })).status).toBe(404);
    expect(JSON.stringify(await ask('select * from api_call')).includes(shop.token ?? '')).toBe(false);
  });

  test('N-06 calls are kept for a month, and how many there were for ever', async () => {
    testApp.clock.advance({ days: apiCallDays + 1 });
    await sweepJob(testApp.app.waybill).work({});
    expect(await ask('select count(*)::int as n from api_call')).toEqual([{ n: 0 }]);
    expect((await ask('select calls from api_key_day where api_key_id = $1', [id])).length).toBe(1);
  });
});
