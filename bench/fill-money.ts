import type pg from 'pg';
import { codAt } from '../domain/src/rooms/labels/cod-states.ts';
import { columnsOf, fillLabels, type Filled, type FillWish } from './fill-labels.ts';
import { numberedBefore } from './money-numbers.ts';

/** A delivered COD parcel of the product, with its participants: all filled-in parcels are copies. */
export interface MoneyModel {
  readonly label: number;
  readonly merchant: number;
  readonly branch: number;
  readonly courier: number;
  readonly clerk: number;
}

export interface MoneyFill {
  readonly model: MoneyModel;
  /** Merchants like the model's, in addition to it. */
  readonly merchants: readonly number[];
  readonly accounts: Readonly<Record<'courier' | 'till' | 'transit' | 'bank' | 'payable' | 'post', number>>;
}

/** Serials used only in this part. */
let serial = 30_000_000;
const days = 180;
const inDocument = 25;
const atOnce = 50_000;

/** Makes merchants and the ledger accounts of the fills. */
export async function openBooks(pool: pg.Pool, model: MoneyModel, many: number): Promise<MoneyFill> {
  const columns = (await columnsOf(pool, 'customer')).filter((name) => name !== 'id');
  const { rows } = await pool.query<{ id: number }>(
    `insert into customer (${columns.join(', ')})
     select ${columns.map((name) => (name === 'business_name' ? "'Shop ' || n" : name === 'search_key' ? "'shop' || n" : `c.${name}`)).join(', ')}
     from customer c, generate_series(1, $2::int) n where c.id = $1 returning id`,
    [model.merchant, many],
  );
  const merchants = rows.map(({ id }) => Number(id));
  await pool.query(
    `insert into account (kind, customer_id)
     select kind, id from unnest($1::bigint[]) id, unnest(array['payable:merchant', 'receivable:merchant']) kind
     on conflict do nothing`,
    [[model.merchant, ...merchants]],
  );
  await pool.query(
    `insert into account (kind, branch_id, name) values ('cash:branch', $1, null), ('cash:transit', $1, null), ('bank', null, null), ('receivable:mmpost', null, null),
       ('income', null, 'return_fee'), ('income', null, 'delivery_fee') on conflict do nothing`,
    [model.branch],
  );
  const { rows: found } = await pool.query<{ kind: string; id: number }>(
    `select kind, id from account where staff_id = $2 and kind = 'cash:courier' or branch_id = $1 and kind in ('cash:branch', 'cash:transit')
       or kind in ('bank', 'receivable:mmpost') and name is null or kind = 'payable:merchant' and customer_id = $3`,
    [model.branch, model.courier, model.merchant],
  );
  const of = (kind: string) => Number(found.find((account) => account.kind === kind)?.id);
  return {
    model,
    merchants,
    accounts: {
      courier: of('cash:courier'),
      till: of('cash:branch'),
      transit: of('cash:transit'),
      bank: of('bank'),
      payable: of('payable:merchant'),
      post: of('receivable:mmpost'),
    },
  };
}

/** Owner of the parcels of a fill. */
type Whose = number | 'all';

async function parcels(
  pool: pg.Pool,
  { model, merchants }: MoneyFill,
  many: number,
  whose: Whose,
  rest: Partial<FillWish> = {},
): Promise<Filled> {
  const merchant = whose === 'all' ? `(array[${merchants.join(',')}])[1 + g.n % ${merchants.length}]` : String(whose);
  return fillLabels(pool, {
    template: model.label,
    many,
    from: (serial += many) - many,
    ...rest,
    label: { merchant_id: merchant, ...rest.label },
  });
}

/** A range of days before today. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Holder of the parcels' money; arrived money is only in the journals. */
type Hands = 'courier' | 'mmpost' | 'arrived';

