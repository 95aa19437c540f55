import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { Refused } from './errors.ts';

/**
 * Lets at most `atOnce` calls do heavy work at the same time; the others queue, and above `waitingMax` they are refused (`too_many_requests`).
 * @example const inTurn = limitConcurrency({ atOnce: 2, waitingMax: 8 }); const sheet = await inTurn(() => read(file));
 */
export function limitConcurrency({ atOnce, waitingMax }: { readonly atOnce: number; readonly waitingMax: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new Refused(refuse('too_many_requests', { values: { seconds: 10 } }));
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
