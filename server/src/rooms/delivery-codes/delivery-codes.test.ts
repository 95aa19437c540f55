import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { MessageDesk, receiverPhone } from '../messages/testing/message-desk.ts';
import { SmallGateway } from '../messages/testing/small-gateway.ts';
import { scanId, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let gateway: SmallGateway;
let desk: MessageDesk;
beforeAll(async () => {
  gateway = await SmallGateway.open();
  desk = await MessageDesk.open({ SMS_GATEWAY_URL: gateway.url });
  await desk.set({ gateway: 'http', language: 'en' });
});
afterAll(async () => {
  await desk.close();
  await gateway.close();
});

/** Returns the code in the last message to the receiver of a parcel. */
function heard({ code }: MadeParcel): string {
  const texts = gateway.received.map(({ text }) => String(text)).filter((text) => text.includes(code));
  return /Your code: (\d{6})/.exec(texts.at(-1) ?? '')?.[1] ?? 'none';
}
const wrongOf = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0');

/** Returns a parcel with the postman of Mandalay, whose receiver has got the message. */
async function out(services: readonly LabelService[] = ['hand_over_code']): Promise<MadeParcel> {
  const parcel = await desk.parcel({ services });
  for (const who of ['staff', 'staff', 'mdy.staff']) await desk.fixture.step(who, parcel);
  await goOut(parcel);
  await desk.send();
  return parcel;
}
async function goOut(parcel: MadeParcel) {
  await desk.fixture.step('mdy.staff', parcel, {
    status: 'send_to_destination_address',
    to_staff_id: desk.fixture.staff['mdy.postman'] as number,
  });
}
async function deliver(parcel: MadeParcel, scan_id = scanId(), who = 'mdy.postman'): Promise<string> {
  const { result, code } = await desk.fixture.scan(who, parcel, { status: 'delivered', scan_id });
  desk.fixture.app.clock.advance({ minutes: 1 });
  return code ?? result;
}
const say = (parcel: MadeParcel, code: string, scan_id = scanId(), who = 'mdy.postman') =>
  desk.fixture.prove(who, parcel, { scan_id, hand_over_code: code });
const give = async (who: string, command: 'send' | 'waive', { id }: MadeParcel) => {
  const client = await desk.fixture.as(who);
  const body = { reason: 'called back on the number of the sender' };
  const answer =
    command === 'send'
      ? await client.try('delivery_codes.send', { params: { id } })
      : await client.try('delivery_codes.waive', { params: { id }, body });
  return answer.status < 300 ? answer.body.data.state : answer.body.code;
};
const codeOf = async ({ id }: MadeParcel, who = 'mdy.manager') =>
  (await (await desk.fixture.as(who)).call('delivery_codes.of', { params: { id } })).data;

describe('the code of the receiver', () => {
  test('O-12 O-09 is in the message with which the parcel goes out, in nobody else’s hands, and only with it the parcel is handed over', async () => {
    const parcel = await out();
    const code = heard(parcel);
    expect(code).toMatch(/^\d{6}$/);
    expect(gateway.received.at(-1)?.to).toBe(receiverPhone);
    expect(await deliver(parcel)).toBe('scan_needs_code');
    const [kept] = await desk.fixture.ask<{ text: string | null; code_hash: Buffer }>(
      'select m.text, c.code_hash from message m join delivery_code c using (label_id) where m.label_id = $1',
      [parcel.id],
    );
    expect([kept?.text, kept?.code_hash.toString('latin1').includes(code)]).toEqual([null, false]);
    expect(JSON.stringify(await codeOf(parcel))).not.toContain(code);
    const scan_id = scanId();
    expect(await say(parcel, ` ${code.slice(0, 3)} ${code.slice(3)}`, scan_id)).toBe('kept');
    expect(await deliver(parcel, scan_id)).toBe('applied');
    expect(await say(parcel, code, scan_id)).toBe('kept');
    const { delivery_proof } = (
      await (await desk.fixture.as('mdy.staff')).call('labels.detail', { params: { id: parcel.id } })
    ).data;
    expect(delivery_proof).toMatchObject({ by_code: true, kind: null });
    const client = await desk.fixture.as('mdy.staff');
    const made = await client.call('proof_links.make', { params: { id: parcel.id }, body: { made_for: 'shop' } });
    const { hash } = made.data.links[0]!;
    const pack = await desk.fixture.app.guest().call('proof_links.open', { params: { id: parcel.id, hash } });
    expect([pack.data.proof?.by_code, pack.data.without_code]).toEqual([true, false]);
  });

  test('O-12 a delivery kept on a phone without a line is looked at when it is sent: a wrong code is refused, the scan of it delivers nothing, and the same sent again counts once', async () => {
    const parcel = await out(['hand_over_code', 'sms']);
    expect((await desk.of(parcel)).map(({ purpose }) => purpose)).toEqual(['accepted', 'delivery_code']);
    const scan_id = scanId();
    const wrong = wrongOf(heard(parcel));
    for (let n = 0; n < 3; n += 1) expect(await say(parcel, wrong, scan_id)).toBe('delivery_code_wrong');
    expect(await deliver(parcel, scan_id)).toBe('scan_needs_code');
    const { left, wrong: tried } = await codeOf(parcel);
    expect([left, tried.length]).toEqual([4, 1]);
  });

  test('O-12 five wrong codes lock it, also for the right one, a new one does not open it again, and who carries it cannot do without: somebody else decides, and does not deliver it himself', async () => {
    const parcel = await out();
    const code = heard(parcel);
    const answers: string[] = [];
    for (let n = 1; n <= 5; n += 1) answers.push(await say(parcel, wrongOf(code, n)));
    expect(answers).toEqual([...Array<string>(4).fill('delivery_code_wrong'), 'delivery_code_locked']);
    expect(await say(parcel, code)).toBe('delivery_code_locked');
    desk.fixture.app.clock.advance({ minutes: 5 });
    expect(await give('mdy.postman', 'send', parcel)).toBe('delivery_code_locked');
    expect(await give('mdy.postman', 'waive', parcel)).toBe('missing_permission');
    expect(await give('mdy.manager', 'waive', parcel)).toBe('waived');
    expect(await give('mdy.manager', 'waive', parcel)).toBe('delivery_code_waived');
    expect(await deliver(parcel, scanId(), 'mdy.manager')).toBe('scan_needs_code');
    expect(await deliver(parcel)).toBe('applied');
    const lines = await desk.fixture.ask<{ action: string; after: object }>(
      `select action, after from audit where room = 'labels' and record_id = $1 and action like '%code'`,
      [parcel.id],
    );
    expect(lines).toMatchObject([{ action: 'waive_code', after: { reason: expect.stringContaining('called') } }]);
  });

  test('O-12 a manager who carries the parcel does not do without its code', async () => {
    const parcel = await desk.parcel({ services: ['hand_over_code'] });
    for (const who of ['staff', 'staff', 'mdy.staff']) await desk.fixture.step(who, parcel);
    await desk.fixture.step('mdy.staff', parcel, {
      status: 'send_to_destination_address',
      to_staff_id: desk.fixture.staff['mdy.manager'] as number,
    });
    expect(await give('mdy.manager', 'waive', parcel)).toBe('delivery_code_own');
    expect((await codeOf(parcel)).may_waive).toBe(false);
  });

  test('S-08 twenty codes tried at once are five looked at', async () => {
    const parcel = await out();
    const code = heard(parcel);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => say(parcel, n === 19 ? code : wrongOf(code, n + 1))),
    );
    expect(answers.filter((one) => one === 'delivery_code_wrong').length).toBeLessThanOrEqual(4);
    expect(
      await desk.fixture.ask('select 1 from delivery_code_try where label_id = $1 and not is_right', [parcel.id]),
    ).toHaveLength(5);
  });

  test('O-12 a new code is sent on asking, not at once again and not for ever, and the former one opens nothing; wrong tries stay counted until the parcel goes out anew', async () => {
    const parcel = await out();
    const first = heard(parcel);
    await say(parcel, wrongOf(first));
    expect(await give('mdy.postman', 'send', parcel)).toBe('delivery_code_often');
    desk.fixture.app.clock.advance({ minutes: 2 });
    expect(await give('mdy.postman', 'send', parcel)).toBe('sent');
    await desk.send();
    const second = heard(parcel);
    expect(second).not.toBe(first);
    expect(await say(parcel, first)).toBe('delivery_code_wrong');
    expect((await codeOf(parcel)).left).toBe(3);
    for (const expected of ['sent', 'sent', 'delivery_code_often']) {
      desk.fixture.app.clock.advance({ minutes: 3 });
      expect(await give('mdy.postman', 'send', parcel)).toBe(expected);
      await desk.send();
    }
    await desk.fixture.step('mdy.postman', parcel, { status: 'sendback_to_destination_branch', reason: 'not_home' });
    await desk.fixture.step('mdy.staff', parcel);
    await goOut(parcel);
    await desk.send();
    expect((await codeOf(parcel)).left).toBe(5);
    const scan_id = scanId();
    expect(await say(parcel, heard(parcel), scan_id)).toBe('kept');
    expect(await deliver(parcel, scan_id)).toBe('applied');
    expect(await give('mdy.staff', 'send', parcel)).toBe('delivery_code_over');
  });

  test('O-12 a receiver whom no message reaches has no code: the desk is told, and somebody decides', async () => {
    const parcel = await desk.parcel({ services: ['hand_over_code'] });
    await desk.fixture.ask(`update label set destination_phone = '{01234567}' where id = $1`, [parcel.id]);
    for (const who of ['staff', 'staff', 'mdy.staff']) await desk.fixture.step(who, parcel);
    await goOut(parcel);
    await desk.send();
    expect(await desk.ways(parcel)).toEqual({ delivery_code: 'no_phone' });
    expect(await say(parcel, '123456')).toBe('delivery_code_missing');
    expect(await give('mdy.postman', 'send', parcel)).toBe('delivery_code_no_way');
    expect(await give('mdy.manager', 'waive', parcel)).toBe('waived');
    expect(await deliver(parcel)).toBe('applied');
  });

  test('A-06 another branch can neither see nor lock the code of a parcel that is none of its own', async () => {
    const parcel = await out();
    const code = heard(parcel);
    expect(await say(parcel, wrongOf(code), scanId(), 'staff')).toBe('kept');
    expect((await codeOf(parcel)).left).toBe(5);
  });

  test('G-05 pieces that are parted at the door are handed over against the same code', async () => {
    const parcel = await desk.parcel({ services: ['hand_over_code'], pieces: 3 } as never);
    await desk.fixture.ask('update label set pieces = 3 where id = $1', [parcel.id]);
    for (const who of ['staff', 'staff', 'mdy.staff']) await desk.fixture.step(who, parcel);
    await goOut(parcel);
    await desk.send();
    const client = await desk.fixture.as('mdy.staff');
    const made = await client.call('parts.make', {
      params: { id: parcel.id },
      body: { pieces_now: 1, cod_now: null, part_reason: 'wants one' },
    });
    const part = { id: made.data.id, code: made.data.tracking_code };
    expect(await deliver(part as MadeParcel)).toBe('scan_needs_code');
    const scan_id = scanId();
    expect(await say(part as MadeParcel, heard(parcel), scan_id)).toBe('kept');
    expect(await deliver(part as MadeParcel, scan_id)).toBe('applied');
  });
});
