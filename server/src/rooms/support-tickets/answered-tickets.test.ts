import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { sendMessages } from '../messages/messages.door.ts';
import { emptyTicket as empty, plainTicket as plain, ticketDesk } from './testing/ticket-desk.ts';

const { desk, people, raise, read, write, waiting } = ticketDesk();
let merchant = 0;
let owner: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  merchant = await desk.fixture.merchant();
  owner = await joinAs(desk.fixture.app, people.manager, merchant);
  clerk = await joinAs(desk.fixture.app, owner, merchant, 'merchant-clerk');
});

/** A question that the clerk of the shop asks. */
const ask = async () =>
  (await clerk.call('support_tickets.create', { body: { ...plain, ...empty, to_branch_id: null } as never })).data;
const messages = () =>
  desk.fixture.ask<{ purpose: string; text: string | null }>(
    'select purpose, text from message where customer_id = $1 order by id',
    [merchant],
  );

test('U-06 an answer rings for each person of the shop until they have read it, and for no other shop', async () => {
  const other = await desk.fixture.merchant();
  const stranger = await joinAs(desk.fixture.app, people.manager, other);
  const { id } = await ask();
  expect([await waiting(owner), await waiting(clerk)]).toEqual([0, 0]);
  await write(people.manager, 'answer', id, 'It comes tomorrow.');
  expect([await waiting(owner), await waiting(clerk), await waiting(stranger)]).toEqual([1, 1, 0]);
  await owner.call('support_tickets.seen', { params: { id } });
  expect([await waiting(owner), await waiting(clerk)]).toEqual([0, 1]);
  expect(await messages()).toEqual([]);
});

test('U-06 O-09 a merchant who asked for messages gets one for each answer to their own people, and none about a ticket of the house', async () => {
  await desk.fixture.ask("update customer set sms_active = true, phones = '{09791234567}' where id = $1", [merchant]);
  const { id, number } = await ask();
  await write(people.manager, 'answer', id, 'It comes tomorrow.');
  await write(clerk, 'reply', id, 'And today?');
  await write(people.manager, 'resolve', id, 'It is here.');
  const internal = await raise(people.manager, { customer_id: merchant });
  await write(people.mandalay, 'answer', internal.id, 'Never pay them before noon.');
  await sendMessages(desk.fixture.app.app.waybill);
  expect((await messages()).map(({ purpose }) => purpose)).toEqual(['ticket_answered', 'ticket_answered']);
  for (const { text } of await messages()) expect(text).toContain(number);
  expect((await read(people.manager, internal.id)).messages).toHaveLength(2);
});

test('U-06 A-06 a shop asks its own branch or head office, and no other desk', async () => {
  const refusal = async (change: object) => {
    const body = { ...plain, ...empty, to_branch_id: null, ...change };
    return (await owner.try('support_tickets.create', { body } as never)).body.code;
  };
  expect(await refusal({ to_branch_id: desk.fixture.branches['MDY'] })).toBe('ticket_desk_program');
  expect(await refusal({ desk: 'za' })).toBe('ticket_desk_program');
  expect(await refusal({ desk: 'head_office' })).toBeUndefined();
  const { id } = await ask();
  expect([(await read(people.manager, id)).to_branch_id, (await read(people.manager, id)).source]).toEqual([
    desk.fixture.branches['YGN'],
    'partner',
  ]);
});
