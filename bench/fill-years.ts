import type pg from 'pg';
import { searchKey } from '../domain/src/kernel/text.ts';
import { makeTrackingCode } from '../domain/src/rooms/labels/tracking-code.ts';
import { codAt } from '../domain/src/rooms/labels/cod-states.ts';
import { columnsOf } from './fill-labels.ts';
import { fewSessions, putBack, quickOptions, takeOff } from './quick-fill.ts';

/** Two delivered parcels of the product: one of a walk-in customer, and one of a merchant with COD. All filled-in parcels are copies. */
export interface YearModel {
  readonly walkIn: number;
  readonly merchant: number;
  readonly customer: number;
}

/** Parcels per day of an operator of this size: more labels are more years, not busier days. */
export const aDay = 2_740;
const merchants = 400;
/** Days for which delivered COD is still on its way to the merchant. */
const openDays = 14;
const chunk = 100_000;
const names = [
  'Ma Thida',
  'U Kyaw Zin',
  'Daw Khin Mar Lar',
  'Ko Aung Myo',
  'Ma Hnin Wai',
  'U Soe Naing',
  'Daw Nilar Win',
];

/** Filled by one connection each, in parallel; the largest first. */
const parcelTables = ['label', 'label_state', 'label_phone', 'audit'];
const stepTables = ['label_entry', 'posting', 'journal', 'message'];
/** Tables of which the models are copied first: they have no indexes while they are filled. */
const modelTables = [...parcelTables, ...stepTables].filter((table) => !['audit', 'message'].includes(table));

type Copy = (table: string, change: Readonly<Record<string, string>>, from: string) => Promise<unknown>;

/** Copies rows of the models with some columns changed by SQL; ids are new where `change` has none. */
async function copier(pool: pg.Pool, client: pg.PoolClient): Promise<Copy> {
  const columns = new Map<string, string[]>();
  for (const table of modelTables) columns.set(table, await columnsOf(pool, table));
  return async (table, change, from) => {
    const own = (columns.get(table) ?? []).filter((name) => name !== 'id' || change['id'] !== undefined);
    return client.query(
      `insert into ${table} (${own.join(', ')}) overriding system value select ${own.map((name) => change[name] ?? `t.${name}`).join(', ')} from ${from}`,
    );
  };
}

/** Stores the rows of the models, numbered within their parcel. */
async function keepModels(pool: pg.Pool, { walkIn, merchant }: YearModel): Promise<void> {
  const both = `(${walkIn}, ${merchant})`;
  const numbered = (table: string) =>
    `select t.*, row_number() over (partition by t.label_id order by t.id) - 1 as nth from ${table} t where t.label_id in ${both}`;
  for (const [table, rows] of Object.entries({
    label: `select * from label where id in ${both}`,
    label_state: `select * from label_state where label_id in ${both}`,
    label_phone: `select * from label_phone where label_id in ${both}`,
    label_entry: numbered('label_entry'),
    journal: numbered('journal'),
  }))
    await pool.query(`create unlogged table bench_${table} as ${rows}`);
  await pool.query(
    `create unlogged table bench_posting as
     select j.label_id, j.nth, j.event, p.account_id, p.amount, a.kind, a.customer_id is not null as of_customer
     from bench_journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id order by p.id`,
  );
}

/** Makes merchants, their accounts, and those of the branches. */
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
}

const oneOf = (texts: readonly string[]) =>
  `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + x.n % ${texts.length}]`;
/**
 * Receiver of a parcel, by its number: five parcels within 73 days to each, then to others, so that the answer about a receiver has the same length
 * at every age. The factor spreads them.
 */
const receiver = 'g.n::bigint / 200000 * 40000 + g.n::bigint * 48271 % 40000';
const number = `(9400000000 + x.spread * 97)::text`;

/**
 * Makes the history of an operator with `many` labels, of which `from` exist: each with its entries, journals, a message, and audit lines, older with
 * every label. Works set by set, without triggers, write-ahead log and indexes; its rows are valid because they are copies of the product's. Needs
 * exclusive use of the database, which runs with `quickFlags`.
 */
