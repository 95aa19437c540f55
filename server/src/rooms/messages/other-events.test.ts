import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmoDesk } from '../emos/testing/emo-desk.ts';
import { PickupDesk } from '../pickup-requests/testing/pickup-desk.ts';
import { sendMessages } from './messages.door.ts';

let pickups: PickupDesk;
let emos: EmoDesk;
beforeAll(async () => {
  pickups = await PickupDesk.open();
  emos = await EmoDesk.open(pickups.fixture.app);
});
afterAll(() => pickups.fixture.close());

const { ask, send } = {
  ask: <Row extends object>(text: string, values: unknown[] = []) => pickups.fixture.ask<Row>(text, values),
  send: () => sendMessages(pickups.fixture.app.app.waybill),
};

test('O-09 S-22 the payee of a money order gets its code; nobody reads it on a screen, and it is forgotten once it is sent', async () => {
  const order = await emos.sell('staff', { payee_phone: '09781112223' });
  const code = emos.codes.get(order.id) ?? '';
  const stored = () =>
    ask<{ id: number; status: string; phone: string; text: string | null }>(
      'select id, status, phone, text from message where emo_id = $1 order by id',
      [order.id],
    );
  const [waiting] = await stored();
  expect(waiting).toMatchObject({ status: 'queued', phone: '09781112223' });
  expect(waiting?.text).toContain(code);
  const clerk = await emos.as('staff');
  const shown = await clerk.call('messages.detail', { params: { id: waiting?.id as number } });
  const { data: rows } = await clerk.call('messages.list', { query: { purpose: 'emo_code' } });
  expect(JSON.stringify([shown, rows])).not.toContain(code);
  await send();
  expect(await stored()).toMatchObject([{ status: 'sent', text: null }]);
});

test('O-09 a customer who asked for messages hears which courier comes; others do not', async () => {
  const { merchant, fixture } = pickups;
  await fixture.ask("update customer set sms_active = true, phones = '{09791234567}' where id = $1", [merchant.id]);
  const postman_id = fixture.staff['postman'] as number;
  const of = (id: number) =>
    ask<{ purpose: string; text: string | null }>('select purpose, text from message where pickup_request_id = $1', [
      id,
    ]);
  const theirs = await pickups.make({ customer_id: merchant.id, postman_id });
  const walkIn = await pickups.make({ postman_id });
  await send();
  expect(await of(walkIn.id)).toEqual([]);
  expect(await of(theirs.id)).toMatchObject([{ purpose: 'pickup_assigned' }]);
  expect((await of(theirs.id))[0]?.text).toMatch(/09\d{7,9}/);
});