/** Books deliveries like the model's: the older a parcel, the lower its id and its day. */
async function deliveries(
  pool: pg.Pool,
  { model, accounts }: MoneyFill,
  { ids }: Filled,
  hands: Hands,
  span: Span = { from: 1, to: 1 },
): Promise<void> {
  const first = ids[0] ?? 0;
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce);
    await pool.query(
      `with made as (
         insert into journal (key, event, at, business_date, label_id, branch_id, staff_id)
         select 'bench:' || l.id, 'delivered', now() - make_interval(days => d.ago), (now() at time zone 'Asia/Yangon')::date - d.ago, l.id, $2, $3
         from unnest($1::bigint[]) l(id), lateral (select case when $8 = 'arrived' then ${span.from} - ((l.id - $4::bigint) * ${span.from - span.to} / $5::int)::int else 0 end as ago) d
         order by l.id returning id, label_id),
       model as materialized (select j.id from journal j where j.label_id = $6 and j.event = 'delivered'),
       posted as (
         insert into posting (journal_id, account_id, amount)
         select m.id, case when p.account_id = $7 then a.id when p.account_id = $9 and $8 = 'mmpost' then $10 else p.account_id end, p.amount
         from made m join label l on l.id = m.label_id join account a on a.kind = 'payable:merchant' and a.customer_id = l.merchant_id,
           posting p where p.journal_id = (select id from model) order by m.id, p.id),
       held as (
         insert into label_cash (journal_id, label_id, event, amount, place, staff_id, branch_id, since)
         select m.id, m.label_id, c.event, c.amount, $8, case when $8 = 'courier' then c.staff_id end, c.branch_id, c.since
         from made m, label_cash c where c.label_id = $6 and $8 <> 'arrived')
       insert into open_item (journal_id, customer_id, label_id, role, cod_amount, cod_fee, shipping, return_fee, net)
       select m.id, l.merchant_id, m.label_id, i.role, i.cod_amount, i.cod_fee, i.shipping, i.return_fee, i.net
       from made m join label l on l.id = m.label_id, open_item i where i.label_id = $6 and $8 <> 'arrived'`,
      [
        some,
        model.branch,
        model.courier,
        first,
        ids.length,
        model.label,
        accounts.payable,
        hands,
        accounts.courier,
        accounts.post,
      ],
    );
  }
}

/** Fills parcels whose COD is ready for the next documents. */
export async function fillReady(pool: pg.Pool, fill: MoneyFill, many: number, whose: Whose): Promise<void> {
  await deliveries(pool, fill, await parcels(pool, fill, many, whose), 'courier');
}

/** Fills parcels of the model's merchant that the mail post owes: those paid by one remittance. Returns its lines. */
export async function fillAtPost(
  pool: pg.Pool,
  fill: MoneyFill,
  many: number,
): Promise<{ code: string; amount: number }[]> {
  const made = await parcels(pool, fill, many, fill.model.merchant, { state: { cod_status: `'${codAt.delivered}'` } });
  await deliveries(pool, fill, made, 'mmpost');
  const { rows } = await pool.query<{ code: string; amount: number }>(
    `with known as (
       insert into post_parcel (label_id, code, handed_at, branch_id)
       select id, 'RG' || id || 'MM', now(), $2 from unnest($1::bigint[]) id returning label_id, code)
     select k.code, c.amount::int as amount from known k join label_cash c on c.label_id = k.label_id order by k.label_id`,
    [made.ids, fill.model.branch],
  );
  return rows;
}

/** Fills debts of merchants (credit, returns), and parcels that wait to be given back. */
export async function fillOwed(pool: pg.Pool, fill: MoneyFill, many: number): Promise<void> {
  const owed = async (role: 'credit' | 'return', event: string, income: string, amount: number) => {
    const { ids } = await parcels(pool, fill, many, 'all', { state: { cod_status: 'null' } });
    await pool.query(
      `with made as (
         insert into journal (key, event, at, business_date, label_id, branch_id, staff_id)
         select 'bench:' || id, $2, now() - make_interval(days => (id % 90)::int), (now() at time zone 'Asia/Yangon')::date - (id % 90)::int, id, $3, $4
         from unnest($1::bigint[]) id returning id, label_id),
       posted as (
         insert into posting (journal_id, account_id, amount)
         select m.id, x.account, x.amount from made m join label l on l.id = m.label_id
           join account a on a.kind = 'receivable:merchant' and a.customer_id = l.merchant_id,
           lateral (values (a.id, $6::bigint), ((select id from account where kind = 'income' and name = $5), -$6::bigint)) x(account, amount))
       insert into open_item (journal_id, customer_id, label_id, role, cod_amount, cod_fee, shipping, return_fee, net)
       select m.id, l.merchant_id, m.label_id, $7, 0, 0, case when $7 = 'credit' then $6 else 0 end, case when $7 = 'return' then $6 else 0 end, -$6
       from made m join label l on l.id = m.label_id`,
      [ids, event, fill.model.branch, fill.model.clerk, income, amount, role],
    );
  };
  await owed('credit', 'accepted', 'delivery_fee', 2_500);
  await owed('return', 'return_confirmed', 'return_fee', 1_000);
  await parcels(pool, fill, many, 'all', {
    state: {
      status: "'arrivedback_to_origin_branch'",
      rollup: "'ongoing'",
      shipping_type: "'return'",
      cod_status: 'null',
      holder_branch_id: String(fill.model.branch),
      accept_branch_id: String(fill.model.branch),
      delivered_at: 'null',
      closed_at: 'null',
    },
  });
}