export async function fillYears(databaseUrl: string, model: YearModel, from: number, many: number): Promise<void> {
  const pool = fewSessions(databaseUrl, 3, quickOptions);
  if (from === 0) {
    await openBooks(pool, model);
    await keepModels(pool, model);
  }
  const [one, two] = [await pool.connect(), await pool.connect()];
  const first = await firstNumbers(pool, from);
  await Promise.all([takeOff(one, parcelTables), takeOff(two, stepTables)]);
  const [copyParcels, copySteps] = [await copier(pool, one), await copier(pool, two)];
  for (let done = from; done < many; done += chunk) {
    const next = await nextParcels(pool, model, first, { from, done, some: Math.min(chunk, many - done) });
    await Promise.all([parcels(one, copyParcels, next), steps(two, copySteps, next)]);
  }
  await Promise.all([one.query('commit'), two.query('commit')]);
  one.release();
  two.release();
  const more = many - from;
  await pool.query(
    `select setval('label_id_seq', ${first.label + many}), setval('label_entry_id_seq', ${first.entry + first.entries * (more + 1)}), setval('journal_id_seq', ${first.journal + first.journals * (more + 1)})`,
  );
  for (let done = from; done < many; done += chunk) await pool.query(`drop table ${parcelsAt(done)}`);
  await putBack(
    pool,
    [...parcelTables, ...stepTables].toSorted((a, b) => bySize.indexOf(a) - bySize.indexOf(b)),
  );
  await till(pool, from, many);
  await pool.end();
}

/** Indexes of the largest tables are made first. */
const bySize = ['label_entry', 'posting', 'label', 'label_state', 'label_phone', 'journal', 'message', 'audit'];

/** First ids of the copies, and the maximum entries and journals of each. */
interface FirstNumbers {
  readonly label: number;
  readonly entry: number;
  readonly journal: number;
  readonly entries: number;
  readonly journals: number;
}

async function firstNumbers(pool: pg.Pool, from: number): Promise<FirstNumbers> {
  const { rows } = await pool.query<Record<keyof FirstNumbers, string>>(
    `select nextval('label_id_seq') - $1::bigint as label, nextval('label_entry_id_seq') as entry, nextval('journal_id_seq') as journal,
       (select max(nth) + 1 from bench_label_entry) as entries, (select max(nth) + 1 from bench_journal) as journals`,
    [from],
  );
  const [found] = rows;
  return {
    label: Number(found?.label),
    entry: Number(found?.entry),
    journal: Number(found?.journal),
    entries: Number(found?.entries),
    journals: Number(found?.journals),
  };
}

/** Batches of parcels have their own table until all have been copied. */
const parcelsAt = (done: number): string => `bench_copy_${done}`;

/** Selects the next parcels to fill in, the newest of those that are left, as a table. */
async function nextParcels(
  pool: pg.Pool,
  model: YearModel,
  first: FirstNumbers,
  { from, done, some }: { readonly from: number; readonly done: number; readonly some: number },
): Promise<string> {
  const table = parcelsAt(done);
  const codes = Array.from({ length: some }, (_, at) => makeTrackingCode('EX', 10_000_000 + done + at));
  await pool.query(
    `create unlogged table ${table} (n int, id bigint, code text, model bigint, base timestamptz, accept bigint, deliver bigint, merchant bigint, spread bigint, entry bigint, journal bigint)`,
  );
  await pool.query(
    `insert into ${table}
     select g.n, ${first.label} + g.n, code, case when g.n % 3 = 0 then $2::bigint else $3::bigint end,
       now() - make_interval(secs => 86400.0 * (1 + ($4::int + $5::int - at) / ${aDay}.0)), a.id, d.id, m.id, ${receiver},
       ${first.entry} + ${first.entries} * (g.n - ${from}), ${first.journal} + ${first.journals} * (g.n - ${from})
     from (select code, at, ($4::int + at)::int as n from unnest($1::text[]) with ordinality g(code, at)) g
       cross join lateral (select count(*)::int as many from branch) k
       join (select id, (row_number() over (order by id) - 1)::int as nth from branch) a on a.nth = g.n % k.many
       join (select id, (row_number() over (order by id) - 1)::int as nth from branch) d on d.nth = g.n / 7 % k.many
       left join bench_merchant m on g.n % 3 <> 0 and m.n = g.n * 31::bigint % ${merchants}
     order by at`,
    [codes, model.walkIn, model.merchant, done, some],
  );
  await pool.query(`analyze ${table}`);
  return table;
}

