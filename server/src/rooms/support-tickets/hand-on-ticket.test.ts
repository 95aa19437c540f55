import { describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { moveTickets } from './ticket-job.ts';
import { ticketDesk } from './testing/ticket-desk.ts';

const { desk, people, raise, read, write, waiting, listed } = ticketDesk();

describe('a ticket is handed on', () => {
  const handOn = async (who: TestClient, id: number, place: object, text = 'They know the shelf') => {
    const { version } = await read(who, id);
    const body = { desk: 'branch', to_branch_id: null, to_staff_id: null, text, version, ...place };
    return who.try('support_tickets.hand_on', { params: { id }, body } as never);
  };

  test('E-06 from a branch to one person of another: it waits for them alone, whoever raised it reads why, and the log has both desks', async () => {
    const [YGN, MDY] = [desk.fixture.branches['YGN'], desk.fixture.branches['MDY']] as [number, number];
    const { id } = await raise(people.office, { to_branch_id: YGN });
    const due = (await read(people.office, id)).due_at;
    const [toManager, toOthers] = [await waiting(people.mandalay), await waiting(await desk.fixture.as('mdy.staff'))];
    const manager = desk.fixture.staff['mdy.manager'] as number;
    const offered = await people.manager.call('support_tickets.people', {
      params: { id },
      query: { desk: 'branch', to_branch_id: MDY },
    });
    expect(offered.data.map((one) => one.id)).toContain(manager);
    expect((await handOn(people.manager, id, { to_branch_id: MDY, to_staff_id: manager })).status).toBe(200);
    expect(await read(people.mandalay, id)).toMatchObject({
      status: 'waiting',
      to_staff_id: manager,
      // Handing it to and fro wins no time.
      due_at: due,
    });
    expect(await waiting(people.mandalay)).toBe(toManager + 1);
    expect(await waiting(await desk.fixture.as('mdy.staff'))).toBe(toOthers);
    const seen = await read(people.office, id);
    expect([seen.unseen, seen.messages.at(-1)]).toMatchObject([true, { what: 'hand_on', text: 'They know the shelf' }]);
    expect((await write(people.manager, 'answer', id)).body.code).toBe('ticket_other_side');
    const [line] = (
      await (
        await desk.fixture.as('superadmin')
      ).call('audit.ofRecord', { query: { room: 'support_tickets', id: String(id) } })
    ).data;
    expect(line).toMatchObject({ action: 'hand_on' });
    const heard = await desk.fixture.ask<{ staff_id: number }>(
      "select staff_id from event where topic = 'support_ticket' and staff_id = any($1) and payload->>'id' = $2",
      [[manager, desk.fixture.staff['admin']], String(id)],
    );
    expect(new Set(heard.map(({ staff_id }) => staff_id))).toEqual(new Set([manager, desk.fixture.staff['admin']]));
    expect((await write(people.mandalay, 'answer', id)).status).toBe(200);
  });

  test('E-06 refused: by whoever raised it, to nowhere, to where it is, to somebody who does not answer there, to whoever raised it, and unread', async () => {
    const { id, version } = await raise(people.clerk);
    const MDY = desk.fixture.branches['MDY'] as number;
    const codeOf = async (who: TestClient, place: object) => (await handOn(who, id, place)).body.code;
    expect(await codeOf(people.clerk, { desk: 'head_office' })).toBe('ticket_other_side');
    expect(await codeOf(people.mandalay, {})).toBe('ticket_desk_branch');
    expect(await codeOf(people.mandalay, { to_branch_id: MDY })).toBe('ticket_has_it');
    for (const name of ['mdy.postman', 'manager', 'staff'])
      expect(await codeOf(people.mandalay, { to_branch_id: MDY, to_staff_id: desk.fixture.staff[name] })).toBe(
        'ticket_person',
      );
    expect(await codeOf(people.mandalay, { desk: 'head_office', version: version + 1 })).toBe('ticket_moved');
    expect((await read(people.clerk, id)).messages).toHaveLength(1);
  });

  test('A-07 E-06 the provider hands a ticket back to head office and learns no names there', async () => {
    const { id } = await raise(people.clerk, { desk: 'za', to_branch_id: null });
    const names = (desk: string) =>
      people.provider.call('support_tickets.people', { params: { id }, query: { desk } as never });
    expect((await names('head_office')).data).toEqual([]);
    const wish = { desk: 'head_office', to_staff_id: desk.fixture.staff['admin'] };
    expect((await handOn(people.provider, id, wish)).body.code).toBe('ticket_person');
    expect((await handOn(people.provider, id, { desk: 'head_office' })).status).toBe(200);
    expect((await people.provider.try('support_tickets.detail', { params: { id } })).status).toBe(404);
    expect((await write(people.office, 'answer', id)).status).toBe(200);
  });

  test('E-06 whoever got it and leaves it loses it to the desk above, like everybody', async () => {
    const { id } = await raise(people.clerk);
    const to_staff_id = desk.fixture.staff['mdy.manager'];
    await handOn(people.mandalay, id, { to_branch_id: desk.fixture.branches['MDY'], to_staff_id });
    const job = { services: desk.fixture.app.app.waybill.services, db: desk.fixture.app.app.waybill.db } as never;
    await moveTickets(job, new Date(desk.fixture.app.clock().getTime() + 25 * 3_600_000));
    expect(await read(people.clerk, id)).toMatchObject({ desk: 'head_office', to_staff_id: null });
  });
});

test('E-06 the tickets about a customer are found by the customer, and show who that is', async () => {
  const { data: customer } = await people.manager.call('customers.create', {
    body: {
      type: 'merchant',
      customer_name: 'Daw Mya',
      phone: ['09660001234'],
      branch_id: desk.fixture.branches['YGN'],
    } as never,
  });
  const { id } = await raise(people.manager, { customer_id: customer.id });
  await raise(people.manager);
  expect(await listed(people.manager, { customer_id: customer.id })).toEqual([id]);
  expect((await read(people.manager, id)).customer).toMatchObject({ name: 'Daw Mya', phone: ['09660001234'] });
});