/**
 * Fills a history: parcels delivered, their cash handed in and brought to the bank, each on a paid document and all of it on the bank's statements.
 * One in fifty went by a bus gate. Month by month, so that ids of money follow the order of days.
 */
export async function fillHistory(pool: pg.Pool, fill: MoneyFill, many: number, span: Span): Promise<void> {
  const months = Math.max(1, Math.round((span.from - span.to) / 30));
  const upTo = (month: number, all: number) => Math.round((all * month) / months);
  const [after, upto] = await numberedBefore(pool, many, async () => {
    for (let month = 0; month < months; month += 1) {
      const ago = (at: number) => span.from - upTo(at, span.from - span.to);
      await fillMonth(pool, fill, upTo(month + 1, many) - upTo(month, many), { from: ago(month), to: ago(month + 1) });
    }
  });
  await statements(pool, fill, after, upto);
}

async function fillMonth(pool: pg.Pool, fill: MoneyFill, many: number, span: Span): Promise<void> {
  const done = { cod_status: `'${codAt.paid}'`, closed_at: 'now()' };
  const made = await parcels(pool, fill, many, 'all', { state: done });
  await deliveries(pool, fill, made, 'arrived', span);
  const [from, to] = [made.ids[0] ?? 0, made.ids.at(-1) ?? 0];
  await handIn(pool, fill, from, to);
  await toBank(pool, fill, from);
  await clear(pool, fill, from, to);
  await gates(pool, fill, from, to);
}

/** Hands in the courier's cash of each day. */
async function handIn(pool: pg.Pool, { model, accounts }: MoneyFill, from: number, to: number): Promise<void> {
  await pool.query(
    `with days as materialized (
       select j.business_date, sum(p.amount)::bigint as amount from journal j join posting p on p.journal_id = j.id and p.account_id = $3
       where j.label_id between $1 and $2 group by 1),
     made as (
       insert into cash_handover (kind, status, branch_id, giver_staff_id, expected, counted, created_by, created_at, counted_by, counted_at, confirmed_by, confirmed_at)
       select 'courier', 'hand_over', $4, $5, amount, amount, $6, business_date, $6, business_date, $6, business_date from days order by business_date
       returning id, expected, created_at::date as day),
     journals as (
       insert into journal (key, event, at, business_date, handover_id, branch_id, staff_id)
       select 'bench-h:' || id, 'handed_over', day, day, id, $4, $5 from made returning id, handover_id),
     posted as (
       insert into posting (journal_id, account_id, amount)
       select j.id, x.account, x.amount from journals j join made m on m.id = j.handover_id, lateral (values ($7::bigint, m.expected), ($3::bigint, -m.expected)) x(account, amount))
     insert into cash_handover_line (handover_id, journal_id, label_id, leg, amount)
     select m.id, j.id, j.label_id, 'street', p.amount from journal j join posting p on p.journal_id = j.id and p.account_id = $3 join made m on m.day = j.business_date
     where j.label_id between $1 and $2`,
    [from, to, accounts.courier, model.branch, model.courier, model.clerk, accounts.till],
  );
}

