import { sql, type RawBuilder, type Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { sumOf, type Posting } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { OpenItem } from '@waybill/domain/rooms/ledger/open-items.ts';
import type { CashPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { Tables } from '../../kernel/db/tables.ts';

type Tx = Transaction<Tables>;

/** A journal to be written, with all its postings. `key` identifies its cause: the same key is never written twice. */
export interface NewJournal {
  readonly key: string;
  readonly event: JournalEvent;
  readonly at: Date;
  readonly postings: readonly Posting[];
  readonly label_id?: number | null;
  readonly entry_id?: number | null;
  readonly handover_id?: number | null;
  readonly clearance_id?: number | null;
  readonly expense_id?: number | null;
  readonly pickup_request_id?: number | null;
  readonly transfer_id?: number | null;
  readonly gate_collection_id?: number | null;
  readonly branch_id?: number | null;
  /** The person who did it, or whose cash it is. */
  readonly staff_id?: number | null;
  readonly note?: string | null;
  /** The cash that it gives to a person or till until head office or the bank has it. */
  readonly cash?: {
    readonly amount: number;
    readonly place: CashPlace;
    readonly staff_id: number | null;
    readonly branch_id: number;
  } | null;
  /** The open item of a merchant that it creates. */
  readonly item?: (OpenItem & { readonly customer_id: number }) | null;
}

export interface WrittenJournal {
  readonly id: number;
  readonly key: string;
  /** Its business date: YYYY-MM-DD. A document has the date of its journal. */
  readonly business_date: string;
}

/**
 * Writes journals, their postings and open items in one statement, whatever their number. A journal with an existing key is skipped with everything that
 * belongs to it, so a replay moves nothing; one without postings and open item is not written. Accounts are created on first use: two commands that need the
 * same new one meet at its unique key, and both use the same account. A journal has the day of its instant, or the first later day that none of its branches
 * has closed (M-04). Returns the new journals.
 */
export async function writeJournals(tx: Tx, journals: readonly NewJournal[]): Promise<WrittenJournal[]> {
  const moving = journals.filter(({ postings, item }) => postings.length > 0 || item);
  if (moving.length === 0) return [];
  for (const { key, postings } of moving)
    if (sumOf(postings) !== 0) throw new Error(`the journal ${key} does not balance`);
  const heads = moving.map(({ postings, cash: _cash, item: _item, at, ...head }, n) => ({
    n,
    at,
    business_date: businessDate(at),
    branches: branchesOf(head.branch_id ?? null, postings),
    ...head,
  }));
  const lines = moving.flatMap(({ postings }, n) =>
    postings.map(({ account, amount }, line) => ({ n, line, ...account, amount })),
  );
  const cash = moving.flatMap(({ cash, event }, n) => (cash ? [{ n, event, ...cash }] : []));
  const items = moving.flatMap(({ item }, n) => (item ? [{ n, ...item }] : []));
  const { rows } = await sql<WrittenJournal>`
    with heads as materialized (
      select *
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h(n int, key text, event text, at timestamptz,
        business_date date, branches bigint[], label_id bigint, entry_id bigint,
        handover_id bigint, clearance_id bigint, expense_id bigint, pickup_request_id bigint, transfer_id bigint, gate_collection_id bigint, branch_id bigint, staff_id bigint, note text)
    ), lines as materialized (
      select *
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(n int, line int, kind text, staff_id bigint,
        branch_id bigint, customer_id bigint, name text, amount bigint)
    ), wanted as materialized (
      select distinct kind, staff_id, branch_id, customer_id, name from lines
    ), known as materialized (
      select a.*
      from wanted w
      join account a on a.kind = w.kind
        and coalesce(a.staff_id, 0) = coalesce(w.staff_id, 0)
        and coalesce(a.branch_id, 0) = coalesce(w.branch_id, 0)
        and coalesce(a.customer_id, 0) = coalesce(w.customer_id, 0) and coalesce(a.name, '') = coalesce(w.name, '')
    ), made as (
      insert into account (kind, staff_id, branch_id, customer_id, name)
      select w.kind, w.staff_id, w.branch_id, w.customer_id, w.name from wanted w
      where not exists (select
        from known k
        where row(k.kind, k.staff_id, k.branch_id, k.customer_id, k.name) is not distinct from row(w.kind, w.staff_id,
          w.branch_id, w.customer_id, w.name))
      order by 1, 2, 3, 4, 5
      on conflict (kind, (coalesce(staff_id, 0)), (coalesce(branch_id, 0)), (coalesce(customer_id, 0)),
        (coalesce(name, '')))
      do update set kind = excluded.kind
      returning *
    ), accounts as materialized (
      select * from known union all select * from made
    ), dates as materialized (
      select branches, wanted, open_business_date(branches, wanted) as business_date
      from (select distinct branches, business_date as wanted from heads) asked
    ), written as (
      insert into journal (key, event, at, business_date, label_id, entry_id, handover_id, clearance_id, expense_id, pickup_request_id, transfer_id, gate_collection_id, branch_id, staff_id, note)
      select h.key, h.event, h.at, d.business_date, h.label_id, h.entry_id, h.handover_id, h.clearance_id, h.expense_id, h.pickup_request_id, h.transfer_id, h.gate_collection_id, h.branch_id, h.staff_id, h.note
      from heads h
      join dates d on d.branches = h.branches and d.wanted = h.business_date
      order by h.n
      on conflict (key) do nothing returning id, key, label_id, at, business_date
    ), fresh as materialized (
      select w.id, w.key, w.label_id, w.at, w.business_date, h.n from written w join heads h using (key)
    ), posted as (
      insert into posting (journal_id, account_id, amount)
      select f.id, a.id, l.amount
      from fresh f
      join lines l
      using (n)
      join accounts a on a.kind = l.kind and a.staff_id is not distinct from l.staff_id
        and a.branch_id is not distinct from l.branch_id
          and a.customer_id is not distinct from l.customer_id
          and a.name is not distinct from l.name
      order by l.n, l.line
    ), held as (
      insert into label_cash (journal_id, label_id, event, amount, place, staff_id, branch_id, since)
      select f.id, f.label_id, c.event, c.amount, c.place, c.staff_id, c.branch_id, f.at from fresh f
        join jsonb_to_recordset(${JSON.stringify(cash)}::jsonb) as c(n int, event text, amount bigint, place text,
          staff_id bigint, branch_id bigint)
        using (n)
    ), opened as (
      insert into open_item (journal_id, customer_id, label_id, role, cod_amount, cod_fee, shipping, return_fee, net)
      select f.id, i.customer_id, f.label_id, i.role, i.cod_amount, i.cod_fee, i.shipping, i.return_fee, i.net from fresh f
        join jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(n int, customer_id bigint, role text,
          cod_amount bigint, cod_fee bigint, shipping bigint, return_fee bigint, net bigint)
        using (n)
    )
    select id, key, business_date::text as business_date from fresh order by n`.execute(tx);
  return rows;
}

/** Returns every branch to whose day a journal belongs: where it happened, and whose cash or books it moves. Sorted, so that equal sets are recognized. */
function branchesOf(branchId: number | null, postings: readonly Posting[]): readonly number[] {
  const all = [branchId, ...postings.map(({ account }) => account.branch_id)].filter((one) => one !== null);
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/** The journals `j` to mirror, each with the entry that reverses it, if any. */
export interface Mirrored {
  readonly from: RawBuilder<unknown>;
  readonly rollbackEntry: RawBuilder<number | null>;
  readonly at: RawBuilder<Date>;
  readonly day: RawBuilder<string>;
}

/** Selects the journals of entries that are rolled back. */
export function journalsOfEntries(
  rows: readonly { readonly entry_id: number; readonly rollback_entry_id: number; readonly at: Date }[],
): Mirrored {
  const dated = rows.map((row) => ({ ...row, business_date: businessDate(row.at) }));
  return {
    from: sql`
      jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as a(entry_id bigint, rollback_entry_id bigint,
        at timestamptz, business_date date)
      join journal j on j.entry_id = a.entry_id`,
    rollbackEntry: sql<number>`a.rollback_entry_id`,
    at: sql<Date>`a.at`,
    day: sql<string>`a.business_date`,
  };
}

/** Selects the journals of a visit. */
export function journalsOfPickup(pickupId: number, now: Date): Mirrored {
  return {
    from: sql`(select * from journal where pickup_request_id = ${pickupId}) j`,
    rollbackEntry: sql<null>`null::bigint`,
    at: sql<Date>`${now}::timestamptz`,
    day: sql<string>`${businessDate(now)}::date`,
  };
}

/** Selects these journals. */
export function journalsById(ids: readonly number[], now: Date): Mirrored {
  return {
    from: sql`(select * from journal where id = any(${[...ids]}::bigint[])) j`,
    rollbackEntry: sql<null>`null::bigint`,
    at: sql<Date>`${now}::timestamptz`,
    day: sql<string>`${businessDate(now)}::date`,
  };
}

/** Returns the journals with these keys; fewer where there are none. */
export async function findJournals(tx: Tx, keys: readonly string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('journal')
    .select('id')
    .where('key', 'in', [...keys])
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Writes the mirror of each of these journals that has none yet, and reverses its cash and open items. One statement. Returns the number of mirrored journals.
 */
export async function writeMirrors(tx: Tx, { from, rollbackEntry, at, day }: Mirrored): Promise<number> {
  const { rows: mirrored } = await sql<{ n: number }>`
    with old as materialized (
      select j.*, ${rollbackEntry} as rollback_entry_id, ${at} as now, ${day} as today from ${from}
      where j.reverses_id is null and not exists (select from journal r where r.reverses_id = j.id)
    ), concerned as materialized (
      select o.id, o.today as wanted, array(
        select o.branch_id where o.branch_id is not null
        union
        select a.branch_id from posting p join account a on a.id = p.account_id where p.journal_id = o.id and a.branch_id is not null
        order by 1) as branches
      from old o
    ), dates as materialized (
      select branches, wanted, open_business_date(branches, wanted) as business_date
      from (select distinct branches, wanted from concerned) asked
    ), mirrors as (
      insert into journal (key, event, at, business_date, label_id, entry_id, pickup_request_id, branch_id, staff_id, reverses_id)
      select 'reverses:' || o.id, o.event, o.now, d.business_date, o.label_id, o.rollback_entry_id, o.pickup_request_id, o.branch_id,
        o.staff_id, o.id
      from old o
      join concerned c on c.id = o.id
      join dates d on d.branches = c.branches and d.wanted = c.wanted
      order by o.id
      returning id, reverses_id
    ), posted as (
      insert into posting (journal_id, account_id, amount)
      select m.id, p.account_id, -p.amount from mirrors m join posting p on p.journal_id = m.reverses_id order by p.id
    ), unheld as (
      delete from label_cash c using old o where c.journal_id = o.id
    ), closed as (
      delete from open_item i using old o where i.journal_id = o.id
    )
    select count(*) as n from mirrors`.execute(tx);
  return mirrored[0]?.n ?? 0;
}

/** Returns the day of a document: that of its journals. */
export function dayOfJournals(written: readonly WrittenJournal[]): string {
  const [first] = written;
  if (!first) throw new Error('a document that moved nothing has no business day');
  return first.business_date;
}

/**
 * Writes the mirror of the journal with this key, dated today or on the first day that none of its branches has closed: its money is where it was before. For a
 * journal without cash in hands and open items. Throws when the key does not exist or was already reversed.
 */
export async function writeMirrorOf(
  tx: Tx,
  {
    key,
    at,
    staff_id,
    note,
  }: { readonly key: string; readonly at: Date; readonly staff_id: number; readonly note: string },
): Promise<void> {
  const { rows } = await sql`
    with mirror as (
      insert into journal (key, event, at, business_date, expense_id, transfer_id, branch_id, staff_id, reverses_id, note)
      select 'reverses:' || o.id, o.event, ${at}::timestamptz, open_business_date(array(
          select o.branch_id where o.branch_id is not null
          union
          select a.branch_id from posting p join account a on a.id = p.account_id where p.journal_id = o.id and a.branch_id is not null
          order by 1), ${businessDate(at)}::date), o.expense_id, o.transfer_id, o.branch_id,
        ${staff_id}::bigint, o.id, ${note}::text
      from journal o
      where o.key = ${key} and not exists (select from journal r where r.reverses_id = o.id)
      returning id, reverses_id
    )
    insert into posting (journal_id, account_id, amount)
    select m.id, p.account_id, -p.amount from mirror m join posting p on p.journal_id = m.reverses_id order by p.id
    returning id`.execute(tx);
  if (rows.length === 0) throw new Error(`there is no journal ${key} to take back`);
}
