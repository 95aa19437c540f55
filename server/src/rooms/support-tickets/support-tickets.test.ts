import { describe, expect, test } from 'vitest';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { reopenDays, ticketTypes } from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import { registry } from '@waybill/contract/registry.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { multipart, samples } from '../../kernel/testing/multipart.ts';
import { makeTestKey } from '../api-keys/testing/keys.ts';
import { moveTickets } from './ticket-job.ts';
import { emptyTicket as empty, plainTicket as plain, ticketDesk } from './testing/ticket-desk.ts';

const { desk, people, raise, read, write, waiting, listed } = ticketDesk();

describe('K-07 E-06 a ticket of each type goes from question to end', () => {
  test('K-07 E-06 the types are those of the source, and no other is taken', async () => {
    expect(ticketTypes).toEqual(['shipping', 'operation', 'technology']);
    for (const type of ticketTypes)
      expect((await read(people.clerk, (await raise(people.clerk, { type })).id)).type).toBe(type);
    const body = { ...plain, ...empty, to_branch_id: desk.fixture.branches['MDY'], type: 'complaint' };
    expect((await people.clerk.try('support_tickets.create', { body } as never)).status).toBe(422);
  });

  test('E-06 C-01 asked, answered, written to again, resolved, opened again and closed; each side has its turn and its count', async () => {
    const [before, clerkBefore] = [await waiting(people.mandalay), await waiting(people.clerk)];
    const { id, number } = await raise(people.clerk, { tracking_code: desk.parcel.code });
    expect(number).toMatch(/^TKT-26-\d{6}$/);
    expect([await waiting(people.mandalay), await waiting(people.clerk)]).toEqual([before + 1, clerkBefore]);
    expect((await write(people.clerk, 'answer', id)).body.code).toBe('ticket_other_side');
    expect((await write(people.mandalay, 'answer', id)).body.data).toMatchObject({ status: 'answered', due_at: null });
    expect([await waiting(people.mandalay), await waiting(people.clerk)]).toEqual([before, clerkBefore + 1]);
    // A colleague who opens the ticket leaves it unread for the person who asked.
    await people.manager.call('support_tickets.seen', { params: { id } });
    expect(await waiting(people.clerk)).toBe(clerkBefore + 1);
    await people.clerk.call('support_tickets.seen', { params: { id } });
    expect(await waiting(people.clerk)).toBe(clerkBefore);
    expect((await write(people.clerk, 'reply', id)).body.data).toMatchObject({ status: 'waiting' });
    expect(await waiting(people.mandalay)).toBe(before + 1);
    expect((await write(people.clerk, 'resolve', id)).body.code).toBe('ticket_other_side');
    expect((await write(people.mandalay, 'resolve', id)).body.data).toMatchObject({ status: 'resolved' });
    expect((await write(people.clerk, 'reopen', id)).body.data).toMatchObject({ status: 'waiting' });
    await people.clerk.call('support_tickets.close', { params: { id } });
    const data = await read(people.clerk, id);
    expect([data.status, data.label?.tracking_code]).toEqual(['closed', desk.parcel.code]);
    expect(data.messages.map(({ what }) => what)).toEqual(['create', 'answer', 'reply', 'resolve', 'reopen', 'close']);
  });

  test('E-06 after seven days it is opened again by nobody: a new one is raised', async () => {
    const { id } = await raise(people.clerk);
    await write(people.mandalay, 'resolve', id);
    await desk.fixture.ask(
      `update support_ticket set ended_at = ended_at - interval '${reopenDays} days 1 minute' where id = $1`,
      [id],
    );
    expect((await write(people.clerk, 'reopen', id)).body.code).toBe('ticket_reopen_late');
    const { services, db } = { services: desk.fixture.app.app.waybill.services, db: desk.fixture.app.app.waybill.db };
    expect((await moveTickets({ services, db } as never)).closed).toBeGreaterThan(0);
    expect((await read(people.clerk, id)).status).toBe('closed');
  });

  test('of two who answer at once one wins, and the other is told and has written nothing', async () => {
    const { id, version } = await raise(people.clerk, { desk: 'head_office', to_branch_id: null });
    const body = { text: 'first', files: [], version } as never;
    const answers = await Promise.all(
      [1, 2].map(() => people.office.try('support_tickets.answer', { params: { id }, body })),
    );
    expect(answers.map(({ body: { code } }) => code ?? 'ok').toSorted()).toEqual(['ok', 'ticket_moved']);
    expect((await read(people.clerk, id)).messages).toHaveLength(2);
  });

  test('E-06 a file of the conversation opens for both sides and for nobody else, and what is no picture or paper is refused', async () => {
    const photo = { name: 'shelf.png', content: samples.png };
    const form = await multipart({ ...plain, to_branch_id: desk.fixture.branches['MDY'], files: [photo] } as never);
    const made = await people.clerk.send({ method: 'POST', url: '/api/support-ticket', ...form });
    const { data } = made.json() as { data: { id: number; messages: { files: { id: number }[] }[] } };
    const url = `/api/support-ticket/${data.id}/file/${data.messages[0]?.files[0]?.id}`;
    const open = async (who: TestClient) => (await who.send({ method: 'GET', url })).statusCode;
    expect([await open(people.mandalay), await open(people.clerk)]).toEqual([200, 200]);
    expect([await open(people.provider), await open(await desk.fixture.as('postman'))]).toEqual([404, 404]);
    expect(
      (await people.clerk.send({ method: 'GET', url: `/api/file/${data.messages[0]?.files[0]?.id}` })).statusCode,
    ).toBe(404);
    const before = (await listed(people.clerk)).length;
    for (const [name, content] of [
      ['photo.png', samples.html],
      ['paper.pdf', samples.svg],
      ['drawing.svg', samples.svg],
    ] as const) {
      const wrong = { ...plain, to_branch_id: desk.fixture.branches['MDY'], files: [{ name, content }] };
      const refused = await people.clerk.send({
        method: 'POST',
        url: '/api/support-ticket',
        ...(await multipart(wrong as never)),
      });
      expect([name, refused.statusCode, Object.keys(refused.json().errors)]).toEqual([name, 422, ['files']]);
    }
    expect(await listed(people.clerk)).toHaveLength(before);
  });

  test('what one does not see cannot be named, so that nobody learns by a ticket what exists elsewhere', async () => {
    const ask = async (change: object) =>
      (
        await people.mandalay.try('support_tickets.create', {
          body: { ...plain, ...empty, to_branch_id: desk.fixture.branches['YGN'], ...change },
        } as never)
      ).body;
    const foreign = await desk.fixture.parcel({ to: 'YGN' });
    const [theirs, none] = [await ask({ tracking_code: foreign.code }), await ask({ tracking_code: 'EX000000005XM' })];
    expect(theirs.code).toBe('ticket_about_unknown');
    expect({ ...theirs, request_id: null }).toEqual({ ...none, request_id: null });
    expect((await ask({ to_branch_id: null })).code).toBe('ticket_desk_branch');
  });
});