const at = (nth: string) => `(x.base + make_interval(hours => 9 * (${nth})::int))`;

async function parcels(client: pg.PoolClient, copy: Copy, next: string): Promise<void> {
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
    `${next} x join bench_label t on t.id = x.model`,
  );
  await copy(
    'label_state',
    {
      label_id: 'x.id',
      entry_id: 'x.entry + (select max(e.nth) from bench_label_entry e where e.label_id = x.model)',
      accept_branch_id: 'x.accept',
      deliver_branch_id: 'x.deliver',
      holder_branch_id: 'x.deliver',
      status_at: at('3'),
      accepted_at: at('1'),
      delivered_at: at('3'),
      closed_at: at('3'),
      cod_status: `case when t.cod_status is null then null else ${states} end`,
      clearance_id: 'null',
    },
    `${next} x join bench_label_state t on t.label_id = x.model`,
  );
  await copy(
    'label_phone',
    { label_id: 'x.id', phone: `case when t.side = 'destination' then ${number} else t.phone end` },
    `${next} x join bench_label_phone t on t.label_id = x.model`,
  );
  await client.query(
    `insert into audit (at, staff_id, branch_id, room, record_id, record_name, action, before, after, request_id)
     select x.base, (select min(id) from staff), x.accept, 'labels', x.id::text, x.code, 'edit', '{"remark": null}', '{"remark": "Call before noon"}', 'bench'
     from ${next} x where x.n % 2 = 0 order by x.n`,
  );
}

async function steps(client: pg.PoolClient, copy: Copy, next: string): Promise<void> {
  await copy(
    'label_entry',
    {
      id: 'x.entry + t.nth',
      label_id: 'x.id',
      scan_id: 'null',
      at: at('t.nth'),
      recorded_at: at('t.nth'),
      branch_id: 'case when t.nth <= 1 then x.accept else x.deliver end',
      to_branch_id: 'null',
    },
    `${next} x join bench_label_entry t on t.label_id = x.model order by ${at('t.nth')}, x.id`,
  );
  const posted = `${next} x join bench_journal t on t.label_id = x.model
    join bench_label_entry e on e.id = t.entry_id`;
  const branch = 'case when e.nth <= 1 then x.accept else x.deliver end';
  await copy(
    'journal',
    {
      id: 'x.journal + t.nth',
      key: `'bench:' || x.id || ':' || t.nth`,
      at: at('e.nth'),
      business_date: `(${at('e.nth')} at time zone 'Asia/Yangon')::date`,
      label_id: 'x.id',
      entry_id: 'x.entry + e.nth',
      branch_id: branch,
      staff_id: 'null',
    },
    `${posted} order by ${at('e.nth')}, x.id`,
  );
  // Books couriers' cash as if it had been paid at the counter.
  await client.query(
    `insert into posting (journal_id, account_id, amount)
     select x.journal + t.nth, coalesce(till.id, owed.id, p.account_id), p.amount
     from ${posted} join bench_posting p on p.label_id = t.label_id and p.nth = t.nth
       left join account till on p.kind in ('cash:courier', 'cash:branch') and till.kind = 'cash:branch' and till.branch_id = ${branch}
       left join account owed on p.of_customer and owed.kind = p.kind and owed.customer_id = x.merchant
     order by ${at('e.nth')}, x.id`,
  );
  await client.query(
    `insert into message (purpose, event, branch_id, label_id, status, phone, segments, cost, due_at, sent_at, delivered_at, created_at, updated_at)
     select 'delivered', x.entry + 3, x.deliver, x.id, 'delivered', '09791234567', 1, 15, d.at, d.at, d.at, d.at, d.at
     from ${next} x cross join lateral (select ${at('3')} as at) d where x.merchant is not null order by d.at`,
  );
}

/** Books the daily expenses, deposits and charges of each branch. */
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
  // No bank statement exists yet.
  await pool.query(
    `insert into bank_unseen (posting_id, account_id, business_date, amount)
     select p.id, p.account_id, j.business_date, p.amount
     from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
     where a.kind = 'bank' and j.key like 'bench:%' on conflict do nothing`,
  );
}
