import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from './testing/app.ts';

let house: TestApp;
let port: number;
beforeAll(async () => {
  house = await startTestApp();
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  port = (house.app.server.address() as AddressInfo).port;
});
afterAll(() => house.close());

interface Stream {
  /** Waits until the stream has said this. */
  heard(text: string): Promise<string>;
  readonly ended: Promise<void>;
  said(): string;
  close(): void;
}

function listen(client: TestClient, headers: Record<string, string> = {}): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, path: '/api/events', headers: { authorization: `Bearer ${client.token}`, ...headers } }, (response) => {
      let all = '';
      const waiting = new Set<() => void>();
      response.setEncoding('utf8').on('data', (text: string) => { all += text; for (const look of waiting) look(); });
      const ended = new Promise<void>((done) => void response.on('end', done));
      const heard = (text: string) => new Promise<string>((done) => {
        const look = () => { if (all.includes(text)) { waiting.delete(look); done(all); } };
        waiting.add(look);
        look();
      });
      resolve({ heard, ended, said: () => all, close: () => request.destroy() });
    });
    request.on('error', reject);
  });
}

const suspend = async (by: TestClient, name: string) => {
  const { data } = await by.call('staff.list', { query: { search: name } });
  const id = data.find((person) => person.user_name === name)?.id ?? 0;
  await by.call('staff.suspend', { params: { id }, body: { reason: 'test' } });
  return id;
};

describe('A-06 live events', () => {
  test('A-06 reach the screens of the branch and no other', async () => {
    const [founder, yangon, mandalay] = [await house.as('superadmin'), await house.as('owner'), await house.as('mdy.manager')];
    const [here, there] = [await listen(yangon), await listen(mandalay)];
    const id = await suspend(founder, 'collector');
    const told = await here.heard(`{"id":${id}}`);
    const mdy = await suspend(founder, 'mdy.postman');
    await there.heard(`{"id":${mdy}}`);
    expect(told).toContain('event: staff');
    expect(there.said()).not.toContain(`{"id":${id}}`);
    here.close();
    there.close();
  });

  test('A-06 what was missed is told when a stream is taken up again', async () => {
    const founder = await house.as('superadmin');
    const first = await listen(founder);
    const seen = await suspend(founder, 'tgi.courier');
    const last = /id: (\d+)\n/.exec(await first.heard(`{"id":${seen}}`))?.[1] ?? '';
    first.close();
    const missed = await suspend(founder, 'bgo.courier');
    const again = await listen(founder, { 'last-event-id': last });
    expect(await again.heard(`{"id":${missed}}`)).not.toContain(`{"id":${seen}}`);
    again.close();
  });

  test('S-30 the stream of somebody who is suspended ends at once', async () => {
    const [founder, person] = [await house.as('superadmin'), await house.as('supervisor')];
    const stream = await listen(person);
    await suspend(founder, 'supervisor');
    await stream.ended;
    expect((await person.try('sessions.activeAccount')).status).toBe(401);
  });

  test('S-30 without a session there is no stream', async () => {
    const { status, body } = await house.guest().try('sessions.events');
    expect([status, body.code]).toEqual([401, 'unauthorized']);
  });
});