describe('what nobody answers', () => {
  test('E-06 a ticket that a branch leaves is head office’s when its time is over, and one for head office becomes urgent; once each', async () => {
    const branch = await raise(people.clerk);
    const office = await raise(people.clerk, { desk: 'head_office', to_branch_id: null });
    const job = { services: desk.fixture.app.app.waybill.services, db: desk.fixture.app.app.waybill.db } as never;
    const late = new Date(desk.fixture.app.clock().getTime() + 24 * 3_600_000 + 60_000);
    await moveTickets(job, new Date(late.getTime() - 120_000));
    expect((await read(people.clerk, branch.id)).desk).toBe('branch');
    expect((await moveTickets(job, late)).escalated).toBeGreaterThan(1);
    expect(await read(people.clerk, branch.id)).toMatchObject({ desk: 'head_office', priority: 'high' });
    expect(await read(people.clerk, office.id)).toMatchObject({ desk: 'head_office', priority: 'urgent' });
    expect((await moveTickets(job, late)).escalated).toBe(0);
    expect((await write(people.mandalay, 'answer', branch.id)).body.code).toBe('ticket_other_side');
    expect((await write(people.office, 'answer', branch.id)).status).toBe(200);
  });
});

describe('A-07 the software provider’s desk', () => {
  test('A-07 C-01 sees the tickets to it in lists, counts and by number, resolves them, and each of the operator is told until they look', async () => {
    const [other, ours] = [
      await raise(people.clerk),
      await raise(people.clerk, { desk: 'za', to_branch_id: null, tracking_code: desk.parcel.code }),
    ];
    const seen = await listed(people.provider);
    expect([seen.includes(ours.id), seen.includes(other.id)]).toEqual([true, false]);
    expect(await listed(people.provider, { search: other.number })).toEqual([]);
    expect((await people.provider.try('support_tickets.detail', { params: { id: other.id } })).status).toBe(404);
    const data = await read(people.provider, ours.id);
    expect([data.label, data.customer, data.clearance, data.about_branch]).toEqual([null, null, null, null]);
    expect(await waiting(people.provider)).toBe((await listed(people.provider, { tab: 'mine' })).length);
    const fromZa = async (who: TestClient) => (await who.call('support_tickets.from_za', {})).from_za;
    const before = await fromZa(people.clerk);
    expect((await write(people.manager, 'answer', ours.id)).body.code).toBe('ticket_other_side');
    expect((await write(people.provider, 'resolve', ours.id)).status).toBe(200);
    expect([await fromZa(people.clerk), await fromZa(people.provider)]).toEqual([before + 1, 0]);
    const ofManager = await fromZa(people.manager);
    await people.clerk.call('support_tickets.seen', { params: { id: ours.id } });
    expect([await fromZa(people.clerk), await fromZa(people.manager)]).toEqual([before, ofManager]);
  });

  test('A-07 raises no tickets, reads no canned answers, exports nothing, and no call that it may make names another’s ticket', async () => {
    const { id, number } = await raise(people.clerk);
    const body = { ...plain, ...empty, to_branch_id: desk.fixture.branches['MDY'] };
    expect((await people.provider.try('support_tickets.create', { body } as never)).body.code).toBe(
      'missing_permission',
    );
    expect((await people.provider.try('canned_answers.all', {})).status).toBe(403);
    const job = { list: 'support_tickets', format: 'csv', columns: ['number'], filters: {} };
    expect((await people.provider.try('exports.start', { body: job } as never)).status).toBe(403);
    for (const { id: call, path } of registry.filter(
      ({ method, id: one }) => method === 'GET' && one !== 'sessions.events',
    )) {
      const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id]));
      const { body: answer } = await people.provider.try(call as EndpointId, { params } as never);
      expect([call, JSON.stringify(answer ?? null).includes(number)]).toEqual([call, false]);
    }
  });

  test('A-07 hears of tickets to its desk alone', async () => {
    const eventsOf = async () =>
      (
        await desk.fixture.ask<{ n: number }>(
          "select count(*)::int as n from event where topic = 'support_ticket' and staff_id = $1",
          [desk.fixture.staff['za.desk']],
        )
      )[0]?.n;
    const before = await eventsOf();
    await raise(people.clerk);
    expect(await eventsOf()).toBe(before);
    await raise(people.clerk, { desk: 'za', to_branch_id: null });
    expect(await eventsOf()).toBe((before ?? 0) + 1);
  });
});

