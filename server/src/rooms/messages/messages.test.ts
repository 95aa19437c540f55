import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MessageDesk, receiverPhone, senderPhone } from './testing/message-desk.ts';

let desk: MessageDesk;
beforeAll(async () => {
  desk = await MessageDesk.open();
});
afterAll(() => desk.close());
const at = (name: string) => desk.fixture.as(name);

describe('O-09 a parcel with the service tells its people what happens to it', () => {
  test('O-09 accepted, out for delivery and delivered each send one message, in words, with its cost', async () => {
    const parcel = await desk.parcel({
      to: 'YGN',
      payment: 'receiver_pay',
      cod: 50_000,
      merchant: await desk.fixture.merchant(),
    });
    await desk.set({ segment_cost: 15, language: 'en' });
    await desk.fixture.step('staff', parcel);
    await desk.fixture.step('staff', parcel, { to_staff_id: desk.fixture.staff['postman'] as number });
    await desk.send();
    await desk.fixture.step('postman', parcel, { status: 'delivered' });
    await desk.send();
    const messages = await desk.of(parcel);
    expect(messages.map(({ purpose, phone, status, tries }) => [purpose, phone, status, tries])).toEqual([
      ['accepted', receiverPhone, 'sent', 1],
      ['out_for_delivery', receiverPhone, 'sent', 1],
      ['delivered', senderPhone, 'sent', 1],
    ]);
    expect(messages[0]?.text).toBe(
      `Parcel ${parcel.code} from Shwe Shop is on its way to you. To pay: 52,500 Ks. https://waybill.example/t/${parcel.code}?lang=en`,
    );
    expect(messages[1]?.text).toMatch(/comes today with .+, 09\d+\. To pay: 52,500 Ks\.$/);
    // Nothing leaves an outbox, so it costs nothing.
    expect(messages.map(({ cost }) => cost)).toEqual([0, 0, 0]);
    const { data } = await (await at('staff')).call('messages.ofLabel', { params: { id: parcel.id } });
    expect(data.map(({ purpose }) => purpose)).toEqual(['delivered', 'out_for_delivery', 'accepted']);
  });

  test('O-09 without the service nobody is told anything, and a replayed scan tells nobody twice', async () => {
    const silent = await desk.parcel({ services: ['insurance'] });
    await desk.fixture.step('staff', silent);
    expect(await desk.of(silent)).toEqual([]);
    const parcel = await desk.parcel();
    const scan = { scan_id: 'twice-over' };
    expect((await desk.fixture.scan('staff', parcel, scan)).result).toBe('applied');
    expect((await desk.fixture.scan('staff', parcel, scan)).result).not.toBe('applied');
    expect(await desk.of(parcel)).toHaveLength(1);
  });

  test('O-09 a step that is taken back before its message went, and one that is not so any more, are not told', async () => {
    const parcel = await desk.parcel({ to: 'YGN' });
    await desk.fixture.step('staff', parcel);
    await (
      await at('staff')
    ).call('tracking.rollback', {
      params: { id: parcel.id },
      body: { reason: 'wrong parcel', entry_id: await desk.fixture.lastEntry(parcel) },
    } as never);
    await desk.send();
    expect(await desk.ways(parcel)).toEqual({ accepted: 'taken_back' });
    const quick = await desk.parcel({ to: 'YGN' });
    await desk.fixture.step('staff', quick);
    await desk.fixture.step('staff', quick, { to_staff_id: desk.fixture.staff['postman'] as number });
    await desk.fixture.step('postman', quick, { status: 'delivered' });
    await desk.send();
    expect(await desk.ways(quick)).toEqual({ accepted: 'sent', out_for_delivery: 'overtaken', delivered: 'sent' });
  });

  test('O-09 the sender hears why a delivery failed, and is asked before it goes back', async () => {
    const parcel = await desk.parcel({ to: 'YGN', merchant: await desk.fixture.merchant(1) });
    await desk.fixture.step('staff', parcel);
    await desk.fixture.step('staff', parcel, { to_staff_id: desk.fixture.staff['postman'] as number });
    const failed = { status: 'sendback_to_destination_branch', reason: 'not_home' } as const;
    await desk.fixture.step('postman', parcel, failed);
    await (await at('cs')).call('tracking.askReturn', { params: { id: parcel.id }, body: {} } as never);
    await desk.send();
    expect(await desk.ways(parcel)).toMatchObject({ delivery_failed: 'sent', return_question: 'sent' });
    const textOf = async (wanted: string) =>
      (await desk.of(parcel)).find(({ purpose }) => purpose === wanted)?.text ?? '';
    expect(await textOf('delivery_failed')).toContain('was not delivered: Not at home');
    // The page behind it answers: the same one that staff read out.
    const { data } = await (await at('cs')).call('public_pages.answerLink', { params: { id: parcel.id } });
    expect(await textOf('return_question')).toContain(`https://waybill.example${data.path}`);
  });

  test('O-09 a landline gets none, and says why', async () => {
    const parcel = await desk.parcel();
    await desk.fixture.ask(`update label set destination_phone = '{01234567}' where id = $1`, [parcel.id]);
    await desk.fixture.step('staff', parcel);
    await desk.send();
    expect(await desk.ways(parcel)).toEqual({ accepted: 'no_phone' });
  });
});

