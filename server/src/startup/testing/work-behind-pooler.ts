import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { buildApp } from '../../app.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import { withJobLock } from '../../kernel/job-lock.ts';
import type { Log } from '../../kernel/log.ts';
import { readSettings, type Settings } from '../../kernel/settings.ts';
import { TestClient } from '../../kernel/testing/app.ts';
import { openDatabase } from '../open-database.ts';

/** Poolers, with the database itself behind them. */
export interface PoolerAddresses {
  readonly pooled: string;
  readonly direct: string;
}

/**
 * Works through a pooler: signs in, reads and writes concurrently, hears an event, runs a background job, and holds a job lock that a second holder waits for.
 * Returns the warnings about the pooler and whether plans are kept.
 */
export async function workBehindPooler({ pooled, direct }: PoolerAddresses) {
  const warnings: string[] = [];
  const log: Log = { debug: () => {}, info: () => {}, error: () => {}, warn: (line) => void warnings.push(line) };
  const env = {
    DATABASE_URL: pooled,
    DATABASE_DIRECT_URL: direct,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
  };
  const settings = readSettings(env) as Settings;
  const open = await openDatabase(settings, log);
  const app = await buildApp({ ...open, settings, databaseUrl: open.url });
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const client = new TestClient(app);
    await client.signIn('owner', demoPassword);
    const event = hear((app.server.address() as AddressInfo).port, client.token ?? '', 'announcement');
    await event.opened;

    const announced = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const body = { title: `pooled ${at}`, body: 'Behind a pooler', for_roles: [], for_branches: [] };
        const made = await client.call('announcements.create', { body });
        await client.call('staff.list', { query: {} });
        return made.data.id;
      }),
    );
    expect(announced.length).toBe(20);
    await client.call('announcements.publish', { params: { id: announced[0] ?? 0 } });
    await event.heard;

    const file = await client.call('exports.start', {
      body: { list: 'staff', format: 'csv', columns: ['user_name'], sort: 'user_name', filters: {} },
    });
    const isReady = async () =>
      (await client.call('exports.list', { query: {} })).data.find(({ id }) => id === file.data.id)?.status;
    await expect.poll(isReady, { timeout: 20_000 }).toBe('ready');

    const second: boolean[] = [];
    await withJobLock(app.waybill.db, 'pooled', async (held) => {
      // Other work of the pool changes its sessions in between.
      await Promise.all([1, 2, 3].map(() => client.call('staff.list', { query: {} })));
      second.push(await withJobLock(app.waybill.db, 'pooled', async () => {}));
      await held.selectFrom('staff').select('id').limit(1).execute();
    });
    expect(second).toEqual([false]);
    expect(await withJobLock(app.waybill.db, 'pooled', async () => {})).toBe(true);
    return { warnings: warnings.filter((line) => line.includes('pooler')), keepsPlans: open.pooler?.keepsPlans };
  } finally {
    await app.close();
    await open.close();
  }
}

/** Opens the stream of events of a screen. */
function hear(port: number, token: string, topic: string) {
  let onHeard = (): void => {};
  const heard = new Promise<void>((resolve) => (onHeard = resolve));
  const opened = new Promise<void>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    http
      .get({ port, path: '/api/events', headers }, (response) => {
        response.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes(`event: ${topic}`)) onHeard();
        });
        resolve();
      })
      .on('error', reject);
  });
  return { opened, heard };
}
