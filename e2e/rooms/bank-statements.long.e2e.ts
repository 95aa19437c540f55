import { expect, test } from 'vitest';
import {
  bankLineFieldWords as field,
  dateOrderWords,
  leftReasonWords,
  statementDoubtWords,
} from '@waybill/contract/rooms/bank-lines/bank-lines.words.ts';
import { bankLinePageWords as words } from '@waybill/web/rooms/bank-lines/bank-line-page.words.ts';
import { labelImportPageWords as imports } from '@waybill/web/rooms/label-imports/label-import-page.words.ts';
import { choose, press } from '../support/controls.ts';
import { openProduct } from '../support/journey.ts';

const product = openProduct();

test('M-06 a statement with a column of Dr and Cr is shown before it is taken: its encoding, what is left out, the order of its dates and a gap are answered', async () => {
  const md = await product.as('md');
  const [main] = (await md.call('bank_accounts.all', {})).data;
  const sheet = [
    'Txn Date,Narration,Amount,Dr/Cr,Balance',
    '11/05/2026,From Café Hla,"50,000.00",Cr,"1,050,000.00"',
    'Page 1 of 2',
    '11/07/2026,Cash at the counter,"30,000.00",Dr,"1,000,000.00"',
  ].join('\n');
  const desk = await product.work('md', '/bank-statement', { locale: 'mm' });
  await press(desk.page, desk.t(words.bring));
  const dialog = desk.page.getByRole('dialog');
  await choose(dialog, desk.t(field.bank_account_id), main?.name_mm ?? '');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet, 'latin1') });
  const western = dialog.getByRole('radio', { name: desk.t(imports.readingWestern) });
  const fill = () => western.evaluate((radio) => getComputedStyle(radio).backgroundColor);
  const unchosen = await fill();
  await western.check();
  expect(await fill()).not.toBe(unchosen);
  await dialog.getByText(desk.t(words.gap, { expected: '1,020,000', found: '1,000,000' })).waitFor();
  expect(await dialog.getByText(desk.t(leftReasonWords.page)).count()).toBeGreaterThan(0);
  expect((await md.call('bank_lines.list', { query: { search: 'counter' } })).data).toEqual([]);
  await choose(dialog, desk.t(field.date_order), desk.t(dateOrderWords.month));
  await dialog.getByText('05-11-2026 – 07-11-2026').waitFor();
  for (const doubt of ['columns', 'balance'] as const)
    await dialog.getByRole('checkbox', { name: desk.t(statementDoubtWords[doubt]) }).check();
  await press(dialog, desk.t(words.read));
  await dialog.waitFor({ state: 'hidden' });
  const { data } = await md.call('bank_lines.list', { query: { bank_account_id: String(main?.id ?? 0) } });
  expect(data.slice(0, 2).map(({ day, amount, details }) => [day, amount, details])).toEqual(
    expect.arrayContaining([
      ['2026-11-05', 50_000, 'From Café Hla'],
      ['2026-11-07', -30_000, 'Cash at the counter'],
    ]),
  );
});