/** Brings the branch's cash to the bank. */
async function toBank(pool: pg.Pool, { model, accounts }: MoneyFill, from: number): Promise<void> {
  await pool.query(
    `with made as (
       insert into cash_handover (kind, status, branch_id, expected, counted, created_by, created_at, counted_by, counted_at, confirmed_by, confirmed_at, slip_no)
       select 'bank', 'hand_over', h.branch_id, h.expected, h.expected, h.created_by, h.created_at, h.counted_by, h.created_at, h.counted_by, h.created_at, 'SL-' || h.id
       from cash_handover h join journal j on j.handover_id = h.id and j.event = 'handed_over' and j.key like 'bench-h:%'
       where not exists (select from cash_handover b where b.slip_no = 'SL-' || h.id)
       returning id, expected, created_at::date as day),
     journals as (
       insert into journal (key, event, at, business_date, handover_id, branch_id, staff_id)
       select 'bench-' || e || ':' || id, e, day, day, id, $1, $2 from made, unnest(array['sent', 'arrived']) e returning id, handover_id, event)
     insert into posting (journal_id, account_id, amount)
     select j.id, x.account, x.amount from journals j join made m on m.id = j.handover_id,
       lateral (values (case j.event when 'sent' then $4::bigint else $5::bigint end, m.expected), (case j.event when 'sent' then $3::bigint else $4::bigint end, -m.expected)) x(account, amount)
     where $6::bigint > 0`,
    [model.branch, model.clerk, accounts.till, accounts.transit, accounts.bank, from],
  );
}

/** Puts each merchant's parcels on documents, all paid from the bank on the day after the last of them. */
async function clear(pool: pg.Pool, { model, accounts }: MoneyFill, from: number, to: number): Promise<void> {
  await pool.query(
    `with item as materialized (select * from open_item where label_id = $3),
     lines as materialized (
       select l.id as label_id, l.merchant_id, j.id as journal_id, j.business_date,
         'BC-' || $1::bigint || '-' || l.merchant_id || '-' || (row_number() over (partition by l.merchant_id order by l.id) - 1) / ${inDocument} as number
       from label l join journal j on j.label_id = l.id where l.id between $1::bigint and $2::bigint),
     made as (
       insert into clearance (number, kind, customer_id, branch_id, status, issue_date, issued_at, issued_by, count, success_count, own_fleet_count, actual_cod_amount,
         actual_percent_amount, from_cod_shipping, actual_clearance_cod, received_amount, method, approved_by, approved_at, paid_by, paid_at, updated_at)
       select g.number, 'cod', g.merchant_id, $4, 'complete', g.day, g.day, $5, g.n, g.n, g.n, g.n * i.cod_amount, g.n * i.cod_fee, g.n * i.shipping, g.n * i.net, g.n * i.net,
         'bank', $5, g.day, $5, g.day, g.day
       from (select number, merchant_id, count(*)::int as n, max(business_date) as day from lines group by 1, 2) g, item i order by g.day, g.number
       returning id, number, customer_id, received_amount, issue_date),
     written as (
       insert into clearance_line (clearance_id, journal_id, label_id, role, cod_amount, cod_fee, shipping, return_fee, net, settled)
       select m.id, l.journal_id, l.label_id, i.role, i.cod_amount, i.cod_fee, i.shipping, i.return_fee, i.net, i.net from lines l join made m using (number), item i),
     paid as (
       insert into clearance_payment (clearance_id, amount, method, paid_by, paid_at) select id, received_amount, 'bank', $5, issue_date from made),
     journals as (
       insert into journal (key, event, at, business_date, clearance_id, branch_id, staff_id)
       select 'bench-c:' || id, 'cleared', issue_date, issue_date, id, $4, $5 from made order by issue_date, id returning id, clearance_id)
     insert into posting (journal_id, account_id, amount)
     select j.id, x.account, x.amount from journals j join made m on m.id = j.clearance_id join account a on a.kind = 'payable:merchant' and a.customer_id = m.customer_id,
       lateral (values (a.id, m.received_amount), ($6::bigint, -m.received_amount)) x(account, amount)`,
    [from, to, model.label, model.branch, model.clerk, accounts.bank],
  );
}

