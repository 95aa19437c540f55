import { addDays } from '../../kernel/calendar.ts';

/** Where a lost parcel is looked for. */
export const searchPlaces = ['courier', 'shelf', 'bag', 'vehicle', 'next_branch', 'other'] as const;
export type SearchPlace = (typeof searchPlaces)[number];

/** Where a parcel was when it was reported missing. */
export interface LastCustody {
  readonly branch_id: number;
  readonly courier_id: number | null;
  /** The bag that it lay in last. */
  readonly bag_id: number | null;
  /** The branch to which it was on the road. */
  readonly next_branch_id: number | null;
}

export interface SuggestedStep {
  readonly place: SearchPlace;
  readonly branch_id: number;
  /** The last day of the search there, 'yyyy-mm-dd'. */
  readonly until_on: string;
}

/**
 * The search that follows from where a parcel was last: whoever had it, the shelf of that branch, its bag, the vehicle, and the branch that waits for it. People
 * look on the same or the next day; a branch elsewhere gets one day more.
 *
 * @example suggestSearch({ branch_id: 1, courier_id: 7, bag_id: null, next_branch_id: null }, '2026-11-24') // courier and shelf, both of branch 1 until the 25th
 */
export function suggestSearch(
  { branch_id, courier_id, bag_id, next_branch_id }: LastCustody,
  today: string,
): SuggestedStep[] {
  const [soon, later] = [addDays(today, 1), addDays(today, 2)];
  const away = next_branch_id !== null && next_branch_id !== branch_id ? next_branch_id : null;
  const step = (place: SearchPlace, branch = branch_id, until_on = soon) => ({ place, branch_id: branch, until_on });
  return [
    ...(courier_id === null ? [] : [step('courier')]),
    step('shelf'),
    ...(bag_id === null ? [] : [step('bag', away ?? branch_id)]),
    ...(away === null ? [] : [step('vehicle'), step('next_branch', away, later)]),
  ];
}
