import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { unsentWords } from '@waybill/web/app/unsent.words.ts';
import { chatPageWords as words } from '@waybill/web/rooms/chats/chat-page.words.ts';
import { newsKinds } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { textbox } from '../support/controls.ts';
import { windowFaults } from '../support/page-looks.ts';
import { addressOf, askLogOut, eventually, openProduct, phone, type Visit } from '../support/journey.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
let label: MadeLabel;
const ids: Record<string, number> = {};
beforeAll(async () => {
  label = (await (await labelMaker(product))(1))[0] as MadeLabel;
  for (const name of ['staff', 'supervisor'])
    ids[name] = (await (await product.as(name)).call('sessions.activeAccount', {})).data.id;
});

const log = ({ page }: Visit) => page.getByRole('log');
const write = async ({ page, t }: Visit, text: string) => {
  await textbox(page, t(words.write)).fill(text);
  await page.keyboard.press('Enter');
};

test('N-30 L-04 two people write to each other live: the message counts in the top bar until it is read, a code leads to its parcel, HTML stays text', async () => {
  const supervisor = await product.work('supervisor', '/announcement', { locale: 'en', viewport: phone });
  const clerk = await product.work('staff', '/chat', { locale: 'en' });
  await clerk.page.getByRole('searchbox', { name: clerk.t(words.search) }).fill('ဇော်မင်း');
  await clerk.page
    .getByRole('link', { name: /ကိုဇော်မင်း/ })
    .first()
    .click();
  await textbox(clerk.page, clerk.t(words.write)).waitFor();
  const before = (await (await product.as('supervisor')).call('chats.unread', {})) as number;
  // Unique words, so that a retry does not find those of the first try.
  const question = `<b>Where</b> ${randomUUID()} is`;
  await write(clerk, `${question} ${label.tracking_code}?`);
  await log(clerk).getByText(question).waitFor();

  const bell = supervisor.page.getByRole('button', {
    name: `${supervisor.t(newsKinds.chat.name)}: ${before + 1}`,
  });
  await bell.click();
  await supervisor.page.getByRole('link', { name: question }).click();
  await log(supervisor).getByText(question).waitFor();
  // It was read, and its author sees it.
  await log(clerk).getByText(clerk.t(commonWords.read), { exact: true }).waitFor();
  const answer = `On shelf ${randomUUID()}`;
  await write(supervisor, answer);
  await log(clerk).getByText(answer).waitFor();
  // On a phone the list and the conversation each take the whole screen.
  await supervisor.page.getByRole('link', { name: supervisor.t(words.back) }).click();
  await supervisor.page.getByRole('searchbox', { name: supervisor.t(words.search) }).waitFor();
  await log(clerk).getByRole('link').last().click();
  await eventually(() => addressOf(clerk.page)).toBe(`/label/detail/${label.id}`);
});

test('N-30 a message that could not be sent is kept and said, survives a reload, and is there once when the line is back', async () => {
  const clerk = await product.work('staff', '/chat', { locale: 'en' });
  const api = await product.as('staff');
  const { data: chat } = await api.call('chats.with', { body: { staff_id: ids['supervisor'] } });
  clerk.watch.pardon(/net::ERR/);
  await clerk.page.goto(`/chat?open=${chat.id}`);
  await textbox(clerk.page, clerk.t(words.write)).waitFor();
  // The first time the server accepts it and the answer is lost; afterwards every request fails.
  let taken = 0;
  await clerk.page.route(/\/api\/chat\/\d+\/message$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (taken++ === 0) await route.fetch();
    return route.abort('connectionreset');
  });
  await write(clerk, 'Kept without a line');
  await log(clerk).getByText('Kept without a line').waitFor();
  await clerk.page.reload();
  await textbox(clerk.page, clerk.t(words.write)).waitFor();
  await eventually(() => log(clerk).getByText('Kept without a line').count()).toBe(1);
  await write(clerk, 'And a second one');
  await log(clerk).getByText(clerk.t(words.waits)).first().waitFor();
  // A user who logs out now is asked first, and told what waits and what will happen to it.
  await askLogOut(clerk);
  const leaving = clerk.page.getByRole('alertdialog', { name: clerk.t(unsentWords.title) });
  await leaving.getByText(clerk.t(unsentWords.messages, { n: '2' })).waitFor();
  expect(await windowFaults(clerk.page)).toEqual([]);
  await clerk.page.keyboard.press('Escape');
  await leaving.waitFor({ state: 'hidden' });
  await textbox(clerk.page, clerk.t(words.write)).waitFor();
  await clerk.page.unroute(/\/api\/chat\/\d+\/message$/);
  await log(clerk)
    .getByRole('button', { name: clerk.t(commonWords.sendAgain) })
    .first()
    .click();
  const texts = async () => {
    const { data } = await api.call('chats.messages', { params: { id: chat.id }, query: {} });
    return data.map(({ text }) => text).filter((text) => /Kept|second/.test(text ?? ''));
  };
  await eventually(texts).toEqual(['Kept without a line', 'And a second one']);
  await eventually(() =>
    log(clerk)
      .getByRole('button', { name: clerk.t(commonWords.sendAgain) })
      .count(),
  ).toBe(0);
  expect(await log(clerk).getByText('Kept without a line').count()).toBe(1);
});

test('N-30 a found message is shown where it stands, with what was written around it, and from there one goes on to the newest, by keyboard and on a phone', async () => {
  const api = await product.as('staff');
  const { data: chat } = await api.call('chats.with', { body: { staff_id: ids['supervisor'] } });
  const say = (text: string) =>
    api.call('chats.send', { params: { id: chat.id }, body: { text, picture: null, sent_id: randomUUID() } });
  await say('Line before');
  await say('Needle in the hay');
  for (let n = 1; n <= 55; n++) await say(`Line after ${n}`);
  for (const viewport of [undefined, phone]) {
    const clerk = await product.work('staff', '/chat', { locale: 'en', ...(viewport ? { viewport } : {}) });
    await clerk.page.getByRole('searchbox', { name: clerk.t(words.search) }).fill('needle in the');
    await clerk.page
      .getByRole('link', { name: /Needle in the hay/ })
      .last()
      .press('Enter');
    const found = log(clerk).getByRole('listitem').filter({ hasText: 'Needle in the hay' });
    await found.waitFor();
    // It has the focus, so that it is read out first, and is visible with its neighbours.
    await eventually(() => found.evaluate((item) => item === document.activeElement)).toBe(true);
    for (const text of ['Line before', 'Needle in the hay', 'Line after 1'])
      expect(await log(clerk).getByText(text, { exact: true }).isVisible()).toBe(true);
    const inSight = () =>
      found.evaluate((item) => {
        const [own, frame] = [item.getBoundingClientRect(), item.closest('section')?.getBoundingClientRect()];
        return frame !== undefined && own.top >= frame.top && own.bottom <= frame.bottom;
      });
    await eventually(inSight).toBe(true);
    expect(await log(clerk).getByText('Line after 55', { exact: true }).count()).toBe(0);
    await clerk.page.getByRole('link', { name: clerk.t(words.newest) }).press('Enter');
    await log(clerk).getByText('Line after 55', { exact: true }).waitFor();
    expect(addressOf(clerk.page)).toBe(`/chat?open=${chat.id}`);
  }
});
