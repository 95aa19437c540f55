import { sql, type Transaction } from 'kysely';
import type { CallEntered, CallTask, FollowUp } from '@waybill/domain/rooms/calls/decide-call.ts';
import type { CallType } from '@waybill/domain/rooms/calls/call-rules.ts';
import { callAt } from '@waybill/domain/rooms/calls/call-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { aboutOf, stillDue } from './call-queue.store.ts';

type Tx = Transaction<Tables>;

export interface LockedPhoneCall extends CallTask, Pick<TableRow<'call_task'>, 'id' | 'label_id' | 'branch_id'> {
  /** The visit of the call; null for a parcel. */
  readonly pickup_request_id: number | null;
  readonly tracking_code: string | null;
}

/** Locks a call until the transaction ends; `null` outside the viewer's scope. */
export async function lockPhoneCall(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedPhoneCall | null> {
  const { rows } = await sql<LockedPhoneCall>`
    select t.*, l.tracking_code
    from call_task t
    left join label l on l.id = t.label_id
    where t.id = ${id} and ${covered(viewer, 't.branch_id')}
    for update of t`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Takes the next call for a user by one statement: the one they have already, else the free one that is due longest. Rows locked by others are
 * skipped, so that two agents never get the same call; so are parcels that have just moved on. Returns its id and branch.
 */
export async function takeNext(
  tx: Tx,
  viewer: SessionViewer,
  { type, now, until }: { readonly type: CallType | null; readonly now: Date; readonly until: Date },
): Promise<{ id: number; branch_id: number } | null> {
  const wanted = sql<boolean>`t.status = ${sql.lit(callAt.open)} and ${covered(viewer, 't.branch_id')} and (${type}::text is null or t.type = ${type})`;
  const { rows } = await sql<{ id: number; branch_id: number }>`
    with own as (select t.id
      from call_task t
      where ${wanted} and t.taken_by = ${viewer.id} and t.taken_until > ${now}
      order by t.taken_until, t.id
      limit 1
      for update),
    free as (select t.id
      from call_task t ${aboutOf()}
      where ${wanted} and t.due_at <= ${now} and (t.taken_until is null or t.taken_until <= ${now})
        and not exists (select from own) and ${stillDue(now)}
      order by t.due_at, t.id
      limit 1
      for update of t skip locked)
    update call_task t
    set taken_by = ${viewer.id}, taken_until = ${until}, version = t.version + 1, updated_at = ${now}
    from (select id from own union all select id from free) next
    where t.id = next.id
    returning t.id, t.branch_id`.execute(tx);
  return rows[0] ?? null;
}

/** Assigns a task to a user until a time, or to no one. */
export async function setTaken(
  tx: Tx,
  id: number,
  taken: { readonly by: number; readonly until: Date } | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('call_task')
    .set({ taken_by: taken?.by ?? null, taken_until: taken?.until ?? null, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Sets the task after a call: due again or done, and assigned to no one. */
export async function setFollowUp(tx: Tx, id: number, next: FollowUp, now: Date): Promise<void> {
  await tx
    .updateTable('call_task')
    .set({
      status: next.status,
      nth: next.nth,
      misses: next.misses,
      result: next.ending,
      taken_by: null,
      taken_until: null,
      ...(next.due_at === null ? { done_at: now } : { due_at: next.due_at }),
      ...touched(now),
    })
    .where('id', '=', id)
    .execute();
}

/** Inserts the result of a call. The first call of a task is covered by the fee when calls were chosen for the label. */
export async function insertPhoneCall(
  tx: Tx,
  task: LockedPhoneCall,
  entered: CallEntered,
  { staffId, branchId, now }: { readonly staffId: number; readonly branchId: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into call_log (task_id, label_id, pickup_request_id, type, nth, staff_id, branch_id, phone, outcome, result, remark, next_at,
      fee_covered, at)
    select ${task.id}, ${task.label_id}::bigint, ${task.pickup_request_id}::bigint, ${task.type}, ${task.nth}, ${staffId}, ${branchId}, ${entered.phone_selected},
      ${entered.outcome}, ${entered.result}, ${entered.remark}, ${entered.next_at},
      coalesce(${contractedService} = any(l.services), false) and not exists (select from call_log k where k.task_id = ${task.id}), ${now}
    from (select ${task.label_id}::bigint as id) about
    left join label l on l.id = about.id`.execute(tx);
}

/** The service sold at the counter whose fee is part of the label's price. */
export const contractedService = 'phone_call';
