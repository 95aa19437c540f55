import { afterAll, beforeAll, expect, test } from 'vitest';
import { MessageDesk } from '../messages/testing/message-desk.ts';
import { keepOwnerDay } from './owner-day-job.ts';

let desk: MessageDesk;
const set = async (message_phones: string[], message_language = 'en', sheet_hour = 20) =>
  (await desk.fixture.as('md')).try('owner_days.setHour', { body: { sheet_hour, message_phones, message_language } });
const keep = () => keepOwnerDay(desk.fixture.app.app.waybill);
/** Goes on to this hour of Yangon, on the next day if it is past. */
function goTo(hour: number): void {
  const { clock } = desk.fixture.app;
  const minutes = (clock().getTime() / 60_000 + 390) % 1440;
  clock.advance({ minutes: (hour * 60 - minutes + 1440) % 1440 });
  desk.fixture.people.clear();
}
const queuedSheets = () =>
  desk.fixture.ask<{ phone: string; text: string | null; status: string; tries: number; locale: string }>(
    "select phone, text, status, tries, locale from message where purpose = 'owner_day' order by id",
  );
const forget = async () => {
  await desk.fixture.ask(
    "delete from message_try where message_id in (select id from message where purpose = 'owner_day')",
  );
  await desk.fixture.ask("delete from message where purpose = 'owner_day'");
};
const page = async (address: string) => {
  const { pathname, search } = new URL(address);
  const answer = await desk.fixture.app.guest().send({ method: 'GET', url: `${pathname}${search}` });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};
const linkIn = (text: string | null | undefined): string => /https:\S+/.exec(text ?? '')?.[0] ?? '';

beforeAll(async () => {
  desk = await MessageDesk.open();
  for (const parcel of await desk.fixture.parcels(2, { from: 'YGN', to: 'MDY' }))
    await desk.fixture.step('staff', parcel);
});
afterAll(() => desk.close());

test('G-06 nobody gets the day by message until a number is set, and only those who set the hour see and set numbers', async () => {
  goTo(20);
  expect(await keep()).toBe(true);
  expect(await queuedSheets()).toEqual([]);
  const owner = await desk.fixture.as('owner');
  expect((await owner.call('owner_days.read', { query: {} })).data.message_phones).toBeNull();
  const body = { sheet_hour: 20, message_phones: ['09791234567'], message_language: 'en' };
  expect((await owner.try('owner_days.setHour', { body })).status).toBe(403);
  expect((await set(['12'])).status).toBe(422);
  expect((await set(['09791234567', '09791234568'])).status).toBe(200);
  const { data } = await (await desk.fixture.as('md')).call('owner_days.read', { query: {} });
  expect(data.message_phones).toEqual(['09791234567', '09791234568']);
});

test('G-06 O-09 at the hour each number gets the figures once, in the language that was set, whichever server comes first', async () => {
  goTo(19);
  goTo(20);
  expect((await Promise.all([keep(), keep(), keep()])).filter(Boolean)).toHaveLength(1);
  const messages = await queuedSheets();
  expect(messages.map(({ phone, status, locale }) => [phone, status, locale])).toEqual([
    ['09791234567', 'queued', 'en'],
    ['09791234568', 'queued', 'en'],
  ]);
  expect(messages[0]?.text).toMatch(
    /^\d\d-\d\d-\d{4}: \d+ accepted, \d+ delivered, \d+ failed, \d+ late\. COD outside: [\d,]+ Ks\. https:\S+\/day\/\S+\?lang=en$/,
  );
  expect(new Set(messages.map(({ text }) => text)).size).toBe(1);
});

test('G-06 the link opens the kept figures without an account, for three days, and only that day', async () => {
  const link = linkIn((await queuedSheets())[0]?.text);
  const opened = await page(link);
  expect([opened.status, opened.headers['cache-control'], opened.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  expect(opened.text).toContain('Daily summary');
  expect(opened.text).not.toMatch(/<script/);
  const day = /\/day\/([\d-]+)\//.exec(link)?.[1] ?? '';
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  for (const foreign of [
    link.replace(day, before),
    link.replace(/.\?/, (end) => (end[0] === 'A' ? 'B?' : 'A?')),
    link.replace(day, 'x'),
  ]) {
    const answer = await page(foreign);
    expect([answer.status, answer.text.includes('This link has expired')]).toEqual([404, true]);
  }
  desk.fixture.app.clock.advance({ days: 3, minutes: 1 });
  expect((await page(link)).status).toBe(404);
});

test('G-06 O-09 the message goes at night too, is kept by nobody once it is sent, and is seen by those alone who cover everything', async () => {
  await forget();
  await set(['09791234567'], 'mm', 23);
  goTo(23);
  expect(await keep()).toBe(true);
  const md = await desk.fixture.as('md');
  const listed = async (who: Awaited<ReturnType<typeof desk.fixture.as>>) =>
    (await who.call('messages.list', { query: { purpose: 'owner_day' } })).data;
  expect((await listed(md)).map(({ phone }) => phone)).toEqual(['09791234567']);
  expect(await listed(await desk.fixture.as('manager'))).toEqual([]);
  await desk.send();
  const [sent] = await queuedSheets();
  expect([sent?.status, sent?.text, sent?.locale]).toEqual(['sent', null, 'mm']);
});

test('O-09 a number that asked for no more gets none, and a text that is switched off sends none', async () => {
  await forget();
  await desk.fixture.ask("insert into message_opt_out (phone, created_at) values ('09791234567', now())");
  await set(['09791234567', '09791234569']);
  goTo(20);
  expect(await keep()).toBe(true);
  expect((await queuedSheets()).map(({ phone }) => phone)).toEqual(['09791234569']);
  await forget();
  const admin = await desk.fixture.as('admin');
  const template = (await admin.call('messages.templates', {})).data.find(({ purpose }) => purpose === 'owner_day');
  const { mm = '', en = '', zh = '', version = 1 } = template ?? {};
  const body = { is_active: false, mm, en, zh, version };
  expect((await admin.try('messages.editTemplate', { params: { purpose: 'owner_day' }, body })).status).toBe(200);
  goTo(19);
  goTo(20);
  expect([await keep(), await queuedSheets()]).toEqual([true, []]);
});
