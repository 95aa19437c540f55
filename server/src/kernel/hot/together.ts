/** How calls are joined. */
export interface Joining {
  /** The most items of one joined call. */
  readonly most?: number;
  /**
   * How many joined calls overlap, each with its share of the waiting items: one is in the database while another is read or answered. Without shares they
   * would drift apart, nearly all items in one call and a straggler in the other. One by default, for work that locks what the next call would wait for.
   */
  readonly abreast?: number;
  /** The most joined calls under way at once. */
  readonly lanes?: number;
  /** After waiting this long, in milliseconds, items go with another call: work that hangs, for example at a lock, delays only the items that it carries. */
  readonly patienceMs?: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly since: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Joins items that arrive while the same work is under way, as a database joins commits: those that one read of the sockets brought go at once, and those
 * that arrive before it is done go together after it. Nothing waits for company, and under load one round trip carries many. `work` answers one result for
 * each item, in their order; when it throws, all its items are refused with the same reason.
 * @example const read = together((ids: readonly number[]) => readMany(db, ids)); const one = await read(7);
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 64, abreast = 1, lanes = 4, patienceMs = 15 }: Joining = {},
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let carried = 0;
  /** An estimate of the number of callers: one who was just answered is about to call again, so it falls by one a call and no faster. */
  let crowd = 0;
  let starting: NodeJS.Immediate | null = null;
  let patience: NodeJS.Timeout | null = null;

  const share = (): number => Math.ceil(Math.max(crowd, waiting.length + carried) / abreast);
  const mayGo = (beside: number): boolean => waiting.length >= (beside === 0 ? 1 : share()) && beside < abreast;
  const take = (): Waiting<Item, Result>[] => {
    crowd = Math.max(waiting.length + carried, crowd - 1);
    return waiting.splice(0, running > abreast ? most : Math.min(most, share()));
  };
  const run = async (): Promise<void> => {
    running++;
    do {
      const taken = take();
      carried += taken.length;
      try {
        const results = await work(taken.map(({ item }) => item));
        if (results.length !== taken.length)
          throw new Error(`${taken.length} calls went together and ${results.length} results came back`);
        taken.forEach(({ resolve }, at) => resolve(results[at] as Result));
      } catch (reason) {
        for (const { reject } of taken) reject(reason);
      } finally {
        carried -= taken.length;
      }
      // A call that stands in for work that hangs goes on until nothing waits.
    } while (running > abreast ? waiting.length > 0 : mayGo(running - 1));
    running--;
  };

  // The longest wait decides: while work goes on, however busy, nothing waits that long, and all calls go on together.
  const longest = (): number => (waiting[0] === undefined ? 0 : performance.now() - waiting[0].since);
  const lookAfter = (ms: number): void => {
    patience ??= setTimeout(() => {
      patience = null;
      if (longest() >= patienceMs && running < lanes) void run();
      if (waiting.length > 0) lookAfter(Math.max(1, patienceMs - (running < lanes ? longest() : 0)));
    }, ms);
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, since: performance.now(), resolve, reject });
      lookAfter(patienceMs);
      // An immediate comes as soon as everything that has arrived was read: a write to the database costs more than what it carries.
      starting ??= setImmediate(() => {
        starting = null;
        while (mayGo(running)) void run();
      });
    });
}
