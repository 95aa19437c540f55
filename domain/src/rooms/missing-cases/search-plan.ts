import { addDays } from '../../kernel/calendar.ts';

/** Kinds of places to search for a lost parcel. */
export const searchPlaces = ['courier', 'shelf', 'bag', 'vehicle', 'next_branch', 'other'] as const;
export type SearchPlace = (typeof searchPlaces)[number];

/** Last known place of a parcel reported missing. */
export interface LastCustody {
  readonly branch_id: number;
  readonly courier_id: number | null;
  /** Its last bag. */
  readonly bag_id: number | null;
  /** The branch it was on the way to. */
  readonly next_branch_id: number | null;
}

export interface SuggestedStep {
  readonly place: SearchPlace;
  readonly branch_id: number;
  /** Last day of the search there, 'yyyy-mm-dd'. */
  readonly until_on: string;
}

/**
 * Suggests a search from the last known place: the holder, the shelf of that branch, its bag, the vehicle, and the branch that expects it. Each place is
 * searched on the same or the next day; another branch gets one day more.
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
