import { sql, type Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { messageAt } from '@waybill/domain/rooms/messages/message-states.ts';
import { toGrams } from '@waybill/domain/kernel/money.ts';
import type { PickupRequestValues } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import {
  loggedAs,
  pickupRequestLife,
  type PickupRequestCommand,
  type PickupRequestState,
} from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { pickupScope } from './pickup-requests.queries.ts';

type Tx = Transaction<Tables>;

/** Stored values of a request: its form, and the branch that follows from it. */
export type KeptPickup = PickupRequestValues & { readonly branch_id: number };

/** The request that a command changes, with the branch whose work it is now: during a handover the one that is to take it. */
export type LockedPickup = TableRow<'pickup_request'> & { readonly work_branch_id: number };

/** Locked until the transaction ends; `null` when it is not the viewer's to see. */
export async function lockPickup(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedPickup | null> {
  const row = await lockRow(tx, 'pickup_request q', id, pickupScope(viewer));
  return row && { ...row, work_branch_id: row.to_branch_id ?? row.branch_id };
}

/** A locked request under the names of its form: what the audit log compares and a second editor is shown. */
export function valuesOf(row: LockedPickup): KeptPickup {
  return {
    customer_id: row.customer_id,
    phone: row.phones,
    name: row.name,
    with_temp_address: row.with_temp_address,
    place_id: row.place_id,
    home_no: row.home_no,
    street: row.street,
    branch_id: row.branch_id,
    time_request: row.time_request,
    day_part: row.day_part,
    vehicle: row.vehicle,
    counts: row.counts,
    include_products: row.include_products,
    weight: row.weight_g === null ? null : row.weight_g / 1000,
    remark: row.remark,
  };
}

function columnsOf({ phone, weight, ...values }: KeptPickup) {
  return {
    ...values,
    phones: [...phone],
    weight_g: weight === null ? null : toGrams(weight),
    search_key: searchKey([values.name, ...phone].join(' ')),
  };
}

export interface MadePickup {
  readonly intake_branch_id: number;
  readonly plan_id: number | null;
  readonly by: number | null;
  readonly now: Date;
}

/** A new request; `null` when its plan has made one for this day already. */
export async function insertPickup(tx: Tx, kept: KeptPickup, made: MadePickup): Promise<number | null> {
  const row = await tx
    .insertInto('pickup_request')
    .values({
      ...columnsOf(kept),
      intake_branch_id: made.intake_branch_id,
      plan_id: made.plan_id,
      status: pickupRequestLife.initial,
      created_at: made.now,
      created_by: made.by,
      updated_at: made.now,
    })
    .onConflict((conflict) => conflict.columns(['plan_id', 'time_request']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updatePickup(tx: Tx, id: number, kept: KeptPickup, now: Date): Promise<void> {
  await tx
    .updateTable('pickup_request')
    .set({ ...columnsOf(kept), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** The columns that a step may change beside the state. */
export type StepColumns = Partial<{
  branch_id: number;
  postman_id: number | null;
  reason: string | null;
  denied_by: number | null;
  denied_at: Date | null;
  to_branch_id: number | null;
  to_staff_id: number | null;
  collected_count: number | null;
  collected_weight_g: number | null;
  completed_at: Date | null;
  fee: number | null;
  withdrawn: boolean;
  time_request: string;
}>;

export interface Step extends Pick<TableRow<'pickup_request'>, 'id' | 'branch_id' | 'postman_id'> {
  readonly command: PickupRequestCommand | 'create';
  readonly by: number | null;
  readonly now: Date;
  readonly reason?: string | null;
}

/** Writes the new state, and the step into the log. */
export async function takeStep(tx: Tx, status: PickupRequestState, step: Step, columns: StepColumns): Promise<void> {
  await tx
    .updateTable('pickup_request')
    .set({ status, ...columns, ...touched(step.now) })
    .where('id', '=', step.id)
    .execute();
  await writeLog(tx, step);
}

/** One more entry of the log; earlier ones are never changed. */
export async function writeLog(
  tx: Tx,
  { id, command, by, now, branch_id, postman_id, reason = null }: Step,
): Promise<void> {
  await tx
    .insertInto('pickup_log')
    .values({
      pickup_request_id: id,
      status: loggedAs[command],
      at: now,
      branch_id,
      staff_id: by,
      postman_id,
      reason,
    })
    .execute();
}

export async function setAccepted(tx: Tx, id: number, count: number, by: number, now: Date): Promise<void> {
  await tx
    .updateTable('pickup_request')
    .set({ accepted_count: count, accepted_by: by, accepted_at: now, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** A person has looked at the denial. It is no change of the request, so its version stays. */
export async function keepDenialSeen(tx: Tx, id: number, staffId: number): Promise<void> {
  await sql`
    insert into pickup_denial_seen (pickup_request_id, staff_id, denied_at)
    select id, ${staffId}, denied_at from pickup_request where id = ${id} and denied_at is not null
    on conflict (pickup_request_id, staff_id) do update set denied_at = excluded.denied_at`.execute(tx);
}

export interface LabelToJoin extends Pick<TableRow<'label'>, 'id' | 'tracking_code' | 'merchant_id'> {
  readonly status: string;
  readonly source_phone: readonly string[];
  /** The visit that has it already. */
  readonly taken_by: number | null;
}

/**
 * Locks the labels with these numbers or codes in the order of their numbers, so that two visits cannot both take one. They are read after they are
 * locked, so that a waiting transaction sees what the other visit has taken.
 */
export async function lockLabels(tx: Tx, ids: readonly number[], codes: readonly string[]): Promise<LabelToJoin[]> {
  const chosen = sql`l.id = any(${[...ids]}::bigint[]) or l.tracking_code = any(${[...codes]}::text[])`;
  await sql`select from label l where ${chosen} order by l.id for update`.execute(tx);
  const { rows } = await sql<LabelToJoin>`
    select l.id, l.tracking_code, s.status, l.merchant_id, l.source_phone,
      (select pl.pickup_request_id from pickup_label pl where pl.label_id = l.id) as taken_by
    from label l
    join label_state s on s.label_id = l.id
    where ${chosen}
    order by l.id`.execute(tx);
  return rows;
}

/** Joins labels to a visit. What was counted at its door is never less than what its labels say. */
export async function joinLabels(tx: Tx, pickupId: number, labelIds: readonly number[], now: Date): Promise<void> {
  if (labelIds.length === 0) return;
  await tx
    .insertInto('pickup_label')
    .values(labelIds.map((label_id) => ({ label_id, pickup_request_id: pickupId })))
    .execute();
  const { pieces } = await readCarried(tx, pickupId);
  await tx
    .updateTable('pickup_request')
    .set({
      collected_count: sql<number>`greatest(collected_count, case when completed_at is not null then ${pieces}::int end)`,
      ...touched(now),
    })
    .where('id', '=', pickupId)
    .execute();
}

/** Asks a visit to collect these labels; one that another visit was asked for is asked of this one alone. */
export async function planLabels(tx: Tx, pickupId: number, labelIds: readonly number[]): Promise<void> {
  await tx
    .insertInto('pickup_planned_label')
    .values(labelIds.map((label_id) => ({ label_id, pickup_request_id: pickupId })))
    .onConflict((conflict) => conflict.column('label_id').doUpdateSet({ pickup_request_id: pickupId }))
    .execute();
}

/** Takes a label out of the visit that has it. */
export async function detachLabel(tx: Tx, pickupId: number, labelId: number, now: Date): Promise<void> {
  await tx
    .deleteFrom('pickup_label')
    .where('label_id', '=', labelId)
    .where('pickup_request_id', '=', pickupId)
    .execute();
  await tx.updateTable('pickup_request').set(touched(now)).where('id', '=', pickupId).execute();
}

/** How many pieces the labels of a visit are, and what they have paid for the pickup, in whole kyat. */
export async function readCarried(tx: Tx, pickupId: number): Promise<{ pieces: number; pickup_fees: number }> {
  const { rows } = await sql<{ pieces: number; pickup_fees: number }>`
    select coalesce(sum(l.pieces), 0)::int as pieces, coalesce(sum((select sum((line ->> 'amount')::bigint)
      from jsonb_array_elements(l.price -> 'lines') line
      where line ->> 'name' = 'pickup')), 0)::bigint as pickup_fees
    from pickup_label pl
    join label l on l.id = pl.label_id
    where pl.pickup_request_id = ${pickupId}`.execute(tx);
  return rows[0] ?? { pieces: 0, pickup_fees: 0 };
}

/** A courier is on the way to a sender: the customer hears of it if they asked for messages. One message for each step of the visit's log. */
export async function queuePickupMessage(tx: Tx, pickupId: number, now: Date): Promise<void> {
  await sql`
    insert into message (purpose, event, branch_id, pickup_request_id, customer_id, status, due_at, created_at, updated_at)
    select 'pickup_assigned', (select max(g.id) from pickup_log g where g.pickup_request_id = q.id), q.branch_id, q.id, c.id,
      ${messageAt.queued}, ${now}, ${now}, ${now}
    from pickup_request q
    join customer c on c.id = q.customer_id and c.sms_active
    where q.id = ${pickupId}
    on conflict do nothing`.execute(tx);
}
