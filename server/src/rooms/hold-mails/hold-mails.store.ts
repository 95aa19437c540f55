import { sql, type Transaction } from 'kysely';
import type { HoldMailState } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import type { Party } from '@waybill/domain/kernel/user-types.ts';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

type Tx = Transaction<Tables>;

export type LockedHold = TableRow<'hold_mail'> & {
  readonly tracking_code: string;
  readonly customer_id: number | null;
  readonly entry_id: number;
};

/** Locks the hold of a command with the state of its parcel, which everything that ends holds locks first; `null` when it is not visible to the viewer. */
export async function lockHold(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedHold | null> {
  const { rows } = await sql<LockedHold>`
    select h.id, h.label_id, l.tracking_code, l.merchant_id as customer_id, h.branch_id, h.status, h.started_on, h.until_on,
      h.limit_on, h.fee, s.entry_id, h.version
    from label_state s
    join hold_mail h on h.label_id = s.label_id
    join label l on l.id = h.label_id
    where h.id = ${id} and ${covered(viewer, 'h.branch_id')}
    for update of s, h`.execute(tx);
  return rows[0] ?? null;
}

/** Facts about the parcel and earlier holds that a new hold needs. */
export interface HoldBackground {
  readonly receiver_name: string;
  readonly phones: string[];
  /** The first day on which this branch kept it; null when it never did. */
  readonly first_on: string | null;
  /** Weeks paid with the label's price, once for all of its holds. */
  readonly weeks_paid: number;
}

const soldWithLabel: LabelService = 'hold_mail';

export async function readBackground(db: Database, labelId: number, branchId: number | null): Promise<HoldBackground> {
  const { rows } = await sql<HoldBackground>`
    select l.destination_name as receiver_name, l.destination_phone || l.contact_phone_list as phones,
      (select min(h.started_on) from hold_mail h where h.label_id = l.id and h.branch_id = ${branchId}) as first_on,
      (${soldWithLabel} = any(l.services) and not exists (select from hold_mail h where h.label_id = l.id))::int as weeks_paid
    from label l
    where l.id = ${labelId}`.execute(db);
  return rows[0] as HoldBackground;
}

export type NewHold = Pick<
  TableRow<'hold_mail'>,
  | 'label_id'
  | 'branch_id'
  | 'status'
  | 'started_on'
  | 'until_on'
  | 'limit_on'
  | 'requester_name'
  | 'requester_phone'
  | 'phone_known'
  | 'remark'
  | 'week_fee'
  | 'weeks_paid'
  | 'created_by'
> & { readonly party: Party | null };

/** Inserts a hold, and writes its last day into the state of the locked parcel. */
export async function insertHold(tx: Tx, hold: NewHold, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('hold_mail')
    .values({ ...hold, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('label_state')
    .set({ hold_id: id, held_until: hold.until_on })
    .where('label_id', '=', hold.label_id)
    .execute();
  return id;
}

/** Writes another day, and increases the parcel's version, so that decisions based on the old one are refused. */
export async function setUntil(tx: Tx, { id, label_id }: LockedHold, until: string, now: Date): Promise<void> {
  await tx
    .updateTable('hold_mail')
    .set({ until_on: until, ...touched(now) })
    .where('id', '=', id)
    .execute();
  await sql`update label_state set held_until = ${until}, version = version + 1 where label_id = ${label_id}`.execute(
    tx,
  );
}

export async function setHoldMailStatus(tx: Tx, id: number, status: HoldMailState, now: Date): Promise<void> {
  await tx
    .updateTable('hold_mail')
    .set({ status, ...touched(now) })
    .where('id', '=', id)
    .execute();
}
