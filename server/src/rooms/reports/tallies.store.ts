import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kernel/services.ts';

interface Tally {
  readonly table: 'label_tally' | 'cod_tally' | 'till_tally';
  readonly keys: readonly string[];
  readonly sums: readonly string[];
  /** Rows with the same values of these are folded together; an index of the folded ones begins with them. */
  readonly part: readonly string[];
  /** Do rows whose sums are all zero go? */
  readonly drops: boolean;
  /** The same counted from the rows themselves. `k` are the parts that are recounted. */
  readonly recount: (parts: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The parts to be recounted every night: those that still change. */
  readonly recent: RawBuilder<unknown>;
}

const stateKeys = [
  'day',
  'status',
  'shipping_type',
  'returning_home',
  'hops',
  'kept',
  'closed',
  'accept_branch_id',
  'deliver_branch_id',
  'holder_branch_id',
  'forward_branch_id',
];

const tallies: readonly Tally[] = [
  {
    table: 'label_tally',
    keys: stateKeys,
    sums: ['n', 'cod_amount', 'shipping_total'],
    part: ['day', 'status'],
    drops: true,
    recount: (parts) => sql`
      select day_in_yangon(l.created_at) as day, s.status, s.shipping_type, s.return_step is not null as returning_home, s.forward_hops <> '{}' as hops,
        s.held_until is not null as kept, s.closed_at is not null as closed, s.accept_branch_id, s.deliver_branch_id, s.holder_branch_id, s.forward_branch_id,
        1 as n, l.cod_amount, l.shipping_total
      from label l join label_state s on s.label_id = l.id
      where l.created_at >= (select min(day) from (${parts}) k)::timestamp at time zone 'Asia/Yangon'`,
    recent: sql`select distinct day, status from label_tally where day > (select max(day) - 40 from label_tally)`,
  },
  {
    table: 'cod_tally',
    keys: ['cod_status', 'delivered_day', 'accept_branch_id', 'deliver_branch_id', 'merchant_branch_id'],
    sums: ['n', 'cod_amount'],
    part: ['cod_status', 'delivered_day'],
    drops: true,
    recount: () => sql`
      select s.cod_status, coalesce(day_in_yangon(s.delivered_at), '-infinity') as delivered_day, s.accept_branch_id, s.deliver_branch_id, m.branch_id as merchant_branch_id, 1 as n, l.cod_amount
      from label_state s join label l on l.id = s.label_id left join customer m on m.id = l.merchant_id
      where s.cod_status not in ('complete', 'cancel')`,
    recent: sql`select distinct cod_status, delivered_day from cod_tally`,
  },
  {
    table: 'till_tally',
    keys: ['account_id', 'business_date', 'event'],
    sums: ['moved', 'cod'],
    part: ['business_date'],
    drops: false,
    recount: (parts) => sql`
      select p.account_id, j.business_date, j.event, p.amount as moved, coalesce(c.cod, 0) as cod
      from journal j
        join posting p on p.journal_id = j.id
        join account a on a.id = p.account_id and a.kind = 'cash:branch'
        left join lateral (
          select -sum(q.amount) filter (where (q.amount < 0) = (p.amount > 0)) as cod
          from posting q join account x on x.id = q.account_id and x.kind = 'payable:merchant'
          where q.journal_id = j.id
        ) c on p.id = (select min(r.id) from posting r where r.journal_id = j.id and r.account_id = a.id)
      where j.business_date >= (select min(business_date) from (${parts}) k)`,
    recent: sql`select distinct business_date from till_tally where business_date > (select max(business_date) - 7 from till_tally)`,
  },
];

const list = (names: readonly string[], of = 't') => sql.join(names.map((name) => sql`${sql.ref(`${of}.${name}`)}`));
const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const added = (names: readonly string[], of = 't') =>
  sql.join(names.map((name) => sql`sum(${sql.ref(`${of}.${name}`)})`));
const differ = (names: readonly string[], of = 't') =>
  sql.join(
    names.map((name) => sql`sum(${sql.ref(`${of}.${name}`)}) <> 0`),
    sql` or `,
  );

/**
 * Adds the increments of each tally to what is folded already. One statement for each: a reader sees the rows before or after it. Increments that are appended
 * meanwhile stay for the next run, and of two that fold at the same moment each deletes and adds up other rows.
 */
export async function foldTallies(db: Database): Promise<void> {
  for (const { table, keys, sums, part, drops } of tallies)
    await sql`
      with fresh as materialized (delete from ${sql.table(`${table}_added`)} returning *),
      touched as materialized (select distinct ${list(part, 'f')} from fresh f),
      gone as (
        delete from ${sql.table(`${table}_folded`)} t using touched k
        where ${sql.join(
          part.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`k.${name}`)}`),
          sql` and `,
        )}
        returning t.*)
      insert into ${sql.table(`${table}_folded`)} (${columns([...keys, ...sums])})
      select ${list(keys)}, ${added(sums)} from (select * from fresh union all select * from gone) t
      group by ${list(keys)} ${drops ? sql`having ${differ(sums)}` : sql``}`.execute(db);
}

/** A stored count that differs from its rows, with the differing part. */
export interface TallyFinding {
  readonly report: string;
  readonly day: string;
}

/**
 * Recounts the tallies from the rows, the recent part of each or `all` of it, and answers the parts that differ. What differs is put right by increments in the
 * statement that finds it, which looks at one moment.
 */
export async function verifyTallies(db: Database, { all = false } = {}): Promise<TallyFinding[]> {
  const findings: TallyFinding[] = [];
  for (const { table, keys, sums, part, recent, recount } of tallies) {
    const parts = all ? sql`select distinct ${list(part)} from ${sql.table(table)} t` : recent;
    const from = part.includes('business_date') ? 'business_date' : part.includes('day') ? 'day' : null;
    const least =
      all || from === null
        ? sql`true`
        : sql`${sql.ref(`t.${from}`)} >= (select min(${sql.ref(from)}) from (${parts}) k)`;
    const counted = all && from !== null ? recount(sql`select '-infinity'::date as ${sql.ref(from)}`) : recount(parts);
    const recounted = sql<TallyFinding>`
      with differs as materialized (
        select ${list(keys, 'b')}, ${added(sums, 'b')} from (
          select ${list([...keys, ...sums], 'r')} from (${counted}) r
          union all
          select ${list(keys)}, ${sql.join(sums.map((name) => sql`-${sql.ref(`t.${name}`)}`))} from ${sql.table(table)} t where ${least}) b (${columns([...keys, ...sums])})
        group by ${list(keys, 'b')}
        having ${differ(sums, 'b')}),
      named as (select * from differs as d (${columns([...keys, ...sums])})),
      mended as (insert into ${sql.table(`${table}_added`)} (${columns([...keys, ...sums])}) select * from named)
      select distinct ${table}::text as report, (${sql.ref(`n.${part[0] ?? ''}`)})::text as day from named n order by 2`;
    const { rows } = await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '30min'`.execute(tx);
      return recounted.execute(tx);
    });
    findings.push(...rows);
  }
  return findings;
}
