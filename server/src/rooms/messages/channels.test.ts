import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AddedChannel, MessageGroup } from '@waybill/domain/rooms/messages/message-channels.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { claimMessages, laneOf } from './sending.store.ts';
import { readChannels } from './channels.queries.ts';
import { readMessageSettings } from './messages.store.ts';
import { queueAnswerMessage } from './queue-message.store.ts';
import { MailDesk, type MailBehaviour } from './testing/mail-desk.ts';
import { MessageDesk } from './testing/message-desk.ts';
import { SmallGateway } from './testing/small-gateway.ts';

const reportToken = 'report-secret-1';
let [mail, sms, viber, whatsapp]: [MailDesk?, SmallGateway?, SmallGateway?, SmallGateway?] = [];
let desk: MessageDesk;
let merchant = 0;
const open = <Part>(part: Part | undefined) => part as Part;

beforeAll(async () => {
  [mail, sms, viber, whatsapp] = await Promise.all([
    MailDesk.open(),
    SmallGateway.open(),
    SmallGateway.open(),
    SmallGateway.open(),
  ]);
  desk = await MessageDesk.open({
    SMS_GATEWAY_URL: sms.url,
    SMS_REPORT_TOKEN: reportToken,
    VIBER_URL: viber.url,
    WHATSAPP_URL: whatsapp.url,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    SMTP_TLS: 'none',
    SMTP_USER: 'post',
    SMTP_PASSWORD: 'of-the-post',
    SMTP_FROM: 'no-reply@post.example',
  });
  merchant = await desk.fixture.merchant();
  await desk.set({ gateway: 'http', pace: 50, timeout_seconds: 1, segment_cost: 15, quiet_from: 0, quiet_to: 0 });
});
afterAll(async () => {
  await desk.close();
  for (const part of [mail, sms, viber, whatsapp]) await part?.close();
});
beforeEach(async () => {
  await desk.fixture.ask("update message set status = 'withheld', fallback_at = null where status <> 'delivered'");
  await desk.fixture.ask('delete from message_opt_out');
  await desk.fixture.ask(
    "update customer set sms_active = true, phones = '{09791234567}', email = 'shop@mail.example', message_language = 'mm', message_channel = null where id = $1",
    [merchant],
  );
  for (const gateway of [open(sms), open(viber), open(whatsapp)]) {
    gateway.received.length = 0;
    gateway.meanwhile = () => undefined;
  }
  open(sms).behaves = [{ status: 200, body: 'ok' }];
  open(viber).behaves = [{ status: 200, body: '{"status":0,"message_token":"1"}' }];
  open(whatsapp).behaves = [{ status: 200, body: '{"messages":[{"id":"wamid.1"}]}' }];
  open(mail).received.length = 0;
  open(mail).behaves = ['takes'];
});

const admin = () => desk.fixture.as('admin');
async function setChannel(channel: AddedChannel, change: object = {}) {
  const client = await admin();
  const row = (await client.call('messages.channels', {})).data.channels.find((one) => one.channel === channel);
  const { is_active, account, body_template, reports, pace, price, version } = row as NonNullable<typeof row>;
  const body = { is_active, account, body_template, reports, pace, price, version, ...change };
  return client.try('messages.saveChannel', { params: { channel }, body });
}
async function setRoute(group: MessageGroup, channels: AddedChannel[], change: object = {}) {
  const client = await admin();
  const row = (await client.call('messages.channels', {})).data.routes.find((one) => one.group === group);
  const [first = null, second = null, third = null] = channels;
  const body = { first, second, third, wait_minutes: 5, may_choose: false, version: row?.version as number, ...change };
  return client.try('messages.saveRoute', { params: { group }, body });
}

let event = 1000;
/** A message to the merchant that waits to be written; answers how to read it. */
async function queued() {
  const { db, services } = desk.tools;
  event += 1;
  const now = services.clock();
  await db.transaction().execute((tx) => queueAnswerMessage(tx, { event, customer: merchant }, now));
  const [row] = await desk.fixture.ask<{ id: number }>('select id from message where event = $1', [event]);
  const id = row?.id as number;
  return async () => (await (await desk.fixture.as('admin')).call('messages.detail', { params: { id } })).data;
}
const later = (minutes: number) => desk.fixture.app.clock.advance({ minutes });
const report = (id: string, status: 'delivered' | 'failed') =>
  desk.fixture.app.guest().call('messages.report', { params: { token: reportToken }, body: { id, status } });

