import { refuse } from '@waybill/domain/kernel/refusal.ts';
import type { BatchContext } from '../../kernel/context.ts';
import type { Database } from '../../kernel/services.ts';
import { refusalOfThrown } from '../../kernel/errors.ts';
import { postMoney } from './money-events.ts';
import { changesOf, planRound, type LabelPlan, type Outcome, type RoundPlan } from './plan-round.ts';
import type { ReadyScan } from './read-scans.ts';
import { readScanned } from './scanned.queries.ts';
import { writeRound, type KeptScan } from './round.store.ts';
import { setPostCodes } from './tracking.store.ts';

/** So often a label that others are changing is read again, before the scan is answered as overtaken. */
const roundsMax = 6;

/**
 * Applies scans in their order. A round reads all labels by one statement, decides, and writes what changed by one statement, which leaves alone what somebody
 * else changed in between; those scans go through another round and then see what the other did. Answers the outcome of every scan by its index; a scan of a
 * remembered viewer who does not hold any more has none, and nothing came of it.
 */
export async function applyScans(batch: BatchContext, scans: readonly ReadyScan[]): Promise<Map<number, Outcome>> {
  const outcomes = new Map<number, Outcome>();
  const branches = new Set<number>();
  const unsettled = new Set<number>();
  let open = withoutTwins(scans);
  for (let round = 1; open.length > 0; round++) {
    let rows = await readScanned(batch.db, open.map(({ code, scan, viewer }) => ({ code, scan_id: scan.scan_id, branch_id: viewer.branchId, staff_id: viewer.id })));
    if (round === 1) {
      const standing = rows[0]?.standing;
      const holds = open.map(({ viewer }) => viewer.standing === undefined || viewer.standing === standing);
      rows = rows.filter((_, at) => holds[at]);
      open = open.filter((_, at) => holds[at]);
    }
    const plan = planRound(open, rows);
    const lost = await write(batch, plan);
    for (const label of plan.labels.values()) if (label.entries.length > 0 && !lost.includes(label)) for (const branch of label.branches) branches.add(branch);
    for (const { branch_id } of plan.kept) if (branch_id !== null) unsettled.add(branch_id);
    const again = new Set(lost.flatMap((label) => label.scans.map(({ index }) => index)));
    for (const [index, outcome] of plan.outcomes) if (!again.has(index)) outcomes.set(index, outcome);
    open = open.filter(({ index }) => again.has(index));
    if (round === roundsMax) for (const scan of open) outcomes.set(scan.index, { kind: 'refused', labelId: null, refusal: refuse('scan_overtaken'), life: null, kept: false });
    if (round === roundsMax) break;
  }
  batch.live?.hint('labels', branches);
  batch.live?.hint('exception_scans', unsettled);
  answerTwins(scans, outcomes);
  return outcomes;
}

/** A scan that stands twice in one request is decided once. */
function withoutTwins(scans: readonly ReadyScan[]): ReadyScan[] {
  const seen = new Set<string>();
  return scans.filter(({ scan }) => !seen.has(scan.scan_id) && seen.add(scan.scan_id));
}

function answerTwins(scans: readonly ReadyScan[], outcomes: Map<number, Outcome>): void {
  const first = new Map<string, Outcome>();
  for (const { index, scan } of scans) {
    const own = outcomes.get(index);
    const earlier = first.get(scan.scan_id);
    if (own) first.set(scan.scan_id, own);
    else if (earlier) outcomes.set(index, earlier.kind === 'applied' ? { kind: 'again', labelId: earlier.labelId, status: earlier.life.status, was: earlier.was, at: earlier.life.status_at } : earlier);
  }
}

/** Writes a round; answers the labels that somebody else changed meanwhile. What the database refuses for all of them is tried label by label, so that one cannot hold up the others. */
async function write(batch: BatchContext, plan: RoundPlan): Promise<readonly LabelPlan[]> {
  const changed = [...plan.labels.values()].filter(({ entries }) => entries.length > 0);
  if (changed.length === 0 && plan.kept.length === 0) return [];
  try {
    return await writeLabels(batch, changed, plan.kept);
  } catch (thrown) {
    if (changed.length > 1) return (await oneByOne(batch, plan, changed)).flat();
    const refusal = refusalOfThrown(thrown);
    if (refusal?.code === 'busy' || refusal?.code === 'duplicate') return changed;
    throw thrown;
  }
}

async function oneByOne(batch: BatchContext, plan: RoundPlan, labels: readonly LabelPlan[]): Promise<(readonly LabelPlan[])[]> {
  const lost: (readonly LabelPlan[])[] = [];
  for (const label of labels) {
    const only: RoundPlan = { outcomes: plan.outcomes, labels: new Map([[label.row.id, label]]), kept: [] };
    lost.push(await write(batch, only).catch((thrown: unknown) => {
      batch.request.raw?.log.error({ error: thrown instanceof Error ? { message: thrown.message, stack: thrown.stack } : String(thrown), label: label.row.id }, 'a scan failed by itself');
      for (const { index } of label.scans) plan.outcomes.set(index, { kind: 'refused', labelId: label.row.id, refusal: refuse('internal'), life: null, kept: false });
      return [];
    }));
  }
  if (plan.kept.length > 0) await writeRound(batch.db, { changes: [], entries: [], kept: plan.kept }, batch.now);
  return lost;
}

/** By one statement where no money moves, which is its own transaction; together with the ledger where it does. */
async function writeLabels(batch: BatchContext, labels: readonly LabelPlan[], kept: readonly KeptScan[]): Promise<readonly LabelPlan[]> {
  const withMore = labels.some(({ money, postCode }) => money.length > 0 || postCode !== null);
  if (!withMore) return (await writeOn(batch.db, batch.now, labels, kept)).lost;
  return batch.commit(async ({ tx, now }) => {
    const { lost, entryIds } = await writeOn(tx, now, labels, kept);
    const written = labels.filter((label) => !lost.includes(label));
    await setPostCodes(tx, written.flatMap(({ row, postCode }) => (postCode === null ? [] : [{ label_id: row.id, code: postCode }])));
    await postMoney(tx, written.flatMap((label) => label.money.map(({ place, ...money }) => ({ ...money, entry_id: entryIds.get(label.row.id)?.[place] as number }))));
    return lost;
  });
}

async function writeOn(db: Database, now: Date, labels: readonly LabelPlan[], kept: readonly KeptScan[]): Promise<{ lost: LabelPlan[]; entryIds: ReadonlyMap<number, readonly number[]> }> {
  const entryIds = await writeRound(db, { changes: changesOf(labels), entries: labels.flatMap((label) => label.entries), kept }, now);
  return { lost: labels.filter(({ row }) => !entryIds.has(row.id)), entryIds };
}
