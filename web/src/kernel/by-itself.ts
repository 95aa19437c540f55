/** Is what runs now done by the page itself? */
export let isByItself = false;

/**
 * Does what no person asked for, such as reading again after an event. The calls that it begins are the page's own: they keep no session alive and show no failure
 * (decisions 16). What it begins later, after waiting for something, is not known to be.
 *
 * @example useLive('labels', () => void refetch()) // events are heard by itself
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

/** The same for what others do once an event has been heard: until the next one comes. */
export function restByItself(): void {
  isByItself = true;
  setTimeout(() => {
    isByItself = false;
  });
}