describe('O-09 e-mail, then SMS', () => {
  beforeAll(async () => {
    await setChannel('email', { is_active: true });
    await setRoute('tickets', ['email']);
  });
  afterAll(() => setRoute('tickets', []));

  test('O-09 a mail arrives once, in the language of the merchant, as text and as a page, and costs no SMS', async () => {
    const message = await queued();
    await desk.send();
    await desk.send();
    const [one] = open(mail).received;
    expect([open(mail).received.length, one?.to, open(sms).received.length]).toEqual([1, ['shop@mail.example'], 0]);
    const { status, channel, cost, text, history } = await message();
    expect([status, channel, cost]).toEqual(['sent', 'email', 0]);
    expect(history.map(({ gateway, outcome }) => [gateway, outcome])).toEqual([['email', 'sent']]);
    const [head = '', ...rest] = (one?.raw ?? '').split('\r\n\r\n');
    expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(head).toMatch(/^Message-ID: <wb-\d+-0-email@post\.example>/m);
    const parts = rest
      .join('\r\n\r\n')
      .split(/^--.*$/m)
      .slice(1, -1);
    const decoded = parts.map((part) => {
      const [, body = ''] = part.split('\r\n\r\n');
      return /base64/.test(part)
        ? Buffer.from(body, 'base64').toString()
        : Buffer.from(
            body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString();
    });
    expect(decoded[0]?.trim()).toBe(text);
    expect(decoded[1]).toContain('<html lang="my">');
    expect(decoded[1]).toContain(text);
  });

  test.each<[string, MailBehaviour, string[], string]>([
    ['refuses the address', { refuses: 550, why: 'no such mailbox' }, ['refused', 'sent'], 'no such mailbox'],
    ['stalls after the text', 'stalls', ['unknown', 'sent'], 'ETIMEDOUT'],
    ['breaks off after the text', 'breaks late', ['unknown', 'sent'], 'ECONN'],
  ])(
    'O-09 a server that %s is left for SMS at once, with its words in the history',
    async (_, behaviour, ways, words) => {
      open(mail).behaves = [behaviour];
      const message = await queued();
      await desk.send();
      await desk.send();
      const { status, channel, cost, segments, history } = await message();
      expect(history.map(({ outcome }) => outcome).reverse()).toEqual(ways);
      expect(history.at(-1)?.answer).toContain(words);
      expect([status, channel, cost, open(sms).received.length]).toEqual(['sent', 'sms', segments * 15, 1]);
      later(30);
      await desk.send();
      expect([open(mail).received.length, open(sms).received.length]).toEqual([0, 1]);
    },
  );

  test('O-09 a mail that the server did not take yet is tried again until the wait is over, then it is an SMS', async () => {
    open(mail).behaves = ['breaks early', { refuses: 451, why: 'later' }];
    const message = await queued();
    await desk.send();
    later(1);
    await desk.send();
    later(5);
    await desk.send();
    const { history, channel } = await message();
    expect([history.map(({ outcome }) => outcome), channel]).toEqual([['sent', 'not_taken', 'not_taken'], 'sms']);
  });

  test('O-09 a mail whose process died is a known doubt and goes on by SMS, never by mail again', async () => {
    const message = await queued();
    const { db, services } = desk.tools;
    const settings = await readMessageSettings(db);
    open(mail).behaves = [{ refuses: 451, why: 'later' }, 'takes'];
    await desk.send();
    later(2);
    const lane = laneOf((await readChannels(db)).find(({ channel }) => channel === 'email') as never);
    expect(await claimMessages(db, lane, settings, services.clock())).toHaveLength(1);
    later(4);
    await desk.send();
    await desk.send();
    expect((await message()).history.map(({ outcome }) => outcome)).toEqual(['sent', 'unknown', 'not_taken']);
    expect([open(mail).received.length, open(sms).received.length]).toEqual([0, 1]);
  });

  test('O-09 an address with a line end or a second recipient gets no mail, and the merchant an SMS', async () => {
    for (const email of ['a@mail.example\r\nBcc: all@evil.example', 'a@mail.example,b@evil.example', 'a@b>\r\nDATA']) {
      await desk.fixture.ask('update customer set email = $2 where id = $1', [merchant, email]);
      const message = await queued();
      await desk.send();
      await desk.send();
      expect((await message()).channel).toBe('sms');
    }
    expect(open(mail).received).toEqual([]);
  });

  test('O-09 a number that wants no messages gets none on any channel', async () => {
    await (await admin()).call('message_opt_outs.create', { body: { phone: '09791234567', note: null } });
    const message = await queued();
    await desk.send();
    expect([(await message()).reason, open(mail).received, open(sms).received]).toEqual(['opted_out', [], []]);
  });

  test('O-09 what waits on a channel that is switched off goes on by SMS', async () => {
    open(mail).behaves = [{ refuses: 451, why: 'later' }];
    const message = await queued();
    await desk.send();
    await setChannel('email', { is_active: false });
    later(1);
    await desk.send();
    await setChannel('email', { is_active: true });
    expect((await message()).channel).toBe('sms');
  });
});

describe('O-09 Viber and WhatsApp, then SMS', () => {
  beforeAll(async () => {
    await setChannel('viber', { account: '4711', token: 'token-of-viber', is_active: true, reports: true, price: 9 });
    await setChannel('whatsapp', { account: '123456', token: 'token-of-whatsapp', is_active: true, price: 20 });
    await setRoute('tickets', ['viber', 'whatsapp']);
  });

  test('O-09 the token of a channel is in no answer and in no line of the audit log', async () => {
    const saved = await setChannel('viber', { token: 'token-of-viber-2' });
    const shown = await (await admin()).call('messages.channels', {});
    const lines = await desk.fixture.ask("select * from audit where room = 'messages'");
    expect(JSON.stringify([saved.body, shown, lines])).not.toContain('token-of-viber');
    await setChannel('viber', { token: null, pace: 11 });
    await queued();
    await desk.send();
    expect(open(viber).received).toHaveLength(1);
  });

  test.each([
    ['viber', '{"status":9}', 'refused'],
    ['viber', '{"status":1}', 'unknown'],
    ['whatsapp', '{"error":{"code":131026}}', 'refused'],
    ['whatsapp', '{"error":{"code":130429}}', 'not_taken'],
  ] as const)('O-09 a test message says what %s answers to %s', async (channel, body, outcome) => {
    open(channel === 'viber' ? viber : whatsapp).behaves = [{ status: channel === 'viber' ? 200 : 400, body }];
    const { data } = await (
      await admin()
    ).call('messages.testChannel', { params: { channel }, body: { to: '09791234567' } });
    expect(data).toMatchObject({ outcome, answer: expect.stringContaining(body) });
    later(2);
  });

  test('O-09 a message that is not on the phone in time goes on, each channel once, and a late report stops it', async () => {
    open(whatsapp).behaves = [{ status: 400, body: '{"error":{"code":131026}}' }];
    const message = await queued();
    await desk.send();
    const { id, fallback_at } = await message();
    expect([(await message()).status, fallback_at === null]).toEqual(['sent', false]);
    expect(open(viber).received[0]).toMatchObject({
      service_id: 4711,
      dest: '959791234567',
      message: { '#tracking_data': `wb-${id}-0-viber` },
    });
    later(6);
    await desk.send();
    await desk.send();
    const { history, status, channel, cost, segments } = await message();
    expect(history.map(({ gateway, outcome }) => [gateway, outcome])).toEqual([
      ['http', 'sent'],
      ['whatsapp', 'refused'],
      ['viber', 'sent'],
    ]);
    expect([status, channel, cost]).toEqual(['sent', 'sms', 9 + segments * 15]);
    later(60);
    await desk.send();
    expect([viber, whatsapp, sms].map((gateway) => open(gateway).received.length)).toEqual([1, 1, 1]);
  });

  test('O-09 a reported delivery ends a message, also while it waits for the next channel; a failure goes on at once', async () => {
    const [reached, late, failed] = [await queued(), await queued(), await queued()];
    await desk.send();
    const key = async (message: typeof reached) => `wb-${(await message()).id}-0-viber`;
    await report(await key(reached), 'delivered');
    await report(await key(failed), 'failed');
    open(whatsapp).behaves = [{ status: 429 }, { status: 429 }, { status: 200, body: '{"messages":[{"id":"w"}]}' }];
    later(6);
    await desk.send();
    expect((await late()).channel).toBe('whatsapp');
    await report(await key(late), 'delivered');
    later(2);
    await desk.send();
    expect([(await reached()).status, (await late()).status, (await failed()).channel]).toEqual([
      'delivered',
      'delivered',
      'whatsapp',
    ]);
    expect(open(sms).received).toEqual([]);
  });

  test('O-09 a merchant chooses where the operator lets them, and codes never leave the phone', async () => {
    const owner = await joinAs(desk.fixture.app, await desk.fixture.as('manager'), merchant);
    const clerk = await joinAs(desk.fixture.app, owner, merchant, 'merchant-clerk');
    const choose = (client: typeof owner, message_channel: 'whatsapp' | 'email') =>
      client.try('merchant_users.chooseChannel', { body: { message_channel } });
    expect((await choose(owner, 'whatsapp')).status).toBe(422);
    await setRoute('tickets', ['viber', 'whatsapp'], { may_choose: true });
    expect((await choose(clerk, 'whatsapp')).status).toBe(403);
    expect((await choose(owner, 'email')).status).toBe(422);
    expect((await choose(owner, 'whatsapp')).body.data).toEqual({
      message_channel: 'whatsapp',
      offered: ['viber', 'whatsapp', 'sms'],
    });
    await setRoute('tickets', ['viber', 'whatsapp']);
    const ordered = await queued();
    await desk.send();
    await setRoute('tickets', ['viber', 'whatsapp'], { may_choose: true });
    const chosen = await queued();
    await desk.send();
    expect([(await ordered()).channel, (await chosen()).channel]).toEqual(['viber', 'whatsapp']);
    expect((await setRoute('codes', ['email'])).status).toBe(422);
    expect((await setRoute('codes', ['viber'], { wait_minutes: 6 })).status).toBe(422);
    expect((await setRoute('tickets', ['viber', 'viber'])).status).toBe(422);
    expect((await setChannel('whatsapp', { account: '12/../34' })).status).toBe(422);
  });
});