/** The bank shows every posting of the default account, on its day or the next; yesterday's are still missing. */
async function statements(pool: pg.Pool, { model, accounts }: MoneyFill, after: number, upto: number): Promise<void> {
  await pool.query(
    `insert into bank_unseen (posting_id, account_id, business_date, amount)
     select p.id, p.account_id, j.business_date, p.amount from posting p join journal j on j.id = p.journal_id where p.account_id = $1 and p.id > $2::bigint and p.id <= $3::bigint
     on conflict do nothing`,
    [accounts.bank, after, upto],
  );
  await pool.query(
    `with account as materialized (select id from bank_account where is_default),
     file as (
       insert into bank_file (bank_account_id, name, content_hash, lines, brought_by, brought_at)
       select id, 'statement.csv', 'bench-' || $2::text, 0, $3, now() from account returning id),
     lines as (
       insert into bank_line (bank_account_id, bank_file_id, row, day, amount, reference, details, line_key, nth, posting_id, posted_on, how, matched_by, matched_at, status, search_key, created_at, updated_at)
       select account.id, file.id, row_number() over (order by u.posting_id)::int, u.business_date + (u.posting_id % 3 = 0)::int, u.amount, 'R' || u.posting_id, 'Transfer', 'bench:' || u.posting_id, 1, u.posting_id, u.business_date, 'auto', $3, now(), 'matched', 'r' || u.posting_id, now(), now()
       from account, file, bank_unseen u
       where u.account_id = $1 and u.posting_id > $2::bigint and u.posting_id <= $4::bigint and u.business_date < (now() at time zone 'Asia/Yangon')::date - 1
       returning bank_account_id, day, amount, posting_id),
     seen as (delete from bank_unseen u using lines x where x.posting_id = u.posting_id)
     insert into bank_day as d (bank_account_id, day, amount) select bank_account_id, day, sum(amount)::bigint from lines group by 1, 2
     on conflict (bank_account_id, day) do update set amount = d.amount + excluded.amount`,
    [accounts.bank, after, model.clerk, upto],
  );
}

/** Fills parcels at bus gates. */
export async function fillAtGates(pool: pg.Pool, fill: MoneyFill, many: number): Promise<void> {
  const state = {
    status: "'accept_by_transport'",
    rollup: "'ongoing'",
    cod_status: `'${codAt.underWay}'`,
    delivered_at: 'null',
  };
  const { ids } = await parcels(pool, fill, many, 'all', { state });
  await gates(pool, fill, ids[0] ?? 0, ids.at(-1) ?? 0, 1);
}

/** Gives every n-th parcel to a bus gate, which has confirmed the delivered ones. */
async function gates(pool: pg.Pool, { model }: MoneyFill, from: number, to: number, every = 50): Promise<void> {
  await pool.query(
    `with slips as (
       insert into gate_slip (branch_id, gate_name, gate_phone, slip_number, search_key, created_by, created_at, updated_at)
       select $3, 'Gate ' || n % 9, '09250000000', 'S-' || $1::bigint || '-' || n, 'gate' || n % 9, $4, now(), now() from generate_series(0, ($2::bigint - $1::bigint) / 2500) n returning id),
     numbered as materialized (select id, row_number() over (order by id) - 1 as n from slips)
     insert into gate_slip_parcel (gate_slip_id, label_id, handed_by, handed_at, due_at, word_by, confirmed_by, confirmed_at)
     select s.id, l.id, $4, now() - interval '9 days', now() - interval '4 days', case when x.delivered_at is null then null else 'gate' end, case when x.delivered_at is null then null else $4::bigint end, case when x.delivered_at is null then null else now() - interval '5 days' end
     from generate_series($1::bigint, $2::bigint, $5::bigint) l(id) join numbered s on s.n = (l.id - $1::bigint) / 2500 join label_state x on x.label_id = l.id`,
    [from, to, model.branch, model.clerk, every],
  );
}

/** Inserts counter journals without a parcel, two postings each, until the table has `upto` postings; returns how many it has. */
export async function fillPostings(pool: pg.Pool, { model, accounts }: MoneyFill, upto: number): Promise<number> {
  const held = async () => Number((await pool.query<{ n: number }>('select count(*) as n from posting')).rows[0]?.n);
  let postings = await held();
  for (; postings < upto; postings += 2 * Math.min(250_000, Math.ceil((upto - postings) / 2)))
    await pool.query(
      `with made as (
         insert into journal (key, event, at, business_date, branch_id, staff_id)
         select 'bench-x:' || $5::bigint || ':' || n, 'accepted', now(), (now() at time zone 'Asia/Yangon')::date - ((n * ${days} / $4::int)::int), $1, $2 from generate_series(1, $4::int) n returning id)
       insert into posting (journal_id, account_id, amount)
       select m.id, x.account, x.amount from made m, lateral (values ($3::bigint, 2500), ((select id from account where kind = 'income' and name = 'delivery_fee'), -2500)) x(account, amount)`,
      [model.branch, model.clerk, accounts.till, Math.min(250_000, Math.ceil((upto - postings) / 2)), postings],
    );
  return held();
}
