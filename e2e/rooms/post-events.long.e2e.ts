import { expect, test } from 'vitest';
import {
  mailPostFieldWords,
  postFileCommandWords,
  postFileFaces,
  postResultWords,
} from '@waybill/contract/rooms/mail-post/mail-post.words.ts';
import { addDays, businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { mailPostPageWords as words } from '@waybill/web/rooms/mail-post/mail-post-page.words.ts';
import { choose, press, stands, textbox } from '../support/controls.ts';
import { openProduct, type Visit } from '../support/journey.ts';
import { codAtPost } from '../support/merchant-cod.ts';
import { follow } from '../support/page-looks.ts';

const product = openProduct();
const code = (serial: number) => makeTrackingCode('RG', serial).slice(0, -2) + postSuffix;

test('O-11 S-20 a file with the newest event first: of each parcel the latest counts; a status that is not in the table changes nothing until head office adds it, and COD waits for a supervisor', async () => {
  const [sold, failed, odd] = [code(52_000_001), code(52_000_002), code(52_000_003)];
  const { codes } = await codAtPost(product, [sold, failed, odd]);
  const today = businessDate(new Date());
  const at = (clock: string, ago: number) => `${formatDate(addDays(today, -ago))} ${clock}`;
  const file = [
    'Item ID,Event,Date',
    `${sold},EMI - Final delivery,${at('16:50', 1)}`,
    `${failed},Unsuccessful delivery,${at('16:49', 1)}`,
    `${odd},Handed to the neighbour,${at('16:48', 1)}`,
    `${failed},Final delivery,${at('10:00', 2)}`,
    `${sold},Arrival at delivery office,${at('09:00', 2)}`,
  ].join('\n');
  const bring = async ({ page, t }: Visit) => {
    await press(page, t(words.bring));
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'post.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await press(dialog, t(words.read));
    await page.getByRole('group', { name: t(words.sums) }).waitFor();
  };
  const desk = await product.work('staff', '/mail-post/files', { locale: 'mm' });
  await bring(desk);
  await desk.page.getByText(desk.t(words.unlisted, { n: 1 })).waitFor();
  await desk.page.getByText(desk.t(words.forSupervisor)).waitFor();
  await press(desk.page, desk.t(postFileCommandWords.void.verb));
  await press(desk.page.getByRole('alertdialog'), desk.t(postFileCommandWords.void.verb));
  await stands(desk.page, desk.t(postFileFaces.inactive.word));

  const office = await product.work('md', '/mail-post/statuses', { locale: 'mm' });
  await press(office.page, office.t(words.addStatus));
  const dialog = office.page.getByRole('dialog');
  await textbox(dialog, office.t(mailPostFieldWords.post)).fill('Myanmar Post');
  await textbox(dialog, office.t(mailPostFieldWords.status_text)).fill('Handed to the neighbour');
  await choose(dialog, office.t(mailPostFieldWords.post_result), office.t(postResultWords.delivered));
  await press(dialog, office.t(words.addStatus));
  await dialog.waitFor({ state: 'hidden' });

  await follow(desk, '/mail-post/files');
  await bring(desk);
  const id = Number(new URL(desk.page.url()).pathname.split('/').pop());
  await (await product.as('supervisor')).call('post_files.apply', { params: { id } });
  await stands(desk.page, desk.t(postFileFaces.complete.word));
  const clerk = await product.as('staff');
  const { data } = await clerk.call('labels.list', { query: { per_page: 50 } });
  expect(codes.map((own) => data.find(({ tracking_code }) => tracking_code === own)?.status)).toEqual([
    'delivered',
    'send_to_mmpost',
    'delivered',
  ]);
});
