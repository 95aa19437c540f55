import { sql, type Transaction } from 'kysely';
import type { CashPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { unbooked } from '@waybill/domain/rooms/remittances/judge-remitted.ts';
import type { RemittanceEnd } from '@waybill/domain/rooms/remittances/remittance-ends.ts';
import { remittanceLife, type RemittanceState } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import { personName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

type Tx = Transaction<Tables>;

export const postPlace: CashPlace = 'mmpost';

export type LockedRemittance = TableRow<'remittance'>;

export function lockRemittance(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedRemittance | null> {
  return lockRow(tx, 'remittance r', id, covered(viewer, 'r.branch_id'));
}

/** Keeps a remittance; null when the same lines were brought before, at whichever branch. */
export async function insertRemittance(
  tx: Tx,
  remittance: {
    readonly number: string;
    readonly branchId: number;
    readonly fileName: string | null;
    readonly hash: string;
    readonly reference: string;
    readonly paidOn: string;
    /** The bank account that received the money. */
    readonly account: number;
    readonly bank: number;
    readonly charge: number;
    readonly by: number;
    readonly now: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into remittance (number, branch_id, status, file_name, content_hash, reference, paid_on, bank_account_id, bank_amount,
      mmpost_charge, created_by, makers, created_at, updated_at)
    values (${remittance.number}, ${remittance.branchId}, ${remittanceLife.at.pending}, ${remittance.fileName}, ${remittance.hash},
      ${remittance.reference}, ${remittance.paidOn}, ${remittance.account}, ${remittance.bank}, ${remittance.charge}, ${remittance.by},
      array[${remittance.by}::bigint], ${remittance.now}, ${remittance.now})
    returning id`.execute(tx);
  return rows[0]!.id;
}

/** Who brought the same lines before; of two who bring them at once the second waits here for the first. */
export async function readRemittanceTwin(
  tx: Tx,
  hash: string,
): Promise<{ number: string; by: string; at: Date } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`remittance ${hash}`}, 0))`.execute(tx);
  const { rows } = await sql<{ number: string; by: string; at: Date }>`
    select r.number, ${personName('r.created_by')} as by, r.created_at as at
    from remittance r
    where r.content_hash = ${hash} and r.status <> ${sql.lit(remittanceLife.at.inactive)}`.execute(tx);
  return rows[0] ?? null;
}

export type KeptLine = Pick<
  TableRow<'remittance_line'>,
  'row' | 'code' | 'amount_text' | 'amount' | 'label_id' | 'journal_id' | 'owed' | 'verdict' | 'difference'
>;

/** All lines of a remittance by one statement. */
export async function insertRemittanceLines(tx: Tx, id: number, lines: readonly KeptLine[]): Promise<void> {
  await sql`
    insert into remittance_line (remittance_id, row, code, amount_text, amount, label_id, journal_id, owed, verdict, difference)
    select ${id}, row, code, amount_text, amount, label_id, journal_id, owed, verdict, difference
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(row int, code text, amount_text text, amount bigint,
      label_id bigint, journal_id bigint, owed bigint, verdict text, difference bigint)
    order by row`.execute(tx);
}

export async function readKeptLines(tx: Tx, id: number): Promise<(KeptLine & { readonly id: number })[]> {
  const { rows } = await sql<KeptLine & { id: number }>`
    select id, row, code, amount_text, amount, label_id, journal_id, owed, verdict, difference
    from remittance_line
    where remittance_id = ${id}
    order by row, id`.execute(tx);
  return rows;
}

export async function updateRemittanceLines(
  tx: Tx,
  lines: readonly (KeptLine & { readonly id: number })[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update remittance_line x
    set label_id = o.label_id, journal_id = o.journal_id, owed = o.owed, verdict = o.verdict, difference = o.difference
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as o(id bigint, label_id bigint, journal_id bigint,
      owed bigint, verdict text, difference bigint)
    where x.id = o.id`.execute(tx);
}

export interface PostDebt {
  readonly named: string;
  readonly label_id: number;
  readonly journal_id: number | null;
  readonly owed: number | null;
  readonly taken: boolean;
}

/** Reads the mail post's debts for parcels with these codes, theirs or ours, in the viewer's scope: one statement for all lines. */
export async function readPostDebts(
  tx: Tx,
  viewer: SessionViewer,
  codes: readonly string[],
): Promise<Map<string, PostDebt>> {
  const { rows } = await sql<PostDebt>`
    with named as materialized (
      select code as named, label_id from post_parcel where code = any(${[...codes]}::text[])
      union
      select l.tracking_code, l.id from label l where l.tracking_code = any(${[...codes]}::text[])
    )
    select n.named, n.label_id, k.journal_id, k.amount as owed, exists (select
      from remittance_line x
      join remittance r on r.id = x.remittance_id
      where x.label_id = n.label_id and x.journal_id is not null and r.status = ${remittanceLife.at.complete}) as taken
    from named n
    join post_parcel p on p.label_id = n.label_id and ${covered(viewer, 'p.branch_id')}
    left join label_cash k on k.label_id = n.label_id and k.place = ${postPlace}`.execute(tx);
  return new Map(rows.map((row) => [row.named, row]));
}

/** Nobody else books the cash of these lines until the transaction ends; in the order in which everybody locks it. */
export async function lockPostCash(tx: Tx, journals: readonly number[]): Promise<void> {
  await sql`select 1 from label_cash where journal_id = any(${[...journals]}::bigint[]) order by journal_id for update`.execute(
    tx,
  );
}

/**
 * Deducts payments from the mail post's debts, parcel by parcel; a fully paid parcel has no debt. This remittance also pays what an earlier one was
 * short for these parcels; the missing rest is on this one. Returns the parcels that are fully paid.
 */
export async function bookLines(
  tx: Tx,
  { id, created_by }: LockedRemittance,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number[]> {
  await sql`
    update remittance_line o set waits = false, ended = ${'paid_later' satisfies RemittanceEnd}, ended_by = ${by}, ended_at = ${now}
    from remittance_line x
    where x.remittance_id = ${id} and o.journal_id = x.journal_id and o.id <> x.id and o.waits and o.difference < 0
      and x.journal_id is not null`.execute(tx);
  const { rows } = await sql<{ label_id: number }>`
    with paid as materialized (
      select journal_id, label_id, difference, amount from remittance_line where remittance_id = ${id} and journal_id is not null
        and verdict <> all(${[...unbooked]}::text[])
    ), rest as (
      update label_cash k set amount = -p.difference from paid p where k.journal_id = p.journal_id and p.difference < 0
    ), gone as (
      delete from label_cash k using paid p where k.journal_id = p.journal_id and p.difference >= 0 returning k.label_id
    )
    select label_id from gone`.execute(tx);
  await sql`
    update remittance_line set waits = true, owner_id = ${created_by}
    where remittance_id = ${id} and difference <> 0 and verdict <> all(${[...unbooked]}::text[])`.execute(tx);
  return rows.map(({ label_id }) => label_id);
}

export async function setRemittance(
  tx: Tx,
  id: number,
  change: { status?: RemittanceState; confirmed_by?: number; confirmed_at?: Date; makers?: number[] },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('remittance')
    .set({ ...change, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export type WaitingLine = KeptLine & TableRow<'remittance_line'>;

export async function readRemittanceOf(tx: Tx, lineId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('remittance_line')
    .select('remittance_id')
    .where('id', '=', lineId)
    .executeTakeFirst();
  return row?.remittance_id ?? null;
}

export function lockRemittanceLine(tx: Tx, lineId: number): Promise<WaitingLine | null> {
  return lockRow<'remittance_line', WaitingLine>(tx, 'remittance_line x', lineId);
}

/** Keeps the wish to pay a surplus back out of this account, until another person pays it. */
export async function askPaidBack(
  tx: Tx,
  lineId: number,
  { by, account }: { readonly by: number; readonly account: number },
): Promise<void> {
  await tx
    .updateTable('remittance_line')
    .set({ back_requested_by: by, back_account_id: account })
    .where('id', '=', lineId)
    .execute();
}

/** Locks and reads the mail post's debt for one parcel. */
export async function lockDebt(tx: Tx, journalId: number): Promise<number | null> {
  const { rows } = await sql<{ amount: number }>`
    select amount from label_cash where journal_id = ${journalId} and place = ${postPlace} for update`.execute(tx);
  return rows[0]?.amount ?? null;
}

/** Takes an amount off what the mail post owes for a parcel, and off what a remittance was short for it. */
export async function reduceDebt(
  tx: Tx,
  { journal, owed, amount, by, now }: { journal: number; owed: number; amount: number; by: number; now: Date },
): Promise<void> {
  const rest = owed - amount;
  if (rest === 0) await sql`delete from label_cash where journal_id = ${journal}`.execute(tx);
  else await sql`update label_cash set amount = ${rest} where journal_id = ${journal}`.execute(tx);
  await (
    rest === 0
      ? sql`
        update remittance_line
        set waits = false, ended = ${'paid_later' satisfies RemittanceEnd}, ended_by = ${by}, ended_at = ${now}
        where journal_id = ${journal} and waits and difference < 0`
      : sql`update remittance_line set difference = ${-rest} where journal_id = ${journal} and waits and difference < 0`
  ).execute(tx);
}

export async function endLine(
  tx: Tx,
  id: number,
  end: {
    end: RemittanceEnd;
    note: string;
    account: number | null;
    labelId: number | null;
    journalId: number | null;
    by: number;
    now: Date;
  },
): Promise<void> {
  await sql`
    update remittance_line set waits = false, ended = ${end.end}, end_note = ${end.note}, end_bank_account_id = ${end.account}::bigint, end_label_id = ${end.labelId}::bigint,
      end_journal_id = ${end.journalId}::bigint, ended_by = ${end.by}, ended_at = ${end.now}
    where id = ${id}`.execute(tx);
}
