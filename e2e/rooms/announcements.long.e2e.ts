import { describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import {
  announcementCommandWords,
  announcementFieldWords as field,
  announcementStateFaces,
  readFaces,
} from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { formatAnnouncement } from '@waybill/domain/kernel/spelled-date.ts';
import { shortText } from '@waybill/domain/kernel/text.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { exportPageWords } from '@waybill/web/rooms/exports/export-page.words.ts';
import { announcementPageWords as words } from '@waybill/web/rooms/announcements/announcement-page.words.ts';
import { formWords } from '@waybill/web/shell/form/form.words.ts';
import { shellWords } from '@waybill/web/shell/shell.words.ts';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { laterWords } from '@waybill/web/ui/later.words.ts';
import { press, rowsOf, seeToast, stands, textbox } from '../support/controls.ts';
import { addressOf, eventually, openProduct, phone, type Visit, shown } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

const write = async (title: string, more: object = {}) =>
  (
    await (
      await product.as('owner')
    ).call('announcements.create', { body: { title, body: 'စာသား', for_roles: [], for_branches: [], ...more } })
  ).data;
const publish = async (id: number) =>
  (await (await product.as('owner')).call('announcements.publish', { params: { id } })).data;
const bell = ({ page, t }: Visit, n: number) =>
  page.getByRole('button', {
    name: n === 0 ? t(commonWords.announcements) : `${t(commonWords.announcements)}: ${n}`,
    exact: true,
  });

describe('N-29 an announcement', () => {
  test('N-29 K-08 is written, published after a question, rings at once in an open window of its reader, and is read by being opened', async () => {
    const reader = await product.work('staff', '/announcement', { locale: 'en' });
    await press(reader.page, reader.t(words.markAll));
    await bell(reader, 0).waitFor();
    await reader.page.goto('/account');

    const title = 'မနက်ဖြန် ရုံးပိတ်သည်၊ သဘက်ခါ နံနက် ၉ နာရီတွင် ပြန်ဖွင့်မည်';
    const writer = await product.work('owner', '/announcement');
    await writer.page.getByRole('link', { name: writer.t(titleOf('announcement.create')) }).click();
    await textbox(writer.page, writer.t(field.title)).fill(title);
    await textbox(writer.page, writer.t(field.body)).fill('ပထမစာကြောင်း\nဒုတိယစာကြောင်း');
    await writer.page.keyboard.press('Control+s');
    await seeToast(writer, writer.t(formWords.created));
    await writer.page.getByRole('heading', { level: 1, name: title }).waitFor();
    const { verb, ask } = announcementCommandWords.publish;
    await press(writer.page, writer.t(verb));
    const dialog = writer.page.getByRole('alertdialog');
    await dialog.getByText(sayLoose(ask, 'mm', { name: title })).waitFor();
    await press(dialog, writer.t(verb));
    await stands(writer.page, writer.t(announcementStateFaces.published.word));

    await bell(reader, 1).click();
    const item = reader.page.getByRole('link', { name: /မနက်ဖြန် ရုံးပိတ်သည်/ }).first();
    await item.getByText(reader.t(shellWords.newBadge), { exact: true }).waitFor();
    await item.getByText(shortText(title)).waitFor();
    expect(await item.getByText('ပြန်ဖွင့်မည်').count()).toBe(0);
    await item.click();
    await reader.page.getByText('ပထမစာကြောင်း').waitFor();
    await bell(reader, 0).waitFor();
    expect(
      await reader.page.getByRole('button', { name: reader.t(announcementCommandWords.withdraw.verb) }).count(),
    ).toBe(0);
  });

  longTest("L-06 says its date in full, in the reader's language, on a card and on its own page", async () => {
    const { id } = await write('ရက်စွဲ');
    const { published_at } = await publish(id);
    for (const locale of ['mm', 'en', 'zh'] as const) {
      const full = formatAnnouncement(new Date(published_at ?? ''), locale);
      const { page } = await product.work('staff', '/announcement', { locale, viewport: phone });
      await page.locator('time', { hasText: full }).first().waitFor();
      await page.goto(`/announcement/${id}`);
      await shown(page.locator('time', { hasText: full }).first());
      await page.close();
    }
  });

  longTest('N-29 a draft is changed and deleted by its author; a stranger is told that there is none', async () => {
    const { id } = await write('ဖျက်ရန် မူကြမ်း');
    const stranger = await product.work('manager', '/');
    stranger.watch.pardon(/404/);
    await stranger.page.goto(`/announcement/${id}`);
    await stranger.page
      .getByRole('link', { name: stranger.t(titleOf('announcement.list')) })
      .last()
      .waitFor();
    expect(await stranger.page.getByText('ဖျက်ရန် မူကြမ်း').count()).toBe(0);

    const { page, t } = await product.work('owner', `/announcement/${id}`);
    await page.getByRole('link', { name: t(commonWords.edit), exact: true }).click();
    await textbox(page, t(field.title)).fill('ဖျက်ရန် မူကြမ်း ၂');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: 'ဖျက်ရန် မူကြမ်း ၂' }).waitFor();
    await press(page, t(commonWords.delete));
    const dialog = page.getByRole('alertdialog', { name: t(laterWords.sureDelete) });
    await press(dialog, t(commonWords.delete));
    await eventually(() => addressOf(page)).toBe('/announcement');
    await eventually(() => rowsOf(page).count()).toBeGreaterThan(0);
    expect(await rowsOf(page).filter({ hasText: 'ဖျက်ရန် မူကြမ်း' }).count()).toBe(0);
  });

  longTest('P-09 N-29 several are published at once; the list shows only what is new when asked', async () => {
    for (const n of ['၁', '၂', '၃']) await write(`အစုလိုက် ${n}`);
    const { page, t } = await product.work('owner', `/announcement?status=draft&search=${encodeURIComponent('အစုလိုက်')}`);
    await eventually(() => rowsOf(page).count()).toBe(3);
    await page.getByRole('checkbox', { name: t(dataWords.selectPage) }).click();
    await press(page, sayLoose(words.bulkPublish, 'mm', { n: '3' }));
    await press(page.getByRole('alertdialog'), sayLoose(words.bulkPublish, 'mm', { n: '3' }));
    await eventually(() => rowsOf(page).count()).toBe(0);
    await page.close();

    const reader = await product.work('staff', `/announcement?read=no&search=${encodeURIComponent('အစုလိုက်')}`, {
      locale: 'en',
    });
    await eventually(() => rowsOf(reader.page).count()).toBe(3);
    expect(await rowsOf(reader.page).first().innerText()).toContain(reader.t(readFaces.new.word));
  });
});

test('N-22 the exports of the branch are seen by its owner, but fetched by their asker alone', async () => {
  const { data } = await (
    await product.as('manager')
  ).call('exports.start', { body: { list: 'staff', format: 'xlsx', columns: ['name'] } });
  const { page, t } = await product.work('owner', '/shipping-report/csv/list', { locale: 'zh' });
  const ready = async () =>
    (await (await product.as('manager')).call('exports.list', {})).data.find((row) => row.id === data.id)?.status;
  await eventually(ready).toBe('ready');
  const button = rowsOf(page)
    .filter({ hasText: data.requested_by })
    .first()
    .getByRole('button', { name: t(exportPageWords.download) });
  await button.waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await button.getAttribute('aria-description')).toBe(t(exportPageWords.notYours));
});
