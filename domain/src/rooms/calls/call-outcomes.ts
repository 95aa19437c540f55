import type { CallType } from './call-rules.ts';

interface OutcomeRow {
  /** The key that chooses it. */
  readonly key: string;
  /** Somebody answered. */
  readonly contact: boolean;
  /** The next call is this much later. */
  readonly waitMinutes?: number;
  /** The time of the next call has to be given. */
  readonly asksTime?: true;
  /** What was said has to be given. */
  readonly asksResult?: true;
}

/** How a call went, each with the key that chooses it (decisions 5). */
export const callOutcomes = {
  no_answer: { key: '1', contact: false, waitMinutes: 120 },
  busy: { key: '2', contact: false, waitMinutes: 30 },
  call_again: { key: '3', contact: true, asksTime: true },
  call_complete: { key: '4', contact: true, asksResult: true },
} as const satisfies Record<string, OutcomeRow>;
export type CallOutcome = keyof typeof callOutcomes;
export const callOutcomeNames = Object.keys(callOutcomes) as CallOutcome[];
export const outcomeRow = (outcome: CallOutcome): OutcomeRow => callOutcomes[outcome];

/** What a call does to its parcel or visit; the approval of returns and the life of visits say who may. */
export type CallEffect = ParcelEffect | VisitEffect;
export type ParcelEffect = 'raise_refused' | 'raise_no_contact' | 'agree_return' | 'deliver_again';
export type VisitEffect = 'plan_visit' | 'withdraw_visit';

interface ResultRow {
  readonly key: string;
  /** The types of calls that it can come of. */
  readonly types: readonly CallType[];
  /** The task comes again at the time that was asked for. */
  readonly asksTime?: true;
  /** The day of the next visit has to be given. */
  readonly asksDay?: true;
  /** The remark is needed, because it holds the address. */
  readonly asksRemark?: true;
  /** The remark is needed, because it says why. */
  readonly asksReason?: true;
  /** Somebody else has this number. */
  readonly wrongNumber?: true;
  readonly effect?: CallEffect;
}

/** What came of a call that was complete, each with the key that chooses it. */
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

/** The results that a call of this type can have, in the order of the screen. */
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
/** Somebody answered in the end. */
export const reachedEndings: CallEnding[] = callEndings.filter((ending) =>
  (callResultNames as string[]).includes(ending),
);

/** At most this far ahead somebody may ask to be called. */
export const laterDaysMax = 30;
