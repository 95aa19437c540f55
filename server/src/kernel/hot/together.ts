/** How calls are joined. */
export interface Joining {
  /** More than this many items do not go together. */
  readonly most?: number;
  /**
   * So many joined calls overlap, each with its share of all items that are there: one is in the database while another is read or answered. Without shares
   * they fall out of step, nearly all in one call and a straggler in the other. One, unless said otherwise, for work that locks what the next one would wait for.
   */
  readonly abreast?: number;
  /** So many joined calls are under way at once, at most. */
  readonly lanes?: number;
  /** Who has waited so long, in milliseconds, takes another lane: work that hangs, as on a lock, holds up those that it carries and nobody else. */
  readonly patienceMs?: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly since: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Joins what comes in while the same work is under way, as a database joins commits: what one look at the sockets has brought goes at once, and what arrives
 * before it is done goes together after it. Nobody waits for company, and under load one round trip carries many. `work` answers one result an item, in
 * their order; when it throws, all whose items it had are refused with the same reason.
 *
 * @example const read = together((ids: readonly number[]) => readMany(db, ids)); const one = await read(7);
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 64, abreast = 1, lanes = 4, patienceMs = 15 }: Joining = {},
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let carried = 0;
  /** How many callers there are: who was answered a moment ago is about to come again, so it goes down by one a call and no quicker. */
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
      // One that stands in for work that hangs goes on until nobody waits.
    } while (running > abreast ? waiting.length > 0 : mayGo(running - 1));
    running--;
  };

  // Who has waited longest decides: while work goes on, however busy, nobody waits so long, and all keep going together.
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
      // An immediate comes when all that has arrived was read, not later: a write to the database costs more than what it carries.
      starting ??= setImmediate(() => {
        starting = null;
        while (mayGo(running)) void run();
      });
    });
}
