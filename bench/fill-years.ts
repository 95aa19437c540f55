import type pg from 'pg';
import { searchKey } from '../domain/src/kernel/text.ts';
import { makeTrackingCode } from '../domain/src/rooms/labels/tracking-code.ts';
import { codAt } from '../domain/src/rooms/labels/cod-states.ts';
import { columnsOf } from './fill-labels.ts';

/** Two delivered parcels that the product made: of somebody who walked in, and of a merchant with COD. Everything that is filled in is like them. */
export interface YearModel {
  readonly walkIn: number;
  readonly merchant: number;
  readonly customer: number;
}

/** How many parcels an operator of this size takes in a day: more labels are more years, not fuller days. */
export const aDay = 2_740;
const merchants = 400;
/** COD that was delivered since so many days is still on its way to the merchant. */
const openDays = 14;
const chunk = 50_000;
const names = [
  'Ma Thida',
  'U Kyaw Zin',
  'Daw Khin Mar Lar',
  'Ko Aung Myo',
  'Ma Hnin Wai',
  'U Soe Naing',
  'Daw Nilar Win',
];

type Copy = (table: string, change: Readonly<Record<string, string>>, from: string) => Promise<unknown>;

/** Copies rows of the models with some columns changed by SQL; ids are given anew where `change` has none. */
async function copier(pool: pg.Pool): Promise<Copy> {
  const columns = new Map<string, string[]>();
  return async (table, change, from) => {
    if (!columns.has(table)) columns.set(table, await columnsOf(pool, table));
    const own = (columns.get(table) ?? []).filter((name) => name !== 'id' || change['id'] !== undefined);
    return pool.query(
      `insert into ${table} (${own.join(', ')}) overriding system value select ${own.map((name) => change[name] ?? `t.${name}`).join(', ')} from ${from}`,
    );
  };
}

/** Merchants, their accounts, and those of the branches. */
async function openBooks(pool: pg.Pool, { customer }: YearModel): Promise<void> {
  const columns = (await columnsOf(pool, 'customer')).filter((name) => name !== 'id');
  await pool.query(
    `create unlogged table bench_merchant as
     with made as (
       insert into customer (${columns.join(', ')})
       select ${columns
         .map((name) =>
           name === 'business_name'
             ? "'Shop ' || n"
             : name === 'search_key'
               ? "'shop' || n"
               : name === 'branch_id'
                 ? '(select id from branch order by id limit 1 offset n % (select count(*) from branch))'
                 : `c.${name}`,
         )
         .join(', ')} from customer c, generate_series(0, $2::int - 1) n where c.id = $1 returning id)
     select (row_number() over (order by id) - 1)::int as n, id from made`,
    [customer, merchants],
  );
  await pool.query(
    `insert into account (kind, customer_id) select kind, id from bench_merchant, unnest(array['payable:merchant', 'receivable:merchant']) kind on conflict do nothing`,
  );
  await pool.query(
    `insert into account (kind, branch_id) select kind, id from branch, unnest(array['cash:branch', 'cash:transit']) kind on conflict do nothing`,
  );
  await pool.query(
    `insert into account (kind, name) values ('bank', null), ('expense', 'bank_statement_fee'), ('income', 'hold_mail'), ('income', 'sms'), ('income', 'phone_call'), ('income', 'emo') on conflict do nothing`,
  );
  await pool.query(
    `insert into account (kind, branch_id, name) select 'branch_expense', b.id, (select min(id)::text from expense_category) from branch b on conflict do nothing`,
  );
  await pool.query(
    'create unlogged table bench_copy (n int, id bigint, code text, model bigint, base timestamptz, accept bigint, deliver bigint, merchant bigint, spread bigint)',
  );
}

const oneOf = (texts: readonly string[]) =>
  `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + x.n % ${texts.length}]`;
const number = `(9400000000 + x.spread * 97)::text`;

/**
 * Makes the history of an operator with `many` labels, where there are `from` of them: each with its entries, journals, a message, and audit lines, older
 * the more there are. Set by set, with the triggers off: what it writes is right because the product wrote what it copies.
 */
