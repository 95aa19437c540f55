import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatTextMax } from '@waybill/domain/rooms/chats/chat-kinds.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { multipart, samples } from '../../kernel/testing/multipart.ts';

let testApp: TestApp;
const people = {} as Record<'founder' | 'clerk' | 'manager' | 'cs' | 'mandalay' | 'postman' | 'provider', TestClient>;
const accounts = {
  founder: 'superadmin',
  clerk: 'staff',
  manager: 'manager',
  cs: 'cs',
  mandalay: 'mdy.staff',
  postman: 'postman',
  provider: 'za.desk',
};
const ids = {} as Record<string, number>;
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  for (const [who, name] of Object.entries(accounts)) people[who as keyof typeof people] = await testApp.as(name);
  const { rows } = await testApp.database.pool.query<{ id: number; user_name: string }>(
    'select id, user_name from staff',
  );
  for (const { id, user_name } of rows) ids[user_name] = Number(id);
});
afterAll(() => testApp.close());

const idOf = (name: string): number => ids[name] ?? 0;
const openWith = async (who: TestClient, name: string): Promise<number> =>
  (await who.call('chats.with', { body: { staff_id: idOf(name) } })).data.id;
const write = (who: TestClient, id: number, text: string | null, sent_id: string = randomUUID()) =>
  who.try('chats.send', { params: { id }, body: { text, picture: null, sent_id } });
const texts = async (who: TestClient, id: number, query: { before?: number; after?: number } = {}) => {
  const { data, more } = await who.call('chats.messages', { params: { id }, query });
  return { said: data.map(({ text }) => text), more, first: data[0]?.seq ?? 0 };
};
const unread = (who: TestClient): Promise<number> => who.call('chats.unread', {});
const read = (who: TestClient, id: number, seq = 9999) => who.call('chats.read', { params: { id }, body: { seq } });
const listed = async (who: TestClient, search = '') => (await who.call('chats.people', { query: { search } })).data;
const groupsOf = async (who: TestClient) => (await who.call('chats.groups', {})).data;
const foundOf = async (name: string, members: string[]) =>
  (await people.manager.call('chats.create', { body: { name, member_ids: members.map(idOf) } })).data;

