import { AsyncLocalStorage } from 'node:async_hooks';

const holding = new AsyncLocalStorage<string>();

/**
 * Runs what has a connection of the pool and must not ask for a second one: as many of them at once as there are connections would each wait for one of
 * the others, and everybody else with them. `createPool` refuses such a query, so that it shows at the first call and not on the busiest day.
 */
export function withOneConnection<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
  return holding.run(whose, work);
}

/** Throws when whoever asks has a connection already. */
export function refuseSecondConnection(): void {
  const whose = holding.getStore();
  if (whose !== undefined) throw new Error(`${whose} asks for a second database connection inside of its transaction`);
}
