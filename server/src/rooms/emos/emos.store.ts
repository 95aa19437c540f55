import { sql, type RawBuilder, type Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { emoLife, emoNumber, emoTriesMax, type EmoState } from '@waybill/domain/rooms/emos/emo-states.ts';
import type { EmoDay, EmoTerms } from '@waybill/domain/rooms/emos/emo-terms.ts';
import { receiverKeys } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { Leaving } from '../outflows/outflows.door.ts';

type Tx = Transaction<Tables>;

/** Condition for orders that a viewer sees: of the selling and the paying branch. */
export function coveredEmo(viewer: Pick<SessionViewer, 'covers'>): RawBuilder<boolean> {
  return sql<boolean>`(${covered(viewer, 't.sell_branch_id')} or ${covered(viewer, 't.pay_branch_id')})`;
}

/** A row of the table of orders. */
export type EmoRecord = TableRow<'emo'>;

/** Locks the order that a command changes, until the transaction ends; `null` when it is not visible to the viewer. */
export function lockEmo(tx: Tx, viewer: SessionViewer, id: number): Promise<EmoRecord | null> {
  return lockRow(tx, 'emo t', id, coveredEmo(viewer));
}

/** Reads the order without a lock, for checks before the transaction. */
export async function findEmo(db: Database, viewer: SessionViewer, id: number): Promise<EmoRecord | null> {
  const { rows } = await sql<EmoRecord>`select t.* from emo t where t.id = ${id} and ${coveredEmo(viewer)}`.execute(db);
  return rows[0] ?? null;
}

interface Person {
  readonly nrc: string;
  readonly phone: string;
}

/**
 * Locks the people of an order until the transaction ends, at every branch, so that two counters cannot pass a daily limit at the same time. A person is
 * identified by card and phone; all are locked in one order.
 */
export async function lockPeople(tx: Tx, people: readonly Person[]): Promise<void> {
  const keys = [...new Set(people.flatMap(({ nrc, phone }) => [`emo nrc ${nrc}`, `emo phone ${phone}`]))];
  for (const key of keys.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** Sums what this sender has sent and what this payee will receive on a business day, at all branches, in whole kyat. Cancelled orders do not count. */
export async function readDay(db: Database, sender: Person, payee: Person, day: string): Promise<EmoDay> {
  const { rows } = await sql<EmoDay>`
    select
      (select coalesce(sum(amount), 0)::bigint from emo
        where sold_on = ${day}::date and status <> ${emoLife.at.cancel}
          and (sender_nrc_key = ${sender.nrc} or sender_phone = ${sender.phone})) as sent,
      (select coalesce(sum(amount), 0)::bigint from emo
        where sold_on = ${day}::date and status <> ${emoLife.at.cancel}
          and (payee_nrc_key = ${payee.nrc} or payee_phone = ${payee.phone})) as coming`.execute(db);
  return rows[0] as EmoDay;
}

/** Returns the outflow of an order in its current state, with the keys of its receiver: the payee, or the sender for a refund. */
export function outflowOfEmo(emo: EmoRecord, viewer: Pick<SessionViewer, 'id'>): Leaving {
  if (emo.status === emoLife.at.process)
    return {
      kind: 'emo_payout',
      keys: receiverKeys({ phones: [emo.payee_phone], nrcs: [emo.payee_nrc_key] }),
      people: [viewer.id],
    };
  const keys = receiverKeys({ phones: [emo.sender_phone], nrcs: [emo.sender_nrc_key] });
  return { kind: 'emo_refund', keys, people: [...new Set([emo.sold_by, viewer.id])] };
}

/** Reads the fees and limits valid on a business day. */
export async function readTerms(db: Database, day: string): Promise<EmoTerms> {
  const { rows } = await sql<EmoTerms>`
    select valid_from, day_limit, steps from emo_terms
    where valid_from <= ${day}::date
    order by valid_from desc, id desc
    limit 1`.execute(db);
  if (!rows[0]) throw new Error(`no fees of money orders count on ${day}`);
  return rows[0];
}

/** Reads the fees and limits valid from later days, the next first. */
export async function readLaterTerms(db: Database, day: string): Promise<EmoTerms[]> {
  const { rows } = await sql<EmoTerms>`
    select distinct on (valid_from) valid_from, day_limit, steps from emo_terms
    where valid_from > ${day}::date
    order by valid_from, id desc`.execute(db);
  return rows;
}

export async function insertTerms(tx: Tx, terms: EmoTerms, by: number, now: Date): Promise<void> {
  const { valid_from, day_limit, steps } = terms;
  await tx
    .insertInto('emo_terms')
    .values({ valid_from, day_limit, steps: JSON.stringify(steps), created_by: by, created_at: now })
    .execute();
}

export type NewEmo = Pick<
  TableRow<'emo'>,
  | 'sell_branch_id'
  | 'pay_branch_id'
  | 'sender_name'
  | 'sender_phone'
  | 'sender_nrc'
  | 'sender_nrc_key'
  | 'payee_name'
  | 'payee_phone'
  | 'payee_nrc'
  | 'payee_nrc_key'
  | 'amount'
  | 'fee'
  | 'remark'
  | 'sold_by'
>;

/** Inserts an order under the next number of the year, which is taken in the transaction, so that a refusal leaves no gap. */
export async function insertEmo(tx: Tx, emo: NewEmo, now: Date): Promise<{ id: number; number: string }> {
  const sold_on = businessDate(now);
  const year = Number(sold_on.slice(0, 4));
  const { rows } = await sql<{ last: number }>`
    insert into document_number as d (kind, year, last)
    values ('emo', ${year}, 1)
    on conflict (kind, year)
    do update set last = d.last + 1
    returning last`.execute(tx);
  const number = emoNumber(year, rows[0]!.last);
  const texts = [number, emo.sender_name, emo.payee_name, emo.sender_phone, emo.payee_phone];
  const { id } = await tx
    .insertInto('emo')
    .values({
      ...emo,
      number,
      status: emoLife.at.pending,
      search_key: texts.map((text) => searchKey(text)).join(' '),
      sold_at: now,
      sold_on,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number };
}

/** The columns of an order that a command writes. */
export interface EmoChange {
  readonly status?: EmoState;
  readonly code_hash?: Buffer;
  readonly code_by?: number;
  readonly tries?: number;
  readonly taken_by?: number;
  readonly taken_at?: Date;
  readonly approved_by?: number;
  readonly approved_at?: Date;
  readonly paid_by?: number;
  readonly paid_at?: Date;
  readonly refunded_by?: number;
  readonly refunded_at?: Date;
  readonly refund_reason?: string;
}

export async function setEmo(tx: Tx, id: number, change: EmoChange, now: Date): Promise<void> {
  await tx
    .updateTable('emo')
    .set({ ...change, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/**
 * Counts a try before the code is checked, in a separate statement that stays committed: concurrent tries cannot check more codes than allowed. `null` when
 * none is left.
 */
export async function countTry(
  db: Database,
  id: number,
  by: number,
  now: Date,
): Promise<{ try_id: number; left: number } | null> {
  const { rows } = await sql<{ try_id: number; left: number }>`
    with counted as (
      update emo
      set tries = tries + 1, tried_by = ${by}, version = version + 1, updated_at = ${now}
      where id = ${id} and status = ${emoLife.at.process} and tries < ${emoTriesMax}
      returning id, tries
    ), noted as (
      insert into emo_try (emo_id, staff_id, at) select id, ${by}, ${now} from counted returning id
    )
    select noted.id as try_id, ${emoTriesMax} - counted.tries as left from counted, noted`.execute(db);
  return rows[0] ?? null;
}

/** Gives the try back after a correct code, so that a refusal for another reason locks nothing. */
export async function takeBackTry(db: Database, id: number, tryId: number): Promise<void> {
  await sql`
    with seen as (update emo_try set is_right = true where id = ${tryId} returning emo_id)
    update emo set tries = greatest(tries - 1, 0) from seen where emo.id = seen.emo_id and emo.id = ${id}`.execute(db);
}

export type LapsedEmo = Pick<TableRow<'emo'>, 'id' | 'number' | 'sell_branch_id' | 'pay_branch_id'>;

/** Returns uncollected orders sold before a moment, a limited number at a time. Skips orders that are being paid out. */
export async function lapseEmos(tx: Tx, soldBefore: Date, now: Date): Promise<LapsedEmo[]> {
  const { rows } = await sql<LapsedEmo>`
    with due as (
      select id from emo
      where status = ${emoLife.at.process} and sold_at <= ${soldBefore}
      order by sold_at
      limit 500
      for update skip locked
    )
    update emo t
    set status = ${emoLife.at.returned}, returned_at = ${now}, version = version + 1, updated_at = ${now}
    from due where t.id = due.id
    returning t.id, t.number, t.sell_branch_id, t.pay_branch_id`.execute(tx);
  return rows;
}
