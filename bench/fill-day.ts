import type pg from 'pg';
import { makeTrackingCode } from '../domain/src/rooms/labels/tracking-code.ts';
import { labelsOf, merchantOf, scan } from './clearance.ts';
import { signedIn } from './client.ts';
import { columnsOf } from './fill-labels.ts';
import { labelWish } from './labels.ts';

/**
 * Two parcels that the product has just accepted: one paid at the counter and one of a merchant with COD. Every parcel of the day is a copy of one of
 * them.
 */
export interface DayModel {
  readonly walkIn: number;
  readonly merchant: number;
}

const chunk = 2_000;
const firstSerial = 60_000_000;

/** Makes and accepts the two parcels through the product. */
export async function acceptModels(pool: pg.Pool, url: string): Promise<DayModel> {
  const [clerk, manager, owner] = await Promise.all(
    ['staff', 'manager', 'owner'].map((name) => signedIn(url, 1, name)),
  );
  if (!clerk || !manager || !owner) throw new Error('the demo accounts are missing');
  const { merchant } = await merchantOf(manager.call, owner.call, clerk.call);
  const [cod = ''] = await labelsOf(clerk.call, merchant, 1);
  const { data: sold } = await clerk.call<{ data: { tracking_code: string } }>(
    'POST',
    '/api/label',
    await labelWish(clerk.call),
  );
  await scan(clerk.call, [cod, sold.tracking_code], 'accept_from_origin_branch');
  for (const { close } of [clerk, manager, owner]) close();
  const idOf = async (code: string) =>
    Number((await pool.query<{ id: number }>('select id from label where tracking_code = $1', [code])).rows[0]?.id);
  return { walkIn: await idOf(sold.tracking_code), merchant: await idOf(cod) };
}

/**
 * Accepts parcels at the branch of the models, spread over the day until now, where `from` of them have been accepted. Triggers run as for a scan, so
 * that all stored sums of the day are kept.
 */
export async function fillDay(pool: pg.Pool, model: DayModel, from: number, many: number): Promise<void> {
  const columns = new Map<string, string[]>();
  for (const table of ['label', 'label_state', 'label_entry', 'label_phone', 'journal', 'posting', 'label_cash'])
    columns.set(table, await columnsOf(pool, table));
  const copy = (table: string, change: Readonly<Record<string, string>>, rows: string) => {
    const own = (columns.get(table) ?? []).filter((name) => name !== 'id' || change['id'] !== undefined);
    return `insert into ${table} (${own.join(', ')}) overriding system value select ${own.map((name) => change[name] ?? `t.${name}`).join(', ')} from ${rows}`;
  };
  const client = await pool.connect();
  for (let done = from; done < many; done += chunk) {
    const codes = Array.from({ length: Math.min(chunk, many - done) }, (_, at) =>
      makeTrackingCode('EX', firstSerial + done + at),
    );
    await client.query('begin');
    await client.query('drop table if exists bench_parcel, bench_entry, bench_journal_copy');
    await client.query(
      `create temp table bench_parcel as
       select nextval('label_id_seq') as id, code, case when g.n % 2 = 0 then ${model.walkIn} else ${model.merchant} end::bigint as model, m.id as merchant,
         begun + (now() - begun) * ((${done} + g.n)::float8 / (${many} + 1)) as at
       from unnest($1::text[]) with ordinality g(code, n)
         cross join (select date_trunc('day', now() at time zone 'Asia/Yangon') at time zone 'Asia/Yangon' as begun) d
         left join (select id, row_number() over (order by id) - 1 as nth, count(*) over () as many from customer where business_name like 'Shop %') m
           on g.n % 2 = 1 and m.nth = (g.n * 31) % m.many`,
      [codes],
    );
    await client.query(
      `create temp table bench_entry as select x.id as label_id, e.id as model_entry, nextval('label_entry_id_seq') as id from bench_parcel x join label_entry e on e.label_id = x.model order by x.id, e.id`,
    );
    await client.query(
      `create temp table bench_journal_copy as select x.id as label_id, j.id as model_journal, nextval('journal_id_seq') as id from bench_parcel x join journal j on j.label_id = x.model order by x.id, j.id`,
    );
    const ofEntry = (entry: string) =>
      `(select e.id from bench_entry e where e.label_id = x.id and e.model_entry = ${entry})`;
    await client.query('analyze bench_parcel, bench_entry, bench_journal_copy');
    await client.query('create index on bench_entry (label_id, model_entry)');
    await client.query(
      copy(
        'label',
        {
          id: 'x.id',
          tracking_code: 'x.code',
          reference_id: 'null',
          merchant_id: 'coalesce(x.merchant, t.merchant_id)',
          search_key: 'lower(x.code)',
          created_at: 'x.at',
          updated_at: 'x.at',
        },
        `bench_parcel x join label t on t.id = x.model`,
      ),
    );
    await client.query(
      copy(
        'label_entry',
        { id: 'e.id', label_id: 'x.id', scan_id: 'null', at: 'x.at', recorded_at: 'x.at' },
        `bench_parcel x join bench_entry e on e.label_id = x.id join label_entry t on t.id = e.model_entry order by e.id`,
      ),
    );
    await client.query(
      copy(
        'label_state',
        { label_id: 'x.id', entry_id: ofEntry('t.entry_id'), status_at: 'x.at', accepted_at: 'x.at' },
        `bench_parcel x join label_state t on t.label_id = x.model`,
      ),
    );
    await client.query(
      copy('label_phone', { label_id: 'x.id' }, `bench_parcel x join label_phone t on t.label_id = x.model`),
    );
    const ofJournal = `bench_parcel x join bench_journal_copy y on y.label_id = x.id`;
    await client.query(
      copy(
        'journal',
        { id: 'y.id', key: `'bench-day:' || y.id`, at: 'x.at', label_id: 'x.id', entry_id: ofEntry('t.entry_id') },
        `${ofJournal} join journal t on t.id = y.model_journal order by y.id`,
      ),
    );
    await client.query(
      copy(
        'posting',
        { journal_id: 'y.id' },
        `${ofJournal} join posting t on t.journal_id = y.model_journal order by y.id`,
      ),
    );
    await client.query(
      copy(
        'label_cash',
        { journal_id: 'y.id', label_id: 'x.id', since: 'x.at' },
        `${ofJournal} join label_cash t on t.journal_id = y.model_journal`,
      ),
    );
    await client.query('commit');
  }
  client.release();
  await pool.query(`vacuum analyze label, label_state, label_entry, journal, posting, label_cash`);
}
