import type { PostMeaning } from './post-statuses.ts';

/** A line about one parcel; without a meaning when the table of statuses does not have its text. */
export interface PostEvent {
  readonly result: PostMeaning | null;
  readonly at: Date | null;
}

/**
 * Returns which of several lines of one parcel counts: the latest by time, in any order of rows; of equal ones the last. Null when the times do not
 * tell, or when a later line is not understood: then a person has to say what happened.
 *
 * @example latestEvent([{ result: 'delivered', at: noon }, { result: 'moving', at: morning }]) === 0
 */
export function latestEvent(events: readonly PostEvent[]): number | null {
  const times = events.map(({ at }) => at?.getTime() ?? null);
  const isTimed = !times.includes(null);
  const last = isTimed ? Math.max(...times.map((time) => time ?? 0)) : null;
  const latest = events.flatMap((event, at) => (isTimed && times[at] !== last ? [] : [{ event, at }]));
  const results = new Set(latest.map(({ event }) => event.result));
  return results.size === 1 && !results.has(null) ? (latest.at(-1)?.at ?? null) : null;
}