/** Collects the messages of a live stream, with a promise for the next one. */
async function stream(who: TestClient) {
  const { port } = testApp.app.server.address() as AddressInfo;
  const request = http.get({ port, path: '/api/events', headers: { authorization: `Bearer ${who.token}` } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let output = '';
  response.setEncoding('utf8').on('data', (piece: string) => (output += piece));
  return {
    output: () => output,
    heard: (text: string) => expect.poll(() => output.includes(text), { timeout: 10_000, interval: 20 }).toBe(true),
    close: () => request.destroy(),
  };
}

describe('N-30 C-01 whom one may write to', () => {
  test('N-30 people of the own branch and of head office, not those of another branch, and found by name', async () => {
    const names = (await listed(people.clerk)).map(({ id }) => id);
    expect(names).toEqual(expect.arrayContaining([idOf('manager'), idOf('admin'), idOf('postman')]));
    for (const name of ['staff', 'mdy.staff', 'za.desk', 'post.desk', 'npt.courier'])
      expect(names).not.toContain(idOf(name));
    const { body } = await people.clerk.try('chats.with', { body: { staff_id: idOf('mdy.staff') } });
    expect(body.code).toBe('not_found');
    expect((await listed(people.clerk, 'နှင်းအိ')).map(({ id }) => id)).toContain(idOf('manager'));
    expect(await listed(people.clerk, 'no such person')).toEqual([]);
  });

  test('N-30 head office writes to anybody, who may answer from then on', async () => {
    const id = await openWith(people.founder, 'mdy.staff');
    expect((await write(people.founder, id, 'Welcome')).status).toBe(201);
    expect((await listed(people.mandalay))[0]).toMatchObject({ id: idOf('superadmin'), chat_id: id, unread: 1 });
    expect((await write(people.mandalay, id, 'Thank you')).status).toBe(201);
    expect((await texts(people.founder, id)).said).toEqual(['Welcome', 'Thank you']);
  });

  test('A-07 people of another house read and write nothing', async () => {
    expect([await listed(people.provider), await groupsOf(people.provider), await unread(people.provider)]).toEqual([
      [],
      [],
      0,
    ]);
    const { body } = await people.provider.try('chats.with', { body: { staff_id: idOf('admin') } });
    expect(body.code).toBe('missing_permission');
  });
});

describe('N-30 a conversation', () => {
  test('N-30 is one for both, whoever begins it; unread messages are counted until they are read, and the author sees it', async () => {
    const id = await openWith(people.clerk, 'manager');
    expect(await openWith(people.manager, 'staff')).toBe(id);
    const [before, own] = [await unread(people.manager), await unread(people.clerk)];
    for (const text of ['one', 'two', 'three']) await write(people.clerk, id, text);
    expect([await unread(people.manager), await unread(people.clerk)]).toEqual([before + 3, own]);
    const [first] = await listed(people.manager);
    expect(first).toMatchObject({ id: idOf('staff'), unread: 3, last: { text: 'three', mine: false } });
    await read(people.manager, id);
    expect(await unread(people.manager)).toBe(before);
    const { data } = await people.clerk.call('chats.detail', { params: { id } });
    expect(data.members.find((member) => member.id === idOf('manager'))?.read_seq).toBe(data.last_seq);
  });

  test('N-30 a message that is sent again, at once or later, stands there once, in the order of the server', async () => {
    const id = await openWith(people.clerk, 'cs');
    const sent = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(people.clerk, id, 'once', sent)));
    await write(people.cs, id, 'answer');
    answers.push(await write(people.clerk, id, 'once', sent));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.seq}`)).size).toBe(1);
    expect((await texts(people.cs, id)).said).toEqual(['once', 'answer']);
    const other = await openWith(people.clerk, 'postman');
    expect((await write(people.clerk, other, 'once', sent)).body.code).toBe('idempotency_mismatch');
  });

  test('N-30 many who write at once each get a place of their own, without a gap', async () => {
    const { id } = await foundOf('At once', ['staff', 'cs']);
    const writers = [people.manager, people.clerk, people.cs];
    await Promise.all(Array.from({ length: 24 }, (_, n) => write(writers[n % 3] as TestClient, id, `n${n}`)));
    const { data } = await people.cs.call('chats.messages', { params: { id }, query: {} });
    expect(data.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1));
  });

  test('N-30 old messages come by the page, and only what came after one is asked for', async () => {
    const { id } = await foundOf('Long', ['staff']);
    for (let n = 1; n <= 120; n++) await write(people.manager, id, `m${n}`);
    const newest = await texts(people.clerk, id);
    expect([newest.said.length, newest.said.at(-1), newest.more]).toEqual([50, 'm120', true]);
    const older = await texts(people.clerk, id, { before: newest.first });
    expect([older.said.at(-1), older.more]).toEqual(['m70', true]);
    const oldest = await texts(people.clerk, id, { before: older.first });
    expect([oldest.said[0], oldest.said.length, oldest.more]).toEqual(['m1', 20, false]);
    expect((await texts(people.clerk, id, { after: 118 })).said).toEqual(['m119', 'm120']);
  });

  test('N-30 a picture is shown to the people of the conversation and to nobody else; what is no picture is refused', async () => {
    const id = await openWith(people.clerk, 'manager');
    const send = async (content: Buffer, name: string) => {
      const form = await multipart({ sent_id: randomUUID(), picture: { name, content, type: 'image/png' } });
      return people.clerk.send({ method: 'POST', url: `/api/chat/${id}/message`, ...form });
    };
    const { seq } = (await send(samples.png, 'shelf.png')).json().data;
    const picture = (who: TestClient) => who.send({ method: 'GET', url: `/api/chat/${id}/picture/${seq}` });
    expect([(await picture(people.manager)).headers['content-type'], (await picture(people.cs)).statusCode]).toEqual([
      'image/png',
      404,
    ]);
    for (const content of [samples.html, samples.svg, samples.pdf]) {
      const refused = await send(content, 'photo.png');
      expect([refused.statusCode, refused.json().errors.picture[0].code]).toEqual([422, 'file_type']);
    }
  });

  test('N-30 HTML stays text, a text that is too long and an empty message are refused with words, and nothing is written', async () => {
    const id = await openWith(people.manager, 'cs');
    const script = '<img src=x onerror=alert(1)> <script>1</script>';
    await write(people.manager, id, script);
    expect((await texts(people.cs, id)).said).toEqual([script]);
    const long = await write(people.manager, id, 'က'.repeat(chatTextMax + 1));
    expect([long.status, long.body.errors?.['text']?.[0]?.code]).toEqual([422, 'max_length']);
    expect((await write(people.manager, id, 'က'.repeat(chatTextMax))).status).toBe(201);
    expect((await write(people.manager, id, '  ')).body.code).toBe('chat_empty');
    expect((await texts(people.cs, id)).said.length).toBe(2);
  });

  test('N-30 a text is found in one’s own conversations alone, in any spelling', async () => {
    const id = await openWith(people.clerk, 'manager');
    await write(people.clerk, id, 'ရန်ကုန် ဂိုဒေါင် Shelf-77');
    const found = async (who: TestClient, search: string) =>
      (await who.call('chats.found', { query: { search } })).data.map((row) => row.chat_id);
    expect([await found(people.manager, 'shelf 77'), await found(people.clerk, '၇န်ကုန် ဂိုဒေါင်')]).toEqual([[id], [id]]);
    expect([await found(people.cs, 'shelf 77'), await found(people.founder, 'shelf 77')]).toEqual([[], []]);
  });
});

describe('N-30 groups', () => {
  test('N-30 a branch has its group by itself: who leaves the branch has left it', async () => {
    const branchGroup = async (who: TestClient) => (await groupsOf(who)).find(({ kind }) => kind === 'branch')?.id ?? 0;
    const id = await branchGroup(people.clerk);
    expect(await branchGroup(people.manager)).toBe(id);
    expect(await branchGroup(people.mandalay)).not.toBe(id);
    expect((await write(people.mandalay, id, 'x')).status).toBe(404);
    const cs = await stream(people.cs);
    await write(people.manager, id, 'before');
    await cs.heard(`"chat_id":${id}}`);
    const move = (code: string) =>
      testApp.database.pool.query(
        'update staff set branch_id = (select id from branch where code = $1) where id = $2',
        [code, idOf('cs')],
      );
    await move('MDY');
    const heardBefore = cs.output().split(`"chat_id":${id}}`).length;
    await write(people.manager, id, 'secret of the branch');
    const { data } = await people.manager.call('chats.detail', { params: { id } });
    expect(data.members.map((member) => member.id)).not.toContain(idOf('cs'));
    await move('YGN');
    await write(people.manager, id, 'after');
    await expect.poll(() => cs.output().split(`"chat_id":${id}}`).length, { timeout: 10_000 }).toBe(heardBefore + 1);
    cs.close();
  });

  test('N-30 whoever is taken out of a group reads nothing from then on, writes nothing, and no stream tells them', async () => {
    const group = await foundOf('Night shift', ['staff', 'cs']);
    const params = { id: group.id };
    await write(people.manager, group.id, 'before');
    const [out, stays] = [await stream(people.cs), await stream(people.clerk)];
    const body = { name: 'Night shift', member_ids: [idOf('staff')], version: group.version };
    await people.manager.call('chats.edit', { params, body });
    // Events arrive in order: after this one, all earlier ones have arrived.
    const earlier = await openWith(people.clerk, 'cs');
    await write(people.clerk, earlier, 'earlier');
    await out.heard(`"chat_id":${earlier}}`);
    const sofar = out.output();
    await write(people.manager, group.id, 'hidden of the night');
    await stays.heard('"what":"message"');
    // The user's own event, later than that of the message, has arrived.
    const marker = await openWith(people.manager, 'cs');
    await write(people.manager, marker, 'marker');
    await out.heard(`"chat_id":${marker}}`);
    expect(out.output().slice(sofar.length)).not.toContain(`"chat_id":${group.id}}`);
    expect(stays.output()).not.toContain('hidden');
    for (const id of ['chats.detail', 'chats.messages'] as const)
      expect((await people.cs.try(id, { params })).status).toBe(404);
    expect((await write(people.cs, group.id, 'x')).status).toBe(404);
    expect((await groupsOf(people.cs)).map(({ id }) => id)).not.toContain(group.id);
    expect((await people.cs.call('chats.found', { query: { search: 'hidden' } })).data).toEqual([]);
    out.close();
    stays.close();
  });

  test('N-30 is kept by its founder: nobody else changes it, nobody out of reach is brought in, of two editors one is told', async () => {
    const group = await foundOf('Audit', ['staff']);
    const params = { id: group.id };
    const body = { name: 'Mine', member_ids: [idOf('staff')], version: group.version };
    expect((await people.clerk.try('chats.edit', { params, body })).body.code).toBe('chat_not_kept');
    const foreign = { ...body, member_ids: [idOf('mdy.staff')] };
    expect((await people.manager.try('chats.edit', { params, body: foreign })).body.code).toBe('chat_members');
    expect((await people.manager.try('chats.edit', { params, body })).status).toBe(200);
    expect((await people.manager.try('chats.edit', { params, body })).body.code).toBe('changed_meanwhile');
    expect((await people.postman.try('chats.create', { body: { name: 'x', member_ids: [] } })).body.code).toBe(
      'missing_permission',
    );
  });

  test('N-30 when its founder leaves, who is left keeps it; the group of a branch cannot be left', async () => {
    const { id } = await foundOf('Orphan', ['staff']);
    await people.manager.call('chats.leave', { params: { id } });
    const { data } = await people.clerk.call('chats.detail', { params: { id } });
    expect([data.keeps, data.members.map((member) => member.id)]).toEqual([true, [idOf('staff')]]);
    const branch = (await groupsOf(people.clerk)).find(({ kind }) => kind === 'branch')?.id;
    expect((await people.clerk.try('chats.leave', { params: { id: branch } })).body.code).toBe('state_not_allowed');
  });

  test('N-30 somebody who comes into a group has nothing to catch up with, and may read what was written', async () => {
    const group = await foundOf('Late', ['staff']);
    await write(people.manager, group.id, 'early');
    const before = await unread(people.postman);
    const member_ids = [idOf('staff'), idOf('postman')];
    await people.manager.call('chats.edit', {
      params: { id: group.id },
      body: { name: 'Late', member_ids, version: group.version },
    });
    expect([await unread(people.postman), (await texts(people.postman, group.id)).said]).toEqual([before, ['early']]);
    await write(people.manager, group.id, 'now');
    expect(await unread(people.postman)).toBe(before + 1);
  });
});

test('N-30 S-30 whoever was suspended is gone from the list of people; what they wrote stays, and nobody writes to them', async () => {
  const collector = await testApp.as('collector');
  const id = await openWith(people.clerk, 'collector');
  await write(collector, id, 'I have the keys');
  const before = await unread(people.clerk);
  await people.founder.call('staff.suspend', { params: { id: idOf('collector') }, body: { reason: 'x' } });
  expect((await listed(people.clerk)).map((person) => person.id)).not.toContain(idOf('collector'));
  expect(await unread(people.clerk)).toBe(before - 1);
  expect((await texts(people.clerk, id)).said).toEqual(['I have the keys']);
  const { data } = await people.clerk.call('chats.detail', { params: { id } });
  expect(data.blocked).toBe('chat_person_gone');
  expect((await write(people.clerk, id, 'hello?')).body.code).toBe('chat_person_gone');
});
