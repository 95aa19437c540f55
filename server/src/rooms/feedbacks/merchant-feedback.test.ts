import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';

let app: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
});
afterAll(() => app.close());

test('U-06 a merchant says what they think of the service; their branch reads and closes it, and no other branch sees it', async () => {
  const id = await fixture.merchant();
  const owner = await joinAs(app, fixture.manager, id);
  await owner.call('feedbacks.give', { body: { score: 2, text: 'The courier comes too late.' } });
  const rows = async (name: string) =>
    (await (await app.as(name)).call('feedbacks.list', { query: { source: 'merchant' } })).data;
  const [row] = await rows('manager');
  expect(row).toMatchObject({ score: 2, text: 'The courier comes too late.', tracking_code: null, label_id: null });
  expect(await rows('mdy.manager')).toEqual([]);
  const params = { id: row?.id ?? 0 };
  expect((await fixture.manager.call('feedbacks.count', {})).data).toContainEqual(
    expect.objectContaining({ id, count: 1 }),
  );
  const closed = await fixture.manager.call('feedbacks.close', { params, body: { done: 'Spoke with the courier.' } });
  expect(closed.data.status).toBe('closed');
  expect((await owner.try('feedbacks.detail', { params })).status).toBe(403);
});
