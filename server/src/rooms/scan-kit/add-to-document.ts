import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { applyScans } from './apply-scans.ts';
import { planRound, type ScanOutcome } from './plan-round.ts';
import type { ReadyScan } from './read-scans.ts';
import { batchOf, refusedScan, type Outcomes } from './room-scans.ts';
import { readScanned, type ScannedRow } from './scanned.queries.ts';
import { lockStates } from './round.store.ts';

/** A document that parcels are scanned onto, such as a run sheet or the slip of a gate, and what it takes. */
export interface ScanDocument {
  readonly id: number;
  /** Returns the current document of this kind for each of these labels. */
  readonly placesOf: (labels: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Is the parcel where the document brings it already, so that it is only put on it? */
  readonly isThere?: (row: ScannedRow) => boolean;
  /** The scan as this document means it. */
  readonly means: (scan: ReadyScan) => ReadyScan;
  /** Returns the scan to apply when the parcel goes with the document, by its planned outcome; `null` when it does not. */
  readonly goes: (meant: ReadyScan, planned: ScanOutcome) => ReadyScan | null;
  /** Said when it does not go and no refusal says why. */
  readonly notDue: string;
  /** Refusals that say why a parcel does not go, beside those of any document. */
  readonly says?: readonly string[];
}

/** Reasons that say why a parcel goes nowhere; the others speak of what a single scan could bring with it. */
const saysEnough: readonly string[] = [
  'scan_wrong_branch',
  'scan_final',
  'scan_on_clearance',
  'scan_missing',
  'scan_in_bag',
  'missing_permission',
];

/**
 * Puts parcels onto a document, and moves them as it requires: one already on it stays, one that may not go with it is refused with the reason.
 * Returns the outcomes, and the labels to write onto it.
 */
export async function addToDocument(
  context: CommandContext,
  scans: readonly ReadyScan[],
  onto: ScanDocument,
): Promise<{ readonly outcomes: Outcomes; readonly put: readonly number[] }> {
  const { tx, viewer, now } = context;
  const labels = await lockStates(
    tx,
    scans.map(({ code }) => code),
  );
  const places = await onto.placesOf(labels);
  const rows = await readScanned(
    tx,
    scans.map(({ code, scan }) => ({ code, scan_id: scan.scan_id, branch_id: viewer.branchId, staff_id: viewer.id })),
  );
  const outcomes: Outcomes = new Map();
  const put: number[] = [];
  const toApply: ReadyScan[] = [];
  scans.forEach((scan, at) => {
    const row = rows[at];
    if (!row?.id || !row.status) return void outcomes.set(scan.index, refusedScan(null, 'scan_unknown_code'));
    const again: ScanOutcome = { kind: 'again', labelId: row.id, status: row.status, was: null, at: now };
    if (places.get(row.id) === onto.id || put.includes(row.id)) return void outcomes.set(scan.index, again);
    if (onto.isThere?.(row)) {
      put.push(row.id);
      return void outcomes.set(scan.index, again);
    }
    const meant = onto.means(scan);
    const planned = planRound([meant], [row]).outcomes.get(scan.index) as ScanOutcome;
    const going = onto.goes(meant, planned);
    if (going) {
      put.push(row.id);
      return void toApply.push(going);
    }
    outcomes.set(
      scan.index,
      planned.kind === 'refused' && tells(onto, planned.refusal)
        ? { ...planned, kept: false }
        : refusedScan(row.id, onto.notDue, { status: row.status }),
    );
  });
  for (const [index, outcome] of await applyScans(batchOf(context), toApply)) outcomes.set(index, outcome);
  return { outcomes, put };
}

const tells = ({ says = [] }: ScanDocument, { code }: Refusal): boolean =>
  saysEnough.includes(code) || says.includes(code);
