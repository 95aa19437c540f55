import type { CallType } from './call-rules.ts';

interface OutcomeRow {
  /** Keyboard key that chooses it. */
  readonly key: string;
  /** A person answered. */
  readonly contact: boolean;
  /** Minutes until the next call. */
  readonly waitMinutes?: number;
  /** Requires the time of the next call. */
  readonly asksTime?: true;
  /** Requires the result. */
  readonly asksResult?: true;
}

/** Outcomes of a call, each with its keyboard key (decisions 5). */
export const callOutcomes = {
  no_answer: { key: '1', contact: false, waitMinutes: 120 },
  busy: { key: '2', contact: false, waitMinutes: 30 },
  call_again: { key: '3', contact: true, asksTime: true },
  call_complete: { key: '4', contact: true, asksResult: true },
} as const satisfies Record<string, OutcomeRow>;
export type CallOutcome = keyof typeof callOutcomes;
export const callOutcomeNames = Object.keys(callOutcomes) as CallOutcome[];
export const outcomeRow = (outcome: CallOutcome): OutcomeRow => callOutcomes[outcome];

/** Effect of a call on its parcel or visit; return approval and the life of visits decide who may cause it. */
export type CallEffect = ParcelEffect | VisitEffect;
export type ParcelEffect = 'raise_refused' | 'raise_no_contact' | 'agree_return' | 'deliver_again';
export type VisitEffect = 'plan_visit' | 'withdraw_visit';

interface ResultRow {
  readonly key: string;
  /** Call types that can have this result. */
  readonly types: readonly CallType[];
  /** The task returns at the requested time. */
  readonly asksTime?: true;
  /** Requires the day of the next visit. */
  readonly asksDay?: true;
  /** Requires the remark, because it holds the address. */
  readonly asksRemark?: true;
  /** Requires the remark, because it holds the reason. */
  readonly asksReason?: true;
  /** The number belongs to another person. */
  readonly wrongNumber?: true;
  readonly effect?: CallEffect;
}

/** Results of a completed call, each with its keyboard key. */
export const callResults = {
  deliver: { key: 'd', types: ['delivery'] },
  other_date: { key: 't', types: ['delivery'], asksTime: true },
  new_address: { key: 'a', types: ['delivery'], asksRemark: true },
  refused: { key: 'r', types: ['delivery'], effect: 'raise_refused' },
  visit_again: { key: 'v', types: ['pickup'], asksDay: true, effect: 'plan_visit' },
  not_wanted: { key: 'x', types: ['pickup'], asksReason: true, effect: 'withdraw_visit' },
  return_agreed: { key: 'y', types: ['return'], effect: 'agree_return' },
  deliver_again: { key: 'n', types: ['return'], effect: 'deliver_again' },
  wrong_number: { key: 'w', types: ['delivery', 'pickup', 'return'], wrongNumber: true },
} as const satisfies Record<string, ResultRow>;
export type CallResult = keyof typeof callResults;
export const callResultNames = Object.keys(callResults) as CallResult[];
export const resultRow = (result: CallResult): ResultRow => callResults[result];

/** Returns the results of this type of call, in screen order. */
export function resultsOf(type: CallType): CallResult[] {
  return callResultNames.filter((result) => resultRow(result).types.includes(type));
}

/** How a task ended: by a result, because nobody was reached, or because the parcel moved on without a call. */
export const callEndings = [
  'deliver',
  'new_address',
  'refused',
  'visit_again',
  'not_wanted',
  'return_agreed',
  'deliver_again',
  'no_contact',
  'moved_on',
] as const;
export type CallEnding = (typeof callEndings)[number];
export const unreachedEnding: CallEnding = 'no_contact';
/** Endings in which a person was reached. */
export const reachedEndings: CallEnding[] = callEndings.filter((ending) =>
  (callResultNames as string[]).includes(ending),
);

/** Maximum days until a requested call. */
export const laterDaysMax = 30;