export async function fillYears(pool: pg.Pool, model: YearModel, from: number, many: number): Promise<void> {
  if (from === 0) await openBooks(pool, model);
  const copy = await copier(pool);
  for (let done = from; done < many; done += chunk) {
    const some = Math.min(chunk, many - done);
    const codes = Array.from({ length: some }, (_, at) => makeTrackingCode('EX', 10_000_000 + done + at));
    await pool.query('truncate bench_copy');
    await pool.query(
      `insert into bench_copy
       select g.n, nextval('label_id_seq'), code, case when g.n % 3 = 0 then $2::bigint else $3::bigint end,
         now() - make_interval(secs => 86400.0 * (1 + ($4::int + $5::int - at) / ${aDay}.0)), a.id, d.id, m.id, g.n::bigint * 48271 % 1000003
       from (select code, at, ($4::int + at)::int as n from unnest($1::text[]) with ordinality g(code, at)) g
         cross join lateral (select count(*)::int as many from branch) k
         join (select id, (row_number() over (order by id) - 1)::int as nth from branch) a on a.nth = g.n % k.many
         join (select id, (row_number() over (order by id) - 1)::int as nth from branch) d on d.nth = g.n / 7 % k.many
         left join bench_merchant m on g.n % 3 <> 0 and m.n = g.n * 31 % ${merchants}
       order by at`,
      [codes, model.walkIn, model.merchant, done, some],
    );
    await pool.query('analyze bench_copy');
    await parcels(copy);
    await money(pool, copy);
  }
  await till(pool, from, many);
  await pool.query(
    'vacuum analyze label, label_state, label_entry, label_phone, journal, posting, audit, message, account',
  );
}

async function parcels(copy: Copy): Promise<void> {
  const at = (moment: string) => `x.base + make_interval(hours => 9 * (e.nth - 1)::int) + (${moment} - ${moment})`;
  const states = `case when x.base > now() - interval '${openDays} days' then '${codAt.delivered}' else '${codAt.paid}' end`;
  await copy(
    'label',
    {
      id: 'x.id',
      tracking_code: 'x.code',
      reference_id: 'null',
      merchant_id: 'x.merchant',
      branch_id: 'x.accept',
      source_branch_id: 'x.accept',
      deliver_branch_id: 'x.deliver',
      destination_name: `${oneOf(names)} || ' ' || x.spread`,
      service_type: `(array['express', 'express', 'register', 'special', 'vpp', 'vpl'])[1 + x.n % 6]`,
      search_key: `concat_ws('|', lower(x.code), ${oneOf(names.map((name) => searchKey(name)))} || x.spread, '0' || ${number})`,
      created_at: 'x.base',
      updated_at: 'x.base',
    },
    'bench_copy x join label t on t.id = x.model order by x.id',
  );
  await copy(
    'label_phone',
    { label_id: 'x.id', phone: `case when t.side = 'destination' then ${number} else t.phone end` },
    'bench_copy x join label_phone t on t.label_id = x.model',
  );
  await copy(
    'label_entry',
    {
      label_id: 'x.id',
      scan_id: 'null',
      at: at('t.at'),
      recorded_at: at('t.at'),
      branch_id: 'case when e.nth <= 2 then x.accept else x.deliver end',
      to_branch_id: 'null',
    },
    `bench_copy x
     join (select id, label_id, row_number() over (partition by label_id order by id) as nth from label_entry) e on e.label_id = x.model
     join label_entry t on t.id = e.id order by x.base + make_interval(hours => 9 * (e.nth - 1)::int), x.id`,
  );
  await copy(
    'label_state',
    {
      label_id: 'x.id',
      entry_id: '(select max(e.id) from label_entry e where e.label_id = x.id)',
      accept_branch_id: 'x.accept',
      deliver_branch_id: 'x.deliver',
      holder_branch_id: 'x.deliver',
      status_at: "x.base + interval '27 hours'",
      accepted_at: "x.base + interval '9 hours'",
      delivered_at: "x.base + interval '27 hours'",
      closed_at: "x.base + interval '27 hours'",
      cod_status: `case when t.cod_status is null then null else ${states} end`,
      clearance_id: 'null',
    },
    'bench_copy x join label_state t on t.label_id = x.model',
  );
}

