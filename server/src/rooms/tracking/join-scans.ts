import type { BatchContext } from '../../kernel/context.ts';
import { perDatabase } from '../../kernel/per-database.ts';
import { together } from '../../kernel/together.ts';
import { applyScans } from './apply-scans.ts';
import type { Outcome } from './plan-round.ts';
import type { ReadyScan } from './read-scans.ts';

interface ScanCall {
  readonly batch: BatchContext;
  readonly scans: readonly ReadyScan[];
}

/** A call of more scans than this is a round by itself. */
const fewScans = 20;
const joined = perDatabase(() => together(applyCalls, { abreast: 2 }));

/**
 * Applies the scans of one call. Those of handhelds come one by one from many hands: what arrives while others are being written is read and written
 * with what else arrived, so that a busy hour costs few round trips and few commits. Each call hears its own outcomes, by its own indexes.
 */
export function joinScans(batch: BatchContext, scans: readonly ReadyScan[]): Promise<Map<number, Outcome>> {
  if (scans.length > fewScans) return applyScans(batch, scans);
  return joined(batch.db)({ batch, scans });
}

async function applyCalls(calls: readonly ScanCall[]): Promise<Map<number, Outcome>[]> {
  const [only, ...more] = calls;
  if (only && more.length === 0) return [await applyScans(only.batch, only.scans)];
  const last = calls.at(-1) as ScanCall;
  const places = calls.flatMap(({ scans }, call) => scans.map((scan) => ({ scan, call })));
  const outcomes = await applyScans(
    last.batch,
    places.map(({ scan }, index) => ({ ...scan, index })),
  );
  const own = calls.map(() => new Map<number, Outcome>());
  places.forEach(({ scan, call }, index) => {
    const outcome = outcomes.get(index);
    if (outcome) own[call]?.set(scan.index, outcome);
  });
  return own;
}
