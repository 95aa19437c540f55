import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { proofNeedsOf } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import type { BatchContext } from '../../kernel/context.ts';
import { isDatabaseAway, refusalOfThrown } from '../../kernel/errors.ts';
import { clockOf, perDatabase } from '../../kernel/hot/per-database.ts';
import { isStillValid } from '../../kernel/hot/cached-viewers.ts';
import { batchConcurrent } from '../../kernel/hot/batch-concurrent.ts';
import { readClaimFacts } from '../payment-claims/payment-claims.door.ts';
import { readProofs } from '../proofs/proofs.door.ts';
import { endHolds } from './end-holds.store.ts';
import { postMoney } from './money-events.ts';
import { planRound, readyRound, type ScanOutcome, type ReadyRound } from './plan-round.ts';
import { meaningOf, type ReadyScan } from './read-scans.ts';
import { readScanned, readUnloadedAt, type ScannedRow } from './scanned.queries.ts';
import { runRound, writeRound, type RoundStatement } from './round.store.ts';
import { readPostCodeOwners, setPostCodes } from './post-codes.store.ts';

interface ScanCall {
  readonly batch: BatchContext;
  readonly scans: readonly ReadyScan[];
}

/** A call with more scans than this is a separate round. */
const fewScans = 20;
const joined = perDatabase(() => batchConcurrent(applyCalls, { parallel: 2 }));

/**
 * Applies the scans of one call. Those of handhelds come one by one from many hands: what arrives while others are being written is read and written
 * with what else arrived, so that a busy hour costs few round trips and few commits. Each call hears its own outcomes, by its own indexes.
 */
export function joinScans(batch: BatchContext, scans: readonly ReadyScan[]): Promise<Map<number, ScanOutcome>> {
  if (scans.length > fewScans) return applyScans(batch, scans);
  return joined(batch.db, clockOf(batch))({ batch, scans });
}

async function applyCalls(calls: readonly ScanCall[]): Promise<Map<number, ScanOutcome>[]> {
  const [only, ...more] = calls;
  if (only && more.length === 0) return [await applyScans(only.batch, only.scans)];
  const last = calls.at(-1) as ScanCall;
  const places = calls.flatMap(({ scans }, call) => scans.map((scan) => ({ scan, call })));
  const outcomes = await applyScans(
    last.batch,
    places.map(({ scan }, index) => ({ ...scan, index })),
  );
  const own = calls.map(() => new Map<number, ScanOutcome>());
  places.forEach(({ scan, call }, index) => {
    const outcome = outcomes.get(index);
    if (outcome) own[call]?.set(scan.index, outcome);
  });
  return own;
}

/** A label that others keep changing is read again this many times before its scan is answered as overtaken. */
const roundsMax = 6;

/**
 * Applies scans in their order. A round reads all labels by one statement, decides, and writes what changed by one statement, which leaves alone what somebody
 * else changed in between; those scans go through another round and then see what the other did. Answers the outcome of every scan by its index; a scan of a
 * remembered viewer who does not hold any more has none, and nothing came of it. `read`: the labels of these scans, one for each in their order, where they
 * were read with what carries them.
 */
export async function applyScans(
  batch: BatchContext,
  scans: readonly ReadyScan[],
  read?: readonly ScannedRow[],
): Promise<Map<number, ScanOutcome>> {
  const outcomes = new Map<number, ScanOutcome>();
  const branches = new Set<number>();
  const unsettled = new Set<number>();
  let open = read ? scans : withoutTwins(scans);
  for (let round = 1; open.length > 0; round++) {
    const ready = await decideRound(batch, open, { proving: round === 1, ...(round === 1 && read ? { read } : {}) });
    const lost = await write(batch, ready, open);
    for (const branch of ready.branches) branches.add(branch);
    for (const { branch_id } of ready.kept) if (branch_id !== null) unsettled.add(branch_id);
    const again = new Set([...scansOf(ready.outcomes, lost).values()].flat());
    for (const [index, outcome] of ready.outcomes) if (!again.has(index)) outcomes.set(index, outcome);
    open = open.filter(({ index }) => again.has(index));
    if (round === roundsMax)
      for (const scan of open)
        outcomes.set(scan.index, {
          kind: 'refused',
          labelId: null,
          refusal: refuse('scan_overtaken'),
          life: null,
          kept: false,
        });
    if (round === roundsMax) break;
  }
  batch.live?.hint('labels', branches);
  batch.live?.hint('exception_scans', unsettled);
  if (!read) answerTwins(scans, outcomes);
  return outcomes;
}

/**
 * Reads and decides a round, in a separate function so that the data read is freed while the round is written. `proving`: of cached viewers only
 * those who are still valid.
 */
async function decideRound(
  batch: BatchContext,
  open: readonly ReadyScan[],
  { proving, read }: { readonly proving: boolean; readonly read?: readonly ScannedRow[] },
): Promise<ReadyRound> {
  const rows =
    read ??
    (await readScanned(
      batch.db,
      open.map(({ code, scan, viewer }) => ({
        code,
        scan_id: scan.scan_id,
        branch_id: viewer.branchId,
        staff_id: viewer.id,
      })),
    ));
  const proven = open.map(({ viewer }) => !proving || isStillValid(viewer, rows[0]?.proof));
  return readyRound(
    planRound(
      open.filter((_, at) => proven[at]),
      rows.filter((_, at) => proven[at]),
      {
        unloadedAt: await readUnloadedAt(batch.db, rows),
        postCodes: await readPostCodeOwners(
          batch.db,
          open.flatMap(({ postCode }) => postCode ?? []),
        ),
        proofs: await readProofs(
          batch.db,
          open.flatMap(({ scan: { scan_id, paid }, viewer }, at) => {
            const { id = null, services = [] } = rows[at] ?? {};
            return id !== null && (paid || proofNeedsOf(services ?? []).length > 0)
              ? [{ scan_id, label_id: id, staff_id: viewer.id }]
              : [];
          }),
        ),
        claims: await readClaimFacts(
          batch.db,
          open.flatMap(({ scan: { scan_id, paid }, viewer: { branchId } }, at) => {
            const label_id = rows[at]?.id ?? null;
            if (!paid || label_id === null) return [];
            return [{ scan_id, label_id, branch_id: branchId, paid: { ...paid, reference: paid.reference ?? null } }];
          }),
          batch.now,
        ),
      },
    ),
    batch.now,
  );
}

