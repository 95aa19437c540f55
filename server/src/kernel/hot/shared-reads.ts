/** The latest reading of a key: until it has begun, whoever asks the same shares it. */
interface Reading<Result> {
  readonly result: Promise<Result>;
  begun: boolean;
}

/**
 * Lets those who ask the same at the same moment share one reading: when a scan tells all pages of a branch to look again, the database is asked once and not
 * by each of them. Who asks while it is being read shares the reading after it with all others who do, so nobody is answered from before they asked.
 *
 * @example const share = sharedReads<number>(); await share('branch 7', () => countOf(7));
 */
export function sharedReads<Result>(): (key: string, read: () => Promise<Result>) => Promise<Result> {
  const readings = new Map<string, Reading<Result>>();

  return (key, read) => {
    const latest = readings.get(key);
    if (latest && !latest.begun) return latest.result;
    // Without another under way: an immediate comes when all that has arrived was looked at.
    const before = latest
      ? latest.result.then(
          () => {},
          () => {},
        )
      : new Promise<void>((resolve) => {
          setImmediate(resolve);
        });
    const reading: Reading<Result> = {
      begun: false,
      result: before.then(() => {
        reading.begun = true;
        return read();
      }),
    };
    readings.set(key, reading);
    const leave = (): void => {
      if (readings.get(key) === reading) readings.delete(key);
    };
    reading.result.then(leave, leave);
    return reading.result;
  };
}
