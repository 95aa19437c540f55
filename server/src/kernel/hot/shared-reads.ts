/** The latest read of a key: until it has begun, callers with the same key share it. */
interface Reading<Result> {
  readonly result: Promise<Result>;
  begun: boolean;
}

/**
 * Lets callers who ask the same at the same moment share one read: when a scan makes all pages of a branch refetch, the database is queried once. A
 * caller who arrives while a read is running shares the next one, so no caller gets data older than its request.
 * @example const share = sharedReads<number>(); await share('branch 7', () => countOf(7));
 */
export function sharedReads<Result>(): (key: string, read: () => Promise<Result>) => Promise<Result> {
  const readings = new Map<string, Reading<Result>>();

  return (key, read) => {
    const latest = readings.get(key);
    if (latest && !latest.begun) return latest.result;
    // Without a running read, wait for an immediate: by then all requests that have arrived were read from the sockets.
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
