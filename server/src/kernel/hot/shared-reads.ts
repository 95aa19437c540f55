/** The latest reading of a key: until it has begun, whoever asks the same shares it. */
interface Reading<Result> {
  readonly result: Promise<Result>;
  begun: boolean;
}

/**
 * Lets callers who ask the same at the same moment share one reading: when a scan makes all pages of a branch ask again, the database is asked once. A caller
 * who comes while a reading is under way shares the next one with all others who do, so nobody gets an answer from before their question.
 * @example const share = sharedReads<number>(); await share('branch 7', () => countOf(7));
 */
export function sharedReads<Result>(): (key: string, read: () => Promise<Result>) => Promise<Result> {
  const readings = new Map<string, Reading<Result>>();

  return (key, read) => {
    const latest = readings.get(key);
    if (latest && !latest.begun) return latest.result;
    // Without another reading under way, wait for an immediate: by then everything that has arrived was read from the sockets.
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
