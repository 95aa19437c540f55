import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missedTopic } from '@waybill/contract/kernel/live-topics.ts';
import { listenTo, type EventStream } from './testing/event-stream.ts';
import { startTestApp, type TestApp, type TestClient } from './testing/app.ts';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.app.server.address() as AddressInfo).port;
});
afterAll(() => testApp.close());

const listen = (client: TestClient, headers: Record<string, string> = {}): Promise<EventStream> =>
  listenTo(port, client, headers);

const suspend = async (by: TestClient, name: string) => {
  const { data } = await by.call('staff.list', { query: { search: name } });
  const id = data.find((person) => person.user_name === name)?.id ?? 0;
  await by.call('staff.suspend', { params: { id }, body: { reason: 'test' } });
  return id;
};

describe('A-06 live events', () => {
  test('A-06 reach the screens of the branch and no other', async () => {
    const [founder, yangon, mandalay] = [
      await testApp.as('superadmin'),
      await testApp.as('owner'),
      await testApp.as('mdy.manager'),
    ];
    const [here, there] = [await listen(yangon), await listen(mandalay)];
    const id = await suspend(founder, 'collector');
    const notified = await here.heard(`{"id":${id}}`);
    const mdy = await suspend(founder, 'mdy.postman');
    await there.heard(`{"id":${mdy}}`);
    expect(notified).toContain('event: staff');
    expect(there.output()).not.toContain(`{"id":${id}}`);
    here.close();
    there.close();
  });

  test('A-06 one session has thirty streams at most: the oldest ends for the next', async () => {
    const person = await testApp.as('manager');
    const streams: EventStream[] = [];
    for (let n = 0; n < 31; n++) streams.push(await listen(person));
    await streams[0]?.ended;
    const heard = await Promise.all(streams.slice(1).map((stream) => stream.heard('retry')));
    expect(heard).toHaveLength(30);
    for (const stream of streams) stream.close();
  });

  test('A-07 people who see a part of the branch hear that something of theirs changed, never of which record, and the provider’s desk hears nothing', async () => {
    const [owner, post, za] = [await testApp.as('owner'), await testApp.as('post.desk'), await testApp.as('za.desk')];
    const streams = [await listen(owner), await listen(post), await listen(za)] as const;
    const tell = (topic: string, payload: object) =>
      testApp.database.pool.query(
        `insert into event (at, topic, branch_id, payload) select now(), $1, id, $2 from branch where code = 'YGN'`,
        [topic, JSON.stringify(payload)],
      );
    await tell('customers', { id: 4711 });
    await tell('labels', { id: 4712 });
    await testApp.database.pool.query(
      `insert into event (at, topic, payload) values (now(), 'announcement', '{"id":4713}')`,
    );
    const [all, part, none] = await Promise.all(streams.map((stream) => stream.heard('{"id":4713}')));
    expect(all).toContain('{"id":4711}');
    expect(all).toContain('{"id":4712}');
    expect(part).toContain('event: labels\ndata: {}');
    expect(part).not.toMatch(/4711|4712/);
    expect(none).not.toMatch(/labels|customers/);
    for (const stream of streams) stream.close();
  });

  test('A-06 O-07 what happens while the server cannot listen, because its connection was cut, makes its open screens read anew', async () => {
    const stream = await listen(await testApp.as('manager'));
    await testApp.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'waybill-events'`,
    );
    await testApp.database.pool.query(
      `insert into event (at, topic, payload) values (now(), 'announcement', '{"id":4714}')`,
    );
    expect(await stream.heard(`event: ${missedTopic}`)).not.toContain('4714');
    stream.close();
  });

  test('A-06 what was missed is told when a stream is taken up again', async () => {
    const founder = await testApp.as('superadmin');
    const first = await listen(founder);
    const seen = await suspend(founder, 'tgi.courier');
    const last = /id: (\d+)\n/.exec(await first.heard(`{"id":${seen}}`))?.[1] ?? '';
    first.close();
    const missed = await suspend(founder, 'bgo.courier');
    const again = await listen(founder, { 'last-event-id': last });
    expect(await again.heard(`{"id":${missed}}`)).not.toContain(`{"id":${seen}}`);
    again.close();
  });

  describe('A-06 after a longer time away', () => {
    const branchNamed = async (code: string) =>
      (await testApp.database.pool.query('select id from branch where code = $1', [code])).rows[0].id as number;
    /** Creates many events at once; returns the number of the last event before them. */
    const happened = async (code: string, count: number): Promise<number> => {
      const { rows } = await testApp.database.pool.query(
        `
          with first as (insert into event (at, topic, branch_id, payload)
            select now(), 'labels', $1, '{}'
            from generate_series(1, $2)
            returning id)
         select min(id) - 1 as last from first`,
        [await branchNamed(code), count],
      );
      return Number(rows[0].last);
    };

    test('A-06 what happened in their branch is told, however much happened in others before it', async () => {
      const [founder, yangon] = [await testApp.as('superadmin'), await testApp.as('manager')];
      await happened('YGN', 1);
      const last = await happened('MDY', 600);
      const id = await suspend(founder, 'callcenter');
      const stream = await listen(yangon, { 'last-event-id': String(last) });
      expect(await stream.heard(`{"id":${id}}`)).not.toMatch(/event: (labels|missed)/);
      stream.close();
    });

    test('A-06 more than can be told one by one is told as one: read anew; what comes next is told as ever', async () => {
      const [founder, yangon] = [await testApp.as('superadmin'), await testApp.as('manager')];
      await happened('YGN', 1);
      const stream = await listen(yangon, { 'last-event-id': String(await happened('YGN', 501)) });
      const [newest] = (await testApp.database.pool.query('select max(id) as id from event')).rows;
      expect(await stream.heard('data: null')).toContain(`id: ${newest.id}\nevent: missed\ndata: null\n\n`);
      const id = await suspend(founder, 'cs');
      expect(await stream.heard(`{"id":${id}}`)).toContain('event: staff');
      stream.close();
    });

    test('A-06 who was away longer than events are kept reads anew', async () => {
      const yangon = await testApp.as('manager');
      const last = await happened('YGN', 1);
      await testApp.database.pool.query('delete from event where id <= $1', [last]);
      const stream = await listen(yangon, { 'last-event-id': String(last) });
      expect(await stream.heard('data: null')).toContain('event: missed');
      stream.close();
    });
  });

  test('S-30 the stream of somebody who is suspended ends at once', async () => {
    const [founder, person] = [await testApp.as('superadmin'), await testApp.as('supervisor')];
    const stream = await listen(person);
    await suspend(founder, 'supervisor');
    await stream.ended;
    expect((await person.try('sessions.activeAccount')).status).toBe(401);
  });

  describe('S-31 A-06 a branch that is taken from somebody', () => {
    const branchId = async (by: TestClient, code: string) =>
      (await by.call('branches.all', {})).data.find((branch) => branch.code === code)?.id ?? 0;
    /** A user who works for another of their branches in one session and at home in another, with one stream each. */
    async function away(userName: string, code: string) {
      const [abroad, home] = [await testApp.as(userName), await testApp.as(userName)];
      const { id } = (await home.call('sessions.activeAccount', {})).data;
      await abroad.call('sessions.switchBranch', {
        params: { userId: id },
        query: { branch_id: await branchId(abroad, code) },
      });
      return { id, abroad, home, streams: [await listen(abroad), await listen(home)] as const };
    }
    const edit = async (by: TestClient, id: number, change: object) => {
      const {
        user_name,
        name,
        email,
        phone,
        gender,
        business_name,
        user_type,
        all_branches,
        jointed_branches,
        branch_collection_id,
        locale,
        role,
        branch,
        version,
      } = (await by.call('staff.detail', { params: { id } })).data;
      const body = {
        user_name,
        name,
        email,
        phone,
        gender,
        business_name,
        user_type,
        all_branches,
        branch_collection_id,
        locale,
        role: role.slug,
        branch_id: branch?.id,
        version,
        jointed_branches,
        ...change,
      };
      await by.call('staff.edit', { params: { id }, body });
    };
    const statusOf = async (client: TestClient) => (await client.try('sessions.activeAccount')).status;

    test('S-31 A-06 is out of reach from the next request on and no stream tells of it; their work elsewhere goes on', async () => {
      const founder = await testApp.as('superadmin');
      const { id, abroad, home, streams } = await away('manager', 'BGO');
      await edit(founder, id, { jointed_branches: [] });
      await Promise.all(streams.map((stream) => stream.ended));
      expect([await statusOf(abroad), await statusOf(home)]).toEqual([401, 200]);
      const again = await listen(home);
      await suspend(founder, 'bgo.staff');
      const here = await suspend(founder, 'staff');
      expect(await again.heard(`{"id":${here}}`)).toContain('event: staff');
      again.close();
    });

    test('S-31 A-06 the same when it leaves the collection that they oversee', async () => {
      const founder = await testApp.as('superadmin');
      const { abroad, home, streams } = await away('shan.region', 'LSO');
      const {
        data: [row],
      } = await founder.call('branches.collections', { query: { search: 'Shan' } });
      const {
        data: { name_en, name_mm, name_zh, version },
      } = await founder.call('branches.collection', { params: { id: row?.id } });
      await founder.call('branches.editCollection', {
        params: { id: row?.id },
        body: { name_en, name_mm, name_zh, version, branches: [await branchId(founder, 'TGI')] },
      });
      await Promise.all(streams.map((stream) => stream.ended));
      expect([await statusOf(abroad), await statusOf(home)]).toEqual([401, 200]);
    });

    test('S-31 a stream that was opened before a switch tells nothing more of the former branch', async () => {
      const client = await testApp.as('owner');
      const { id, branch } = (await client.call('sessions.activeAccount', {})).data;
      const stream = await listen(client);
      await client.call('sessions.switchBranch', { params: { userId: id }, query: { branch_id: branch?.id } });
      await expect(stream.ended).resolves.toBeUndefined();
    });

    test('S-30 A-06 a stream ends with its session although nobody says so', async () => {
      const founder = await testApp.as('superadmin');
      const stream = await listen(await testApp.as('mdy.manager'));
      await testApp.database.pool.query(
        "update session set revoked_at = now() where staff_id = (select id from staff where user_name = 'mdy.manager')",
      );
      const other = await listen(founder);
      await testApp.app.waybill.live?.beat();
      await stream.ended;
      expect(await other.heard(': still here')).not.toContain('event:');
      other.close();
    });
  });

  test('S-30 without a session there is no stream', async () => {
    const { status, body } = await testApp.guest().try('sessions.events');
    expect([status, body.code]).toEqual([401, 'unauthorized']);
  });
});
