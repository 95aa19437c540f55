/** How calls are batched. */
export interface Joining {
  /** Maximum items of one batch. */
  readonly most?: number;
  /**
   * How many batches overlap, each with its share of the waiting items: one is in the database while another is read or answered. Without shares they
   * would drift apart, nearly all items in one and a straggler in the other. One by default, for work that locks what the next batch would wait for.
   */
  readonly abreast?: number;
  /** Maximum batches running at once. */
  readonly lanes?: number;
  /** Maximum wait of an item, in milliseconds, before another batch takes it: work that hangs, for example at a lock, delays only its own items. */
  readonly patienceMs?: number;
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
 * @example const read = together((ids: readonly number[]) => readMany(db, ids)); const one = await read(7);
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 64, abreast = 1, lanes = 4, patienceMs = 15 }: Joining = {},
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let carried = 0;
  /** Estimated number of callers: a caller who was just answered is about to call again, so it falls by at most one per batch. */
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
      // A batch that replaces one that hangs goes on until nothing waits.
    } while (running > abreast ? waiting.length > 0 : mayGo(running - 1));
    running--;
  };

  // The longest wait decides: while batches complete, no item waits that long.
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
      // An immediate runs as soon as all input that has arrived was read: a write to the database costs more than its contents.
      starting ??= setImmediate(() => {
        starting = null;
        while (mayGo(running)) void run();
      });
    });
}