async function money(pool: pg.Pool, copy: Copy): Promise<void> {
  const entry = `join label_entry me on me.id = t.entry_id
    join label_entry e on e.label_id = x.id and e.status = me.status`;
  await copy(
    'journal',
    {
      key: `'bench:' || x.id || ':' || t.event`,
      at: 'e.at',
      business_date: "(e.at at time zone 'Asia/Yangon')::date",
      label_id: 'x.id',
      entry_id: 'e.id',
      branch_id: 'e.branch_id',
      staff_id: 'null',
    },
    `bench_copy x join journal t on t.label_id = x.model ${entry} order by e.at, x.id`,
  );
  // Cash of couriers as if it had been paid at the counter.
  await pool.query(
    `insert into posting (journal_id, account_id, amount)
     select j.id, coalesce(till.id, owed.id, t.account_id), t.amount
     from bench_copy x join journal m on m.label_id = x.model join journal j on j.label_id = x.id and j.event = m.event
       join posting t on t.journal_id = m.id join account a on a.id = t.account_id
       left join account till on a.kind in ('cash:courier', 'cash:branch') and till.kind = 'cash:branch' and till.branch_id = j.branch_id
       left join account owed on a.customer_id is not null and owed.kind = a.kind and owed.customer_id = x.merchant
     order by j.id, t.id`,
  );
  await pool.query(
    `insert into message (purpose, event, branch_id, label_id, status, phone, segments, cost, due_at, sent_at, delivered_at, created_at, updated_at)
     select 'delivered', e.id, e.branch_id, x.id, 'delivered', '09791234567', 1, 15, e.at, e.at, e.at, e.at, e.at
     from bench_copy x join label_entry e on e.label_id = x.id and e.status = 'delivered' where x.merchant is not null`,
  );
  await pool.query(
    `insert into audit (at, staff_id, branch_id, room, record_id, record_name, action, before, after, request_id)
     select x.base, (select min(id) from staff), x.accept, 'labels', x.id::text, x.code, 'edit', '{"remark": null}', '{"remark": "Call before noon"}', 'bench'
     from bench_copy x where x.n % 2 = 0`,
  );
}

/** What each branch spends, sends on and is charged every day. */
async function till(pool: pg.Pool, from: number, many: number): Promise<void> {
  await pool.query(
    `with day as (
       select b.id as branch_id, (now() at time zone 'Asia/Yangon')::date - n as day from branch b, generate_series(${Math.ceil(from / aDay)} + 1, ${Math.ceil(many / aDay)} + 1) n),
     made as (
       insert into journal (key, event, at, business_date, branch_id)
       select 'bench:' || d.branch_id || ':' || d.day || ':' || e, e, d.day + time '12:00', d.day, d.branch_id
       from day d, unnest(array['expense', 'sent', 'bank_charge', 'hold_ended']) e on conflict do nothing returning id, event, branch_id)
     insert into posting (journal_id, account_id, amount)
     select m.id, a.id, case when a.kind = 'cash:branch' and m.event <> 'hold_ended' or a.kind = 'bank' and m.event = 'bank_charge' or a.kind = 'income' then -v.amount else v.amount end
     from made m
       join (values ('expense', 3000::bigint, 'branch_expense', 'cash:branch'), ('sent', 900000, 'bank', 'cash:branch'), ('bank_charge', 50, 'expense', 'bank'), ('hold_ended', 300, 'cash:branch', 'income')) v(event, amount, debit, credit) on v.event = m.event
       join account a on a.kind in (v.debit, v.credit) and (a.branch_id is null or a.branch_id = m.branch_id)
         and (a.kind not in ('income', 'expense') or a.name in ('hold_mail', 'bank_statement_fee')) and (a.kind <> 'bank' or a.name is null)`,
  );
}
