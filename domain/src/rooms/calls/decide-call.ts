import { nextState } from '../../kernel/lifecycle.ts';
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

/** Facts that the rules need of a task. */
export interface CallTask {
  readonly type: CallType;
  readonly status: CallState;
  /** Number of the next call, 1 to 3, and calls in a row that reached nobody. */
  readonly nth: number;
  readonly misses: number;
  readonly due_at: Date;
  readonly taken_by: number | null;
  readonly taken_until: Date | null;
}

/** Returns whether this person, another one or nobody holds the task. An expired lease frees it. */
export function holderOf(task: CallTask, staffId: number, now: Date): 'free' | 'own' | 'other' {
  if (task.taken_by === null || task.taken_until === null || task.taken_until <= now) return 'free';
  return task.taken_by === staffId ? 'own' : 'other';
}

export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + leaseMinutes * 60_000);
}

/** Checks that this person may take the task or keep it. Refuses `call_taken` while another agent has it. */
export function decideTake(
  staffId: number,
  task: CallTask,
  now: Date,
): Refusal<'state_not_allowed' | 'call_taken'> | null {
  const state = nextState(callLife, task.status, 'log');
  if (isRefusal(state)) return state;
  return holderOf(task, staffId, now) === 'other' ? refuse('call_taken') : null;
}

/**
 * Checks that this person may record a call: only the holder. Refuses `call_lease_over` after their ten minutes, `call_not_taken` when they never took
 * it.
 */
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

/** Recorded data of a call. */
export interface CallEntered {
  readonly phone_selected: string;
  readonly outcome: CallOutcome;
  readonly result: CallResult | null;
  readonly next_at: Date | null;
  readonly remark: string | null;
}

/** Next values of the call task, and the effect on its parcel. */
export interface FollowUp {
  readonly status: CallState;
  readonly nth: number;
  readonly misses: number;
  readonly due_at: Date | null;
  readonly ending: CallEnding | null;
  readonly effect: CallEffect | null;
}

/**
 * Returns what follows from a call (decisions 5). `otherNumber`: another number is left that is not marked wrong. Refuses `validation_failed` on a field
 * that the outcome or result requires, or does not allow.
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
    // A call before its time does not count, so that three calls within a minute do not return a parcel.
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

/** Only an unreachable receiver has consequences: a sender who does not answer counts as agreeing after a day, and a pickup stays with the branch. */
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

/** A call to one of a parcel's numbers. */
export interface NumberCalled {
  readonly phone: string;
  readonly result: CallResult | null;
}

/**
 * Returns the number to call now: one not called yet, else the one called longest ago; null when all are wrong numbers. `calls` are the parcel's, oldest
 * first.
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
