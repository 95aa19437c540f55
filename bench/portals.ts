import { createHash } from 'node:crypto';
import http from 'node:http';
import type pg from 'pg';
import { signedIn } from './client.ts';
import { wanted } from './goals.ts';
import { labelWish } from './labels.ts';
import { median } from './measure.ts';

/** Merchants with an open page, and orders of theirs that are made meanwhile. */
const merchants = 500;
const orders = 60;
/** Merchants who open their page at the same moment. */
const atOnce = 20;

/** Measures 500 merchants with open pages: the memory of the app server, and how long an order takes to reach the page of its merchant alone. */
export async function benchPortals(
  pool: pg.Pool,
  { url, memory }: { readonly url: string; readonly memory: () => number },
): Promise<void> {
  const shops = await fillMerchants(pool);
  const before = memory();
  const pages: Page[] = [];
  for (let at = 0; at < merchants; at += atOnce) {
    const some = shops.slice(at, at + atOnce);
    pages.push(...(await Promise.all(some.map(({ token }) => openPage(url, token)))));
    await Promise.all(some.map(({ token }) => readHome(url, token)));
  }
  const { call, close } = await signedIn(url, 1, 'staff');
  const wish = await labelWish(call);
  const waits: number[] = [];
  for (let at = 0; at < orders; at++) {
    const shop = shops[(at * 7) % merchants] as Shop;
    const page = pages[(at * 7) % merchants] as Page;
    const from = performance.now();
    const event = page.next();
    await call('POST', '/api/label', { ...wish, merchant_id: shop.id });
    await event;
    waits.push(performance.now() - from);
  }
  close();
  const events = pages.reduce((sum, page) => sum + page.events(), 0);
  console.log(
    `\n${merchants} merchants with open pages  app server ${wanted('merchants with open pages, MB', memory() / 1_048_576, { most: 500 })} MB, ${Math.round(before / 1_048_576)} MB without them   an order reaches its merchant in ${median(waits).toFixed(0)} ms   ${events} events for ${orders} orders`,
  );
  for (const page of pages) page.close();
}

interface Shop {
  readonly id: number;
  readonly token: string;
}

/** Makes merchants with an owner each, signed in at the portal. */
async function fillMerchants(pool: pg.Pool): Promise<Shop[]> {
  const tokens = Array.from({ length: merchants }, (_, n) => `bench-portal-session-${String(n).padStart(6, '0')}`);
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const { rows } = await pool.query<{ id: number }>(
    `with c as (
       insert into customer (type, customer_name, branch_id, status, search_key, phones, portal_access, created_at, updated_at)
       select 'merchant', 'Bench shop ' || n, (select branch_id from staff where user_name = 'staff'), 'active', 'bench shop ' || n,
         array['09777' || lpad(n::text, 6, '0')], 'order', now(), now() from generate_series(1, $1::int) n returning id),
     s as (
       insert into staff (user_name, name, role_slug, user_type, locale, status, password_hash, search_key, created_at, updated_at)
       select 'bench.shop' || n, 'Bench owner ' || n, 'merchant-owner', 'merchant', 'mm', 'active', '-', 'bench owner ' || n, now(), now()
       from generate_series(1, $1::int) n returning id),
     pair as (
       select cc.id as customer_id, ss.id as staff_id, cc.n from (select id, row_number() over (order by id) as n from c) cc
       join (select id, row_number() over (order by id) as n from s) ss using (n)),
     mu as (
       insert into merchant_user (staff_id, customer_id, role_slug, status, created_at, updated_at)
       select staff_id, customer_id, 'merchant-owner', 'active', now(), now() from pair returning id),
     se as (
       insert into session (token_hash, staff_id, customer_id, created_at, last_seen_at, expires_at)
       select ($2::bytea[])[n], staff_id, customer_id, now(), now(), now() + interval '1 day' from pair returning id)
     select customer_id as id from pair order by n`,
    [merchants, hashes],
  );
  return rows.map(({ id }, at) => ({ id, token: tokens[at] as string }));
}

interface Page {
  /** Waits for the next event. */
  next(): Promise<void>;
  events(): number;
  close(): void;
}

function openPage(url: string, token: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const request = http.get(new URL('/api/events', url), { headers, agent: false }, (response) => {
      let events = 0;
      let waiting: (() => void)[] = [];
      response.setEncoding('utf8').on('data', (text: string) => {
        events += text.split('event: ').length - 1;
        if (!text.includes('event: ')) return;
        for (const wake of waiting) wake();
        waiting = [];
      });
      if (response.statusCode !== 200) return reject(new Error(`a page was answered with ${response.statusCode}`));
      resolve({
        next: () => new Promise((done) => waiting.push(done)),
        events: () => events,
        close: () => {
          request.removeAllListeners('error');
          request.on('error', () => {});
          request.destroy();
        },
      });
    });
    request.on('error', reject);
  });
}

async function readHome(url: string, token: string): Promise<void> {
  const response = await fetch(new URL('/api/merchant-portal/home', url), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`a home was answered with ${response.status}`);
  await response.arrayBuffer();
}
