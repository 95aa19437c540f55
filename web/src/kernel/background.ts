/** True while background work runs, which no person asked for. */
export let isInBackground = false;

/**
 * Runs background work, such as refetching after an event. Its calls do not renew the session and show no failure (decisions 16). Only calls made synchronously
 * count: after an `await` the mark is gone.
 *
 * @example useLive('labels', () => void refetch()) // live handlers run this way
 */
export function inBackground(act: () => void): void {
  const was = isInBackground;
  isInBackground = true;
  try {
    act();
  } finally {
    isInBackground = was;
  }
}

/** Marks the rest of the current event as background work, including what other listeners do. */
export function startInBackground(): void {
  isInBackground = true;
  setTimeout(() => {
    isInBackground = false;
  });
}
