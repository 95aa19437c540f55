import { sql, type Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { PayMethod } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { gateCollectionLife } from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import type { ChargeBearer } from '@waybill/domain/rooms/gate-collections/gate-collection-forms.ts';
import type { GateEnd } from '@waybill/domain/rooms/gate-collections/gate-ends.ts';
import { countedPlace, type CashPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { TableUpdate, TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { arrived, atGate, gateLineFrom, lineOwed, lineStands } from './gate-line.queries.ts';

type Tx = Transaction<Tables>;

export type LockedGateCollection = TableRow<'gate_collection'>;

export function lockGateCollection(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedGateCollection | null> {
  return lockRow(tx, 'gate_collection c', id, covered(viewer, 'c.branch_id'));
}

export interface GateOfSlip extends Pick<TableRow<'gate_slip'>, 'branch_id' | 'gate_name' | 'gate_phone'> {
  /** The day on which the slip was written, YYYY-MM-DD. */
  readonly day: string;
  /** The open document of this gate and day, if any. */
  readonly open: string | null;
}

/** Locks the gate of a slip. When two people create its document at once, the second waits here for the first. */
export async function lockGateOfSlip(tx: Tx, viewer: SessionViewer, slipId: number): Promise<GateOfSlip | null> {
  const { rows } = await sql<Omit<GateOfSlip, 'day' | 'open'> & { created_at: Date }>`
    select g.branch_id, g.gate_name, g.gate_phone, g.created_at
    from gate_slip g
    where g.id = ${slipId} and ${covered(viewer, 'g.branch_id')}`.execute(tx);
  const slip = rows[0];
  if (!slip) return null;
  const day = businessDate(slip.created_at);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gate ${slip.branch_id} ${slip.gate_name}`}, 0))`.execute(
    tx,
  );
  const { rows: open } = await sql<{ number: string }>`
    select number
    from gate_collection
    where branch_id = ${slip.branch_id} and gate_name = ${slip.gate_name} and handed_on = ${day}::date
      and status = ${gateCollectionLife.at.pending}`.execute(tx);
  return { ...slip, day, open: open[0]?.number ?? null };
}

export async function insertGateCollection(
  tx: Tx,
  number: string,
  gate: GateOfSlip,
  of: { readonly chargeBy: ChargeBearer; readonly by: number; readonly now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('gate_collection')
    .values({
      number,
      branch_id: gate.branch_id,
      status: gateCollectionLife.at.pending,
      gate_name: gate.gate_name,
      gate_phone: gate.gate_phone,
      handed_on: sql`${gate.day}::date`,
      charge_by: of.chargeBy,
      created_by: of.by,
      makers: [of.by],
      search_key: searchKey(gate.gate_name),
      created_at: of.now,
      updated_at: of.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts everything given to the gate up to that day that it still has or has delivered, and that is on no document; in one statement. Returns the number. */
export async function insertGateLines(tx: Tx, id: number, gate: GateOfSlip, chargeEach: number): Promise<number> {
  const { rows } = await sql`
    insert into gate_collection_line (gate_collection_id, gate_slip_parcel_id, label_id, gate_charge)
    select ${id}, p.id, p.label_id, ${chargeEach}
    from gate_slip g
    join gate_slip_parcel p on p.gate_slip_id = g.id and not p.ended
    join label_state s on s.label_id = p.label_id and s.status in (${atGate}, ${arrived})
    where g.branch_id = ${gate.branch_id} and g.gate_name = ${gate.gate_name}
      and (p.handed_at at time zone 'Asia/Yangon')::date <= ${gate.day}::date
      and not exists (select from gate_collection_line x where x.gate_slip_parcel_id = p.id and not x.void)
    order by p.id
    returning id`.execute(tx);
  return rows.length;
}

export interface GateLine extends Pick<
  TableRow<'gate_collection_line'>,
  'id' | 'label_id' | 'gate_charge' | 'paid' | 'journal_id'
> {
  readonly tracking_code: string;
  readonly customer_id: number | null;
  readonly stands: string;
  /** Amount that the gate owes for it now. */
  readonly owed: number;
}

/** Locks the lines of an open document: their cash cannot be booked and their delivery not rolled back until the transaction ends. */
export async function lockGateLines(tx: Tx, id: number): Promise<GateLine[]> {
  await sql`
    select 1
    from label_cash
    where place = ${'gate' satisfies CashPlace}
      and label_id in (select label_id from gate_collection_line where gate_collection_id = ${id} and not void)
    order by journal_id
    for update`.execute(tx);
  const { rows } = await sql<GateLine>`
    select x.id, x.label_id, l.tracking_code, l.merchant_id as customer_id, x.gate_charge, x.paid, ${lineStands} as stands,
      k.journal_id, ${lineOwed} as owed
    from ${gateLineFrom}
    where x.gate_collection_id = ${id} and not x.void
    order by x.id`.execute(tx);
  return rows;
}

export async function setGateCollection(
  tx: Tx,
  id: number,
  change: TableUpdate<'gate_collection'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('gate_collection')
    .set({ ...change, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setGateLine(
  tx: Tx,
  id: number,
  line: { gate_charge: number; paid: number | null },
): Promise<void> {
  await tx.updateTable('gate_collection_line').set(line).where('id', '=', id).execute();
}

/** Frees parcels for another document: these lines, or all when it is void. Returns their number. */
export async function freeGateLines(tx: Tx, id: number, lines: readonly number[] | null): Promise<number> {
  const { rows } = await sql`
    update gate_collection_line
    set void = true, left_out = ${lines !== null}
    where gate_collection_id = ${id} and not void
      and ${lines === null ? sql<boolean>`true` : sql<boolean>`id = any(${[...lines]}::bigint[])`}
    returning id`.execute(tx);
  return rows.length;
}

/**
 * Books the lines: fully paid amounts leave the gate, into the till and on to head office like any counted cash, or to the bank. A shortage stays with the gate
 * until it is resolved. Returns the parcels whose cash has left the gate.
 */
export async function bookGateLines(
  tx: Tx,
  { id, branch_id, makers }: LockedGateCollection,
  { method, now }: { readonly method: PayMethod; readonly now: Date },
): Promise<number[]> {
  await sql`
    update gate_collection_line x
    set owed = k.amount, journal_id = k.journal_id, paid = coalesce(x.paid, k.amount), waits = coalesce(x.paid, k.amount) < k.amount,
      owner_id = case when coalesce(x.paid, k.amount) < k.amount then ${makers[0]}::bigint end
    from label_cash k
    where x.gate_collection_id = ${id} and not x.void and k.label_id = x.label_id and k.place = ${'gate' satisfies CashPlace}`.execute(
    tx,
  );
  const paid = sql`gate_collection_line x where x.gate_collection_id = ${id} and not x.void and x.journal_id = k.journal_id`;
  await sql`
    update label_cash k set amount = x.owed - x.paid from ${paid} and x.paid < x.owed`.execute(tx);
  const { rows } = await (
    method === 'bank'
      ? sql<{ label_id: number }>`
        delete from label_cash k using ${paid} and x.paid >= x.owed returning k.label_id`
      : sql<{ label_id: number }>`
        update label_cash k set place = ${countedPlace}, branch_id = ${branch_id}, since = ${now} from ${paid} and x.paid >= x.owed
        returning k.label_id`
  ).execute(tx);
  return rows.map(({ label_id }) => label_id);
}

export type ShortLine = Pick<TableRow<'gate_collection_line'>, 'id' | 'label_id' | 'waits'> & {
  readonly journal_id: number;
  readonly owed: number;
  readonly paid: number;
};

export async function readDocumentOfLine(tx: Tx, lineId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('gate_collection_line')
    .select('gate_collection_id')
    .where('id', '=', lineId)
    .executeTakeFirst();
  return row?.gate_collection_id ?? null;
}

export function lockShortLine(tx: Tx, lineId: number): Promise<ShortLine | null> {
  return lockRow<'gate_collection_line', ShortLine>(tx, 'gate_collection_line x', lineId);
}

/**
 * Resolves a line: the shortage is no longer with the gate. The parcel's money in the till continues to head office: `inTill` of it, none when all of it is at
 * the bank or written off.
 */
export async function endGateLine(
  tx: Tx,
  { id, journal_id }: ShortLine,
  of: {
    readonly end: GateEnd;
    readonly note: string;
    readonly branchId: number;
    readonly inTill: number;
    readonly by: number;
    readonly now: Date;
  },
): Promise<void> {
  await (
    of.inTill === 0
      ? sql`delete from label_cash where journal_id = ${journal_id}`
      : sql`
        update label_cash set place = ${countedPlace}, amount = ${of.inTill}, branch_id = ${of.branchId}, since = ${of.now}
        where journal_id = ${journal_id}`
  ).execute(tx);
  await sql`
    update gate_collection_line set waits = false, ended = ${of.end}, end_note = ${of.note}, ended_by = ${of.by}, ended_at = ${of.now}
    where id = ${id}`.execute(tx);
}
