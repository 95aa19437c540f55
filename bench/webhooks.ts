import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { merchantOf } from './clearance.ts';
import { signedIn } from './client.ts';
import { wanted } from './goals.ts';

/** Events that wait for each of two programs: one that accepts them at once, one that never answers. */
const events = 10_000;
/** Minimum deliveries a second to the one that accepts them. */
const least = 200;

/** Measures how fast events are delivered to a program that accepts them while another one hangs, by the running server. */
export async function benchWebhooks(pool: pg.Pool, { url }: { readonly url: string }): Promise<void> {
  const [manager, owner, clerk] = await Promise.all(
    ['manager', 'owner', 'staff'].map((name) => signedIn(url, 2, name)),
  );
  if (!manager || !owner || !clerk) throw new Error('nobody signed in');
  const { merchant } = await merchantOf(manager.call, owner.call, clerk.call);
  let taken = 0;
  const ids = new Set<string>();
  const quick = await listen((request, response) => {
    taken += 1;
    ids.add(String(request.headers['webhook-id']));
    request.resume().on('end', () => response.writeHead(204).end());
  });
  let knocked = 0;
  const dead = await listen((request) => {
    knocked += 1;
    request.resume();
  });
  const endpoint = (name: string, port: number) =>
    manager.call<{ data: { id: number } }>('POST', '/api/webhook', {
      owner_kind: 'merchant',
      customer_id: merchant,
      branch_id: null,
      owner_name: null,
      name,
      url: `http://127.0.0.1:${port}/hook`,
      events: [],
    });
  await endpoint('Quick', portOf(quick));
  await endpoint('Dead', portOf(dead));
  // Queues events as their steps would, all at once.
  await pool.query(
    `insert into webhook_event (about, thing_id, source, step, at, customer_id)
     select 'clearance', n, 1, 'pending', now(), $1 from generate_series(1, $2::int) n`,
    [merchant, events],
  );
  const begun = performance.now();
  while (taken < events && performance.now() - begun < 120_000) await pause(50);
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await pool.query<{ ms: number }>(
    `select percentile_cont(0.95) within group (order by t.took_ms) as ms from webhook_try t join webhook_delivery d on d.id = t.delivery_id where d.status = 'delivered'`,
  );
  console.log(
    `\nwebhooks: ${taken} of ${events} delivered in ${seconds.toFixed(1)} s beside a program that hangs (${knocked} calls of it under way or given up): ${wanted('webhooks a second', taken / seconds, { least })} a second; ${ids.size} different ids; one call p95 ${Math.round(rows[0]?.ms ?? 0)} ms`,
  );
  for (const server of [quick, dead]) {
    server.closeAllConnections();
    server.close();
  }
  for (const person of [manager, owner, clerk]) person.close();
}

async function listen(handle: http.RequestListener): Promise<http.Server> {
  const server = http.createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const portOf = (server: http.Server): number => (server.address() as AddressInfo).port;
