/** How calls are batched. */
export interface BatchOptions {
  /** Maximum items of one batch. */
  readonly maxItems?: number;
  /**
   * How many batches overlap, each with its share of the waiting items: one is in the database while another is read or answered. Without shares they
   * would drift apart, nearly all items in one and a straggler in the other. One by default, for work that locks what the next batch would wait for.
   */
  readonly parallel?: number;
  /** Maximum batches running at once. */
  readonly maxBatches?: number;
  /** Maximum wait of an item, in milliseconds, before another batch takes it: work that hangs, for example at a lock, delays only its own items. */
  readonly maxWaitMs?: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly since: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Batches items that arrive while the same work is running, as a database groups commits: items of one read of the sockets start at once, and items
 * that arrive meanwhile go together afterwards. No item waits for others, and under load one round trip carries many. `work` returns one result for
 * each item, in their order; when it throws, all its items are refused with the same reason.
 * @example const read = batchConcurrent((ids: readonly number[]) => readMany(db, ids)); const one = await read(7);
 */
export function batchConcurrent<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { maxItems = 64, parallel = 1, maxBatches = 4, maxWaitMs = 15 }: BatchOptions = {},
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let inProgress = 0;
  /** Estimated number of callers: a caller who was just answered is about to call again, so it falls by at most one per batch. */
  let expectedCallers = 0;
  let starting: NodeJS.Immediate | null = null;
  let waitTimer: NodeJS.Timeout | null = null;

  const share = (): number => Math.ceil(Math.max(expectedCallers, waiting.length + inProgress) / parallel);
  const mayGo = (beside: number): boolean => waiting.length >= (beside === 0 ? 1 : share()) && beside < parallel;
  const take = (): Waiting<Item, Result>[] => {
    expectedCallers = Math.max(waiting.length + inProgress, expectedCallers - 1);
    return waiting.splice(0, running > parallel ? maxItems : Math.min(maxItems, share()));
  };
  const run = async (): Promise<void> => {
    running++;
    do {
      const taken = take();
      inProgress += taken.length;
      try {
        const results = await work(taken.map(({ item }) => item));
        if (results.length !== taken.length)
          throw new Error(`${taken.length} calls went together and ${results.length} results came back`);
        taken.forEach(({ resolve }, at) => resolve(results[at] as Result));
      } catch (reason) {
        for (const { reject } of taken) reject(reason);
      } finally {
        inProgress -= taken.length;
      }
      // A batch that replaces one that hangs goes on until nothing waits.
    } while (running > parallel ? waiting.length > 0 : mayGo(running - 1));
    running--;
  };

  // The longest wait decides: while batches complete, no item waits that long.
  const longest = (): number => (waiting[0] === undefined ? 0 : performance.now() - waiting[0].since);
  const watchWaiting = (ms: number): void => {
    waitTimer ??= setTimeout(() => {
      waitTimer = null;
      if (longest() >= maxWaitMs && running < maxBatches) void run();
      if (waiting.length > 0) watchWaiting(Math.max(1, maxWaitMs - (running < maxBatches ? longest() : 0)));
    }, ms);
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, since: performance.now(), resolve, reject });
      watchWaiting(maxWaitMs);
      // An immediate runs as soon as all input that has arrived was read: a write to the database costs more than its contents.
      starting ??= setImmediate(() => {
        starting = null;
        while (mayGo(running)) void run();
      });
    });
}