/** Decides a scan that occurs twice in one request once. */
function withoutTwins(scans: readonly ReadyScan[]): ReadyScan[] {
  const seen = new Set<string>();
  return scans.filter((one) => !seen.has(twinKey(one)) && seen.add(twinKey(one)));
}

const twinKey = (one: ReadyScan): string => `${one.scan.scan_id} ${meaningOf(one)}`;

function answerTwins(scans: readonly ReadyScan[], outcomes: Map<number, ScanOutcome>): void {
  const first = new Map<string, ScanOutcome>();
  for (const scan of scans) {
    const { index } = scan;
    const key = twinKey(scan);
    const own = outcomes.get(index);
    const earlier = first.get(key);
    if (own) first.set(key, own);
    else if (earlier)
      outcomes.set(
        index,
        earlier.kind === 'applied'
          ? { kind: 'again', labelId: earlier.labelId, status: earlier.status, was: earlier.was, at: earlier.at }
          : earlier,
      );
  }
}

/** Writes a round; answers the labels that somebody else changed meanwhile. What the database refuses for all of them is tried label by label, so that one cannot hold up the others. */
async function write(batch: BatchContext, round: ReadyRound, open: readonly ReadyScan[]): Promise<readonly number[]> {
  if (round.statement === null) return [];
  try {
    return await writeLabels(batch, round, round.statement);
  } catch (thrown) {
    // A transaction rolled back by the database accepts nothing more: its opener starts it again.
    if (batch.within) throw thrown;
    if (round.labelIds.length > 1) return await oneByOne(batch, round, open);
    const refusal = refusalOfThrown(thrown);
    if (refusal?.code === 'busy' || refusal?.code === 'duplicate') return round.labelIds;
    throw thrown;
  }
}

/** Each label is read and decided again, because nothing of the round is left after its failure. */
async function oneByOne(
  batch: BatchContext,
  { labelIds, outcomes, kept }: ReadyRound,
  open: readonly ReadyScan[],
): Promise<number[]> {
  const byIndex = new Map(open.map((scan) => [scan.index, scan]));
  const lost: number[] = [];
  for (const [id, indexes] of scansOf(outcomes, labelIds)) {
    const own = indexes.flatMap((index) => byIndex.get(index) ?? []);
    try {
      const alone = await decideRound(batch, own, { proving: false });
      if ((await write(batch, alone, own)).length > 0) lost.push(id);
      else for (const [index, outcome] of alone.outcomes) outcomes.set(index, outcome);
    } catch (thrown) {
      // A database that is away is not an answer to a scan: the device sends the whole call again, and scans that were written by then are recognised.
      if (isDatabaseAway(thrown)) throw thrown;
      batch.request.raw?.log.error({ error: thrown, label: id }, 'a scan failed by itself');
      for (const index of indexes)
        outcomes.set(index, { kind: 'refused', labelId: id, refusal: refuse('internal'), life: null, kept: false });
    }
  }
  if (kept.length > 0) await writeRound(batch.db, { changes: [], entries: [], kept }, batch.now);
  return lost;
}

/** By one statement where no money moves, which is its own transaction; together with the ledger where it does. */
async function writeLabels(
  batch: BatchContext,
  { labelIds, money, postCodes, released }: ReadyRound,
  statement: RoundStatement,
): Promise<readonly number[]> {
  // A label of which nothing was written is no longer what was read.
  const unwritten = (entryIds: ReadonlyMap<number, readonly number[]>) => labelIds.filter((id) => !entryIds.has(id));
  if (money.length === 0 && postCodes.length === 0 && released.size === 0)
    return unwritten(await runRound(batch.db, statement));
  return batch.commit(async ({ tx }) => {
    const entryIds = await runRound(tx, statement);
    await setPostCodes(
      tx,
      postCodes.filter(({ label_id }) => entryIds.has(label_id)),
    );
    await postMoney(
      tx,
      money.flatMap(({ place, ...one }) =>
        entryIds.has(one.label_id) ? [{ ...one, entry_id: entryIds.get(one.label_id)?.[place] as number }] : [],
      ),
      batch.now,
    );
    if (released.size > 0) await endHolds(tx, { labels: writtenOf(released, entryIds) }, { now: batch.now });
    return unwritten(entryIds);
  });
}

/** Of the labels that move now those that were really written. */
function writtenOf(
  released: ReadonlyMap<number, number>,
  entryIds: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, number> {
  return new Map([...released].filter(([id]) => entryIds.has(id)));
}

/** The scans of these labels, by their outcomes. */
function scansOf(
  outcomes: ReadonlyMap<number, ScanOutcome>,
  labelIds: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>(labelIds.map((id) => [id, []]));
  if (labelIds.length > 0)
    for (const [index, { labelId }] of outcomes) if (labelId !== null) found.get(labelId)?.push(index);
  return found;
}
