/** True while background work runs, which no person asked for. */
export let isByItself = false;

/**
 * Runs background work, such as refetching after an event. Its calls do not renew the session and show no failure (decisions 16). Only calls made synchronously
 * count: after an `await` the mark is gone.
 *
 * @example useLive('labels', () => void refetch()) // live handlers run this way
 */
export function byItself(act: () => void): void {
  const was = isByItself;
  isByItself = true;
  try {
    act();
  } finally {
    isByItself = was;
  }
}

/** Marks the rest of the current event as background work, including what other listeners do. */
export function restByItself(): void {
  isByItself = true;
  setTimeout(() => {
    isByItself = false;
  });
}