test('A-06 people on the street see the tickets that they raised, and an agent’s tickets are from a partner', async () => {
  const courier = await desk.fixture.as('postman');
  const [own, other] = [await raise(courier), await raise(people.clerk)];
  expect(await listed(courier)).toContain(own.id);
  expect(await listed(courier)).not.toContain(other.id);
  expect((await read(people.clerk, other.id)).source).toBe('own');
  await desk.fixture.ask("update branch set type = 'agent' where code = 'MDY'");
  const partner = await raise(people.mandalay, { to_branch_id: desk.fixture.branches['YGN'] });
  expect((await read(people.manager, partner.id)).source).toBe('partner');
  await desk.fixture.ask("update branch set type = 'fcs' where code = 'MDY'");
});

test('canned answers are kept by managers and read by whoever answers', async () => {
  const body = { title: 'Late', text_en: 'It comes tomorrow.', text_mm: 'မနက်ဖြန် ရောက်ပါမည်။', text_zh: null };
  expect((await people.clerk.try('canned_answers.create', { body })).status).toBe(403);
  const { data } = await people.manager.call('canned_answers.create', { body });
  expect((await people.clerk.call('canned_answers.all', {})).data.map(({ id }) => id)).toContain(data.id);
  const params = { id: data.id };
  await people.manager.call('canned_answers.edit', {
    params,
    body: { ...body, text_zh: '明天到。', version: data.version },
  });
  await people.manager.call('canned_answers.remove', { params });
  expect((await people.manager.try('canned_answers.detail', { params })).status).toBe(404);
});

