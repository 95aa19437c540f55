import { sql, type RawBuilder } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { callRules, visitCall, visitCallDays, type CallRule } from '@waybill/domain/rooms/calls/call-rules.ts';
import type { CallEnding } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { callAt, callsMax } from '@waybill/domain/rooms/calls/call-states.ts';
import { openPickupStates, pickupRequestLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

const open = sql.lit(callAt.open);

/** Does `label_state s` require the call of this rule? */
function asks({ statuses, returnStep, cod, attemptsLeft }: CallRule): RawBuilder<boolean> {
  const parts = [
    sql<boolean>`s.closed_at is null`,
    // A parcel on hold at its receiver's request waits for its release.
    sql<boolean>`s.held_until is null`,
    returnStep === null
      ? sql<boolean>`s.return_step is null`
      : // As text, so that the index of those whose answer is awaited is used.
        sql<boolean>`s.return_step = ${sql.lit(returnStep)}`,
    ...(statuses ? [sql<boolean>`s.status = any(${[...statuses]}::text[])`] : []),
    ...(cod ? [sql<boolean>`s.cod_status is not null`] : []),
    ...(attemptsLeft ? [sql<boolean>`s.attempts < s.max_attempts`] : []),
  ];
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** Selects the cause of the call: the entry that brought the parcel here, or the moment when the sender was asked. */
const cycleOf = ({ returnStep }: CallRule): RawBuilder<number> =>
  returnStep === null ? sql<number>`s.entry_id` : sql<number>`(extract(epoch from s.return_at) * 1000)::bigint`;

/** Selects the number of the first call: a failed delivery asks for the next one, so the first of its task is a later one. */
const firstOf = ({ returnStep }: CallRule): RawBuilder<number> =>
  returnStep === null ? sql<number>`least(${callsMax}, 1 + s.attempts)` : sql<number>`1`;

/** Does visit `pickup_request q` require a call, because it failed or its day passed without a visit? Older and cancelled visits do not. */
function visitAsks(now: Date): RawBuilder<boolean> {
  const today = businessDate(now);
  return sql<boolean>`(not q.withdrawn and q.completed_at is null and q.time_request >= ${addDays(today, -visitCallDays)}::date
    and (q.status = ${sql.lit(pickupRequestLife.at.failed)} or (q.time_request < ${today}::date and q.status = any(${[...openPickupStates]}::text[]))))`;
}

/** Selects the cause of the call: the log entry of the failure, or, as a negative number that no entry has, the passed day. */
const visitCycle = sql<number>`case
  when q.status = ${sql.lit(pickupRequestLife.at.failed)}
    then (select max(g.id) from pickup_log g where g.pickup_request_id = q.id)
  else (date '2000-01-01' - q.time_request)::bigint
end`;

/**
 * Inserts missing calls for parcels and visits of the covered branches. It reads what is at the branches now and the visits of two weeks, never
 * history. Calls due at the same moment keep the order in which they were inserted, parcels before visits. Returns the branches whose queue has
 * grown.
 */
export async function addCalls(db: Database, reach: Pick<SessionViewer, 'covers'>, now: Date): Promise<number[]> {
  const arms = callRules.map(
    (rule) => sql`
      select s.label_id, null::bigint as pickup_request_id, ${rule.type}::text as type, ${cycleOf(rule)} as cycle,
        s.holder_branch_id, ${firstOf(rule)} as nth
      from label_state s
      where ${asks(rule)} and ${covered(reach, 's.holder_branch_id')}
        and not exists (select
          from call_task t
          where t.label_id = s.label_id and t.type = ${rule.type} and t.cycle = ${cycleOf(rule)})`,
  );
  const visits = sql`
    select null::bigint, q.id, ${visitCall}, ${visitCycle}, q.work_branch_id, 1
    from (select *, coalesce(to_branch_id, branch_id) as work_branch_id from pickup_request) q
    where ${visitAsks(now)} and ${covered(reach, 'q.work_branch_id')}
      and not exists (select from call_task t where t.pickup_request_id = q.id and t.cycle = ${visitCycle})`;
  const { rows } = await sql<{ branch_id: number }>`
    insert into call_task (label_id, pickup_request_id, type, cycle, branch_id, nth, due_at, status, created_at, updated_at)
    select label_id, pickup_request_id, type, cycle, holder_branch_id, nth, ${now}, ${open}, ${now}, ${now}
    from (${sql.join([...arms, visits], sql` union all `)}) wanted
    order by label_id, pickup_request_id
    on conflict do nothing
    returning branch_id`.execute(db);
  return branchesOf(rows);
}

const movedOn: CallEnding = 'moved_on';

/** Closes calls whose parcel or visit no longer requires them. A call that an agent has taken stays until they have entered it. */
async function closeCalls(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ branch_id: number }>`
    update call_task t
    set status = ${callAt.closed}, result = ${movedOn}, done_at = ${now}, taken_by = null, taken_until = null,
      version = t.version + 1, updated_at = ${now}
    from call_task o ${aboutOf('o')}
    where t.id = o.id and t.status = ${open} and o.status = ${open} and (t.taken_until is null or t.taken_until <= ${now})
      and s.held_until is null and not ${stillDue(now, 'o')}
    returning t.branch_id`.execute(db);
  return branchesOf(rows);
}

/** Selects the parcel `s` or the visit `q` of a call. */
export const aboutOf = (task = 't'): RawBuilder<unknown> => {
  const [label, visit] = [sql.ref(`${task}.label_id`), sql.ref(`${task}.pickup_request_id`)];
  return sql`left join label_state s on s.label_id = ${label} left join pickup_request q on q.id = ${visit}`;
};

/** Does the parcel `s` or the visit `q` still require the call? */
export function stillDue(now: Date, task = 't'): RawBuilder<boolean> {
  const [type, cycle] = [sql.ref(`${task}.type`), sql.ref(`${task}.cycle`)];
  const arms = callRules.map((rule) => sql`(${type} = ${rule.type} and ${cycle} = ${cycleOf(rule)} and ${asks(rule)})`);
  const visit = sql`(${type} = ${visitCall} and ${cycle} = ${visitCycle} and ${visitAsks(now)})`;
  return sql<boolean>`coalesce(${sql.join([...arms, visit], sql` or `)}, false)`;
}

/** Does the parcel or visit still require this call, or did it move on during the call? */
export async function isStillDue(db: Database, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ still_due: boolean }>`
    select ${stillDue(now)} as still_due
    from call_task t ${aboutOf()}
    where t.id = ${id}`.execute(db);
  return rows[0]?.still_due === true;
}

const branchesOf = (rows: readonly { readonly branch_id: number }[]): number[] => [
  ...new Set(rows.map(({ branch_id }) => branch_id)),
];

/** Updates the whole queue: closes calls no longer required, and inserts missing ones. Returns the branches whose queue has changed. */
export async function refreshCalls(db: Database, now: Date): Promise<number[]> {
  const closed = await closeCalls(db, now);
  const added = await addCalls(db, { covers: 'all' }, now);
  return [...new Set([...closed, ...added])];
}
