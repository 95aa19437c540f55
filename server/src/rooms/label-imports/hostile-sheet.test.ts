import { expect, test } from 'vitest';
import { makeXlsx } from '../../kernel/testing/make-xlsx.ts';
import { orderDesk } from './testing/order-desk.ts';

const { desk, upload } = orderDesk();

test('an order sheet of one kilobyte that would keep the server busy for a minute is refused while others are served', async () => {
  const deep = await makeXlsx({
    sheet: `<worksheet><sheetData>${'<a>'.repeat(60_000)}${'</a>'.repeat(60_000)}</sheetData></worksheet>`,
  });
  expect(deep.length).toBeLessThan(3_000);
  const began = performance.now();
  const [refused] = await Promise.all([upload(deep), desk.clerk.call('sessions.activeAccount', {})]);
  expect([refused.status, refused.errors?.['file']?.map(({ code }) => code)]).toEqual([422, ['sheet_unreadable']]);
  expect(performance.now() - began).toBeLessThan(5_000);
});