describe('N-06 A-06 tickets of programs', () => {
  const scopes = ['tickets.read', 'tickets.write'] as const;
  const question = { ...plain, ...empty, to_branch_id: null };
  const keyOf = async (customer: number) =>
    (
      await makeTestKey(desk.fixture.app, people.manager, scopes, {
        name: 'Shwe Shop',
        owner_kind: 'merchant',
        customer_id: customer,
        owner_name: null,
      })
    ).client;

  test('N-06 F-08 a shop asks about its parcel, reads the answer, writes again and closes; the log and the ticket name its key', async () => {
    const merchant = await desk.fixture.merchant();
    const own = await desk.fixture.parcel({ merchant });
    const shop = await keyOf(merchant);
    const { data } = await shop.call('support_tickets.create', {
      body: { ...question, tracking_code: own.code } as never,
    });
    const { id } = data;
    expect([data.source, data.side, data.created_by, data.customer?.id ?? null, data.label?.id]).toEqual([
      'partner',
      'raiser',
      'API · Shwe Shop',
      null,
      own.id,
    ]);
    expect((await write(shop, 'reply', id)).body.data).toMatchObject({ status: 'waiting' });
    expect((await write(people.clerk, 'reply', id)).body.code).toBe('ticket_other_side');
    expect((await write(people.manager, 'answer', id, 'It comes tomorrow.')).body.data).toMatchObject({
      status: 'answered',
      customer: { id: merchant },
    });
    expect((await read(shop, id)).messages.map(({ by, side, text }) => [by, side, text]).slice(1)).toEqual([
      ['API · Shwe Shop', 'raiser', 'x'],
      // Who of the staff it was is not said outside.
      [null, 'desk', 'It comes tomorrow.'],
    ]);
    await shop.call('support_tickets.close', { params: { id } });
    const { data: log } = await people.office.call('audit.list', {
      query: { room: 'support_tickets', record: String(id) },
    });
    expect(log.map(({ staff }) => staff).filter((name) => name === 'API · Shwe Shop')).toHaveLength(3);
  });

  test('A-06 N-06 a program sees what programs of its own merchant asked and nothing of the house, and asks no desk that does not serve it', async () => {
    const merchant = await desk.fixture.merchant();
    const [shop, sister] = [await keyOf(merchant), await keyOf(merchant)];
    const stranger = await keyOf(await desk.fixture.merchant());
    const { data } = await shop.call('support_tickets.create', { body: question as never });
    const internal = await raise(people.manager, { to_branch_id: desk.fixture.branches['YGN'], customer_id: merchant });
    const seen = async (who: TestClient) =>
      (await who.call('support_tickets.list', { query: {} })).data.map(({ id }) => id);
    expect([await seen(shop), await seen(sister), await seen(stranger)]).toEqual([[data.id], [data.id], []]);
    for (const [who, id] of [
      [stranger, data.id],
      [shop, internal.id],
    ] as const) {
      expect((await who.try('support_tickets.detail', { params: { id } })).status).toBe(404);
      expect((await write(who, 'reply', id)).status).toBe(404);
    }
    const refusal = async (change: object) =>
      (await shop.try('support_tickets.create', { body: { ...question, ...change } as never })).body.code;
    expect(await refusal({ desk: 'za' })).toBe('ticket_desk_program');
    expect(await refusal({ to_branch_id: desk.fixture.branches['MDY'] })).toBe('ticket_desk_program');
    expect(await refusal({ tracking_code: desk.parcel.code })).toBe('ticket_about_unknown');
    expect(await refusal({ customer_id: await desk.fixture.merchant() })).toBe('ticket_about_unknown');
    expect(await refusal({ desk: 'head_office' })).toBe(undefined);
  });
});