test('O-09 by night a message waits for the morning, and one that nobody needs any more is not sent', async () => {
  const parcel = await desk.parcel({ to: 'YGN' });
  desk.fixture.app.clock.advance({ hours: 10 });
  desk.fixture.people.clear();
  await desk.fixture.step('staff', parcel);
  await desk.fixture.step('staff', parcel, { to_staff_id: desk.fixture.staff['postman'] as number });
  await desk.send();
  expect(await desk.ways(parcel)).toEqual({ accepted: 'queued', out_for_delivery: 'queued' });
  expect((await desk.of(parcel))[0]?.due_at.toISOString()).toBe('2026-11-22T00:30:00.000Z');
  desk.fixture.app.clock.advance({ hours: 12 });
  await desk.send();
  expect(await desk.ways(parcel)).toEqual({ accepted: 'sent', out_for_delivery: 'too_late' });
  desk.fixture.people.clear();
});

describe('C-01 send-message', () => {
  test('C-01 E-06 O-09 a person writes to a party of a parcel that they see, which the log keeps', async () => {
    const parcel = await desk.parcel();
    const clerk = await at('staff');
    const body = { party: 'receiver', tracking_code: parcel.code.toLowerCase(), customer_id: null, text: 'ရုံးတွင် လာယူပါ' };
    const { status, body: answer } = await clerk.try('messages.send', { body });
    expect([status, answer.data]).toMatchObject([
      201,
      { purpose: 'by_hand', phone: receiverPhone, text: body.text, segments: 1, tracking_code: parcel.code },
    ]);
    const { data: lines } = await (await at('admin')).call('audit.list', { query: { room: 'messages' } } as never);
    expect(lines[0]).toMatchObject({ action: 'create' });
    await desk.send();
    const { data } = await clerk.call('messages.detail', { params: { id: answer.data.id } });
    expect(data).toMatchObject({ status: 'sent', actions: [] });
    expect(data.history).toMatchObject([{ gateway: 'outbox', outcome: 'sent' }]);
  });

  test.each([
    ['more than three segments', { text: 'က'.repeat(202) }, 'validation_failed'],
    ['a parcel of nobody', { tracking_code: 'EX000000005XM' }, 'message_about_unknown'],
    ['a customer that is none', { party: 'customer', customer_id: 999_999 }, 'message_about_unknown'],
    ['nothing', { text: '  ' }, 'validation_failed'],
  ])('O-09 refused: %s', async (_, change, code) => {
    const parcel = await desk.parcel();
    const body = { party: 'receiver', tracking_code: parcel.code, customer_id: null, text: 'x', ...change };
    expect((await (await at('staff')).try('messages.send', { body })).body.code).toBe(code);
    expect(await desk.of(parcel)).toEqual([]);
  });

  test('A-06 nobody writes to people of a parcel that they do not see, nor reads its messages', async () => {
    const parcel = await desk.parcel({ from: 'YGN', to: 'YGN' });
    await desk.fixture.step('staff', parcel);
    const far = await at('mdy.staff');
    const body = { party: 'sender', tracking_code: parcel.code, customer_id: null, text: 'x' };
    expect((await far.try('messages.send', { body })).body.code).toBe('message_about_unknown');
    expect((await far.try('messages.ofLabel', { params: { id: parcel.id } })).status).toBe(404);
    const [message] = await desk.of(parcel);
    expect((await far.try('messages.detail', { params: { id: message?.id } })).status).toBe(404);
  });
});

