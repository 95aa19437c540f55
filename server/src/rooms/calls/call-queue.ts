import { sql, type RawBuilder } from 'kysely';
import { callRules, type CallRule } from '@waybill/domain/rooms/calls/call-rules.ts';
import type { CallEnding } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { callAt, callsMax } from '@waybill/domain/rooms/calls/call-states.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

const open = sql.lit(callAt.open);

/** Does `label_state s` ask for the call of this row? */
function asks({ statuses, returnStep, cod, attemptsLeft }: CallRule): RawBuilder<boolean> {
  const parts = [
    sql<boolean>`s.closed_at is null`,
    // Its receiver asked to have it kept: the call waits until it is released.
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

/** What asks: the entry that brought the parcel here, or the moment in which the sender was asked. */
const cycleOf = ({ returnStep }: CallRule): RawBuilder<number> =>
  returnStep === null ? sql<number>`s.entry_id` : sql<number>`(extract(epoch from s.return_at) * 1000)::bigint`;

/** A delivery that failed asks for the next call, so the first of its task is a later one. */
const firstOf = ({ returnStep }: CallRule): RawBuilder<number> =>
  returnStep === null ? sql<number>`least(${callsMax}, 1 + s.attempts)` : sql<number>`1`;

/**
 * Adds the calls that parcels of the covered branches ask for and nobody has been given yet. It walks what lies at the branches now, never history.
 * Answers the branches whose queue has grown.
 */
export async function addCalls(db: Database, reach: Pick<SessionViewer, 'covers'>, now: Date): Promise<number[]> {
  const arms = callRules.map(
    (rule) => sql`
      select s.label_id, ${rule.type}::text as type, ${cycleOf(rule)} as cycle, s.holder_branch_id, ${firstOf(rule)} as nth
      from label_state s
      where ${asks(rule)} and ${covered(reach, 's.holder_branch_id')}
        and not exists (select
          from call_task t
          where t.label_id = s.label_id and t.type = ${rule.type} and t.cycle = ${cycleOf(rule)})`,
  );
  const { rows } = await sql<{ branch_id: number }>`
    insert into call_task (label_id, type, cycle, branch_id, nth, due_at, status, created_at, updated_at)
    select label_id, type, cycle, holder_branch_id, nth, ${now}, ${open}, ${now}, ${now}
    from (${sql.join(arms, sql` union all `)}) wanted
    on conflict do nothing
    returning branch_id`.execute(db);
  return branchesOf(rows);
}

const movedOn: CallEnding = 'moved_on';

/** Closes the calls whose parcel does not ask for them any more. One that an agent has is left until they have entered it. */
async function closeCalls(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ branch_id: number }>`
    update call_task t
    set status = ${callAt.closed}, result = ${movedOn}, done_at = ${now}, taken_by = null, taken_until = null,
      version = t.version + 1, updated_at = ${now}
    from label_state s
    where t.status = ${open} and s.label_id = t.label_id and (t.taken_until is null or t.taken_until <= ${now})
      and s.held_until is null and not ${stillDue}
    returning t.branch_id`.execute(db);
  return branchesOf(rows);
}

/** Does the parcel `label_state s` still ask for the call `call_task t`? */
export const stillDue = sql<boolean>`(${sql.join(
  callRules.map((rule) => sql`(t.type = ${rule.type} and t.cycle = ${cycleOf(rule)} and ${asks(rule)})`),
  sql` or `,
)})`;

/** Does the parcel still ask for this call, or has it moved on while somebody was on the phone? */
export async function isStillDue(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ still_due: boolean }>`
    select ${stillDue} as still_due
    from call_task t
    join label_state s on s.label_id = t.label_id
    where t.id = ${id}`.execute(db);
  return rows[0]?.still_due === true;
}

const branchesOf = (rows: readonly { readonly branch_id: number }[]): number[] => [
  ...new Set(rows.map(({ branch_id }) => branch_id)),
];

/** The whole queue follows the parcels: what is not asked for any more goes, what is asked for comes. Answers the branches whose queue has changed. */
export async function refreshCalls(db: Database, now: Date): Promise<number[]> {
  const closed = await closeCalls(db, now);
  const added = await addCalls(db, { covers: 'all' }, now);
  return [...new Set([...closed, ...added])];
}
