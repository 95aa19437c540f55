import { after } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Problem, type Refusal } from '../../kernel/refusal.ts';
import type { CallType } from './call-rules.ts';
import {
  laterDaysMax,
  outcomeRow,
  resultRow,
  type CallEffect,
  type CallEnding,
  type CallOutcome,
  type CallResult,
} from './call-outcomes.ts';
import { callAt, callLife, callsMax, leaseMinutes, type CallState } from './call-states.ts';

/** A task as the rules see it. */
export interface CallTask {
  readonly type: CallType;
  readonly status: CallState;
  /** Which call comes next, 1 to 3, and how many in a row reached nobody. */
  readonly nth: number;
  readonly misses: number;
  readonly due_at: Date;
  readonly taken_by: number | null;
  readonly taken_until: Date | null;
}

/** Does this person have it, does somebody else, or is it free? A lease that has run out frees it. */
export function holderOf(task: CallTask, staffId: number, now: Date): 'free' | 'own' | 'other' {
  if (task.taken_by === null || task.taken_until === null || task.taken_until <= now) return 'free';
  return task.taken_by === staffId ? 'own' : 'other';
}

export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + leaseMinutes * 60_000);
}

/** May this person take it, or go on having it? Refused `call_taken` while it is another agent's. */
export function decideTake(
  staffId: number,
  task: CallTask,
  now: Date,
): Refusal<'state_not_allowed' | 'call_taken'> | null {
  const state = after(callLife, task.status, 'log');
  if (isRefusal(state)) return state;
  return holderOf(task, staffId, now) === 'other' ? refuse('call_taken') : null;
}

/** May this person enter a call? Only whoever has it: `call_lease_over` when their ten minutes are, `call_not_taken` when they never took it. */
export function decideLog(
  staffId: number,
  task: CallTask,
  now: Date,
): Refusal<'state_not_allowed' | 'call_taken' | 'call_lease_over' | 'call_not_taken'> | null {
  const refused = decideTake(staffId, task, now);
  if (refused) return refused;
  if (holderOf(task, staffId, now) === 'own') return null;
  return refuse(task.taken_by === staffId ? 'call_lease_over' : 'call_not_taken');
}

/** What was entered after a call. */
export interface CallEntered {
  readonly phone_selected: string;
  readonly outcome: CallOutcome;
  readonly result: CallResult | null;
  readonly next_at: Date | null;
  readonly remark: string | null;
}

/** What becomes of the task, and of the parcel. */
export interface FollowUp {
  readonly status: CallState;
  readonly nth: number;
  readonly misses: number;
  readonly due_at: Date | null;
  readonly ending: CallEnding | null;
  readonly effect: CallEffect | null;
}

/**
 * What follows from a call (decisions 5). `otherNumber`: there is one left that nobody called wrong. Refused `validation_failed` on the field that the
 * outcome or the result cannot be without, and on one that makes no sense with it.
 */
export function followUp(
  task: Pick<CallTask, 'type' | 'nth' | 'misses' | 'due_at'>,
  entered: CallEntered,
  otherNumber: boolean,
  now: Date,
): FollowUp | Refusal<'validation_failed'> {
  const fields = problemsOf(task.type, entered, now);
  if (Object.keys(fields).length > 0) return refuse('validation_failed', { fields });
  const outcome = outcomeRow(entered.outcome);
  const result = entered.result === null ? null : resultRow(entered.result);
  const next = Math.min(task.nth + 1, callsMax);
  const again = (due_at: Date, misses: number, nth = next): FollowUp => ({
    status: callAt.open,
    nth,
    misses,
    due_at,
    ending: null,
    effect: null,
  });
  if (result?.wrongNumber && otherNumber) return again(now, task.misses, task.nth);
  if (!outcome.contact || result?.wrongNumber) {
    // Tried before its time it counts as nothing, so that three calls within a minute send no parcel back.
    if (task.due_at > now) return again(task.due_at, task.misses, task.nth);
    const misses = task.misses + 1;
    if (misses >= callsMax)
      return ended(task, misses, 'no_contact', task.type === goesBack ? 'raise_no_contact' : null);
    const wait = outcome.waitMinutes ?? outcomeRow('no_answer').waitMinutes ?? 0;
    return again(new Date(now.getTime() + wait * 60_000), misses);
  }
  if (outcome.asksTime || result?.asksTime) return again(entered.next_at as Date, 0);
  return ended(task, 0, entered.result as CallEnding, result?.effect ?? null);
}

/**
 * A sender who says nothing counts as agreeing after a day, and a visit stays as it is for the branch: only for a parcel that waits for its receiver something
 * follows from reaching nobody.
 */
const goesBack: CallType = 'delivery';

function ended(
  { nth }: Pick<CallTask, 'nth'>,
  misses: number,
  ending: CallEnding,
  effect: CallEffect | null,
): FollowUp {
  return { status: callLife.commands.log.to, nth, misses, due_at: null, ending, effect };
}

type Fields = Partial<Record<keyof CallEntered, Problem[]>>;

function problemsOf(type: CallType, { outcome, result, next_at, remark }: CallEntered, now: Date): Fields {
  const row = outcomeRow(outcome);
  const rules = result === null ? null : resultRow(result);
  const fields: Fields = {};
  if (row.asksResult ? rules === null || !rules.types.includes(type) : rules !== null)
    fields.result = [{ code: 'select' }];
  if (row.asksTime || rules?.asksTime || rules?.asksDay) {
    if (next_at === null) fields.next_at = [{ code: 'datepicker' }];
    else if (next_at <= now || next_at.getTime() > now.getTime() + laterDaysMax * 86_400_000)
      fields.next_at = [{ code: 'call_time', values: { n: laterDaysMax } }];
  } else if (next_at !== null) fields.next_at = [{ code: 'invalid' }];
  if ((rules?.asksRemark || rules?.asksReason) && remark === null) fields.remark = [{ code: 'required' }];
  return fields;
}

/** A call that was made to a number of the parcel. */
export interface NumberCalled {
  readonly phone: string;
  readonly result: CallResult | null;
}

/**
 * The number to call now: one that nobody called yet, else the one whose call is longest ago; null when each of them is somebody else's. `calls` are those of
 * the parcel, the oldest first.
 *
 * @example suggestedNumber(['091', '092'], [{ phone: '091', result: null }]) === '092'
 */
export function suggestedNumber(numbers: readonly string[], calls: readonly NumberCalled[]): string | null {
  const right = numbers.filter((number) => !calls.some(({ phone, result }) => phone === number && isWrong(result)));
  const lastCalled = (number: string) => calls.findLastIndex(({ phone }) => phone === number);
  return right.toSorted((a, b) => lastCalled(a) - lastCalled(b))[0] ?? null;
}

function isWrong(result: CallResult | null): boolean {
  return result !== null && resultRow(result).wrongNumber === true;
}