test('O-09 a number that asked for no more gets none: what waits is stopped, and nobody writes to it by hand', async () => {
  const parcel = await desk.parcel();
  await desk.fixture.step('staff', parcel);
  const clerk = await at('staff');
  const made = await clerk.call('message_opt_outs.create', { body: { phone: '+95 9 791 234 567', note: null } });
  expect(made.data.phone).toBe(receiverPhone);
  await desk.send();
  expect(await desk.ways(parcel)).toEqual({ accepted: 'opted_out' });
  const body = { party: 'receiver', tracking_code: parcel.code, customer_id: null, text: 'x' };
  expect((await clerk.try('messages.send', { body })).body.code).toBe('message_opted_out');
  expect((await clerk.try('message_opt_outs.create', { body: { phone: receiverPhone, note: null } })).body.code).toBe(
    'duplicate',
  );
  await clerk.call('message_opt_outs.remove', { params: { id: made.data.id } });
  expect((await clerk.try('messages.send', { body })).status).toBe(201);
});

describe('O-09 texts and settings', () => {
  test('O-09 a text is changed in three languages; a gap that it cannot fill is refused with those that it can', async () => {
    const admin = await at('admin');
    const params = { purpose: 'delivered' };
    const was = (await admin.call('messages.templates', {})).data.find(({ purpose }) => purpose === 'delivered');
    const body = {
      is_active: true,
      mm: '{code} ရောက်ပြီ',
      en: '{code} is there',
      zh: '{kourier}',
      version: was?.version,
    };
    const refused = await admin.try('messages.editTemplate', { params, body });
    expect([refused.body.code, refused.body.errors?.['zh']?.[0]?.message]).toEqual([
      'validation_failed',
      'Chinese: {kourier} cannot be used here. Available: {code} {sender} {receiver} {amount} {link}',
    ]);
    const good = { ...body, zh: '{code} 到了' };
    const { data } = await admin.call('messages.editTemplate', { params, body: good as never });
    expect(data).toMatchObject({ en: '{code} is there', version: 2 });
    expect((await admin.try('messages.editTemplate', { params, body: good })).body.code).toBe('changed_meanwhile');
    const off = { ...good, is_active: false, version: 2 };
    await admin.call('messages.editTemplate', { params, body: off as never });
    const parcel = await desk.parcel({ to: 'YGN', instant: true });
    await desk.fixture.step('staff', parcel);
    await desk.fixture.step('staff', parcel, { status: 'delivered' });
    await desk.send();
    expect(await desk.ways(parcel)).toMatchObject({ delivered: 'switched_off' });
    expect((await admin.try('messages.editTemplate', { params: { purpose: 'by_hand' }, body: good })).status).toBe(404);
  });

  test('O-09 a provider is only chosen where whoever runs the server has set one up', async () => {
    const admin = await at('admin');
    const { gateway_host, has_links, ...now } = (await admin.call('messages.settings', {})).data;
    expect([gateway_host, has_links]).toEqual([null, true]);
    const refused = await admin.try('messages.saveSettings', { body: { ...now, gateway: 'http' } });
    expect(refused.body.errors?.['gateway']?.[0]?.code).toBe('gateway_missing');
    expect((await (await at('manager')).try('messages.settings', {})).status).toBe(403);
  });
});
