import { keepScan } from './scan-shelf.ts';
import { scanState } from './scan-state.ts';
import type { KeptScan, ScanAnswer, ScanPlace } from './scan-copies.ts';

/** Milliseconds after a failure in which new scans do not retry the storage. */
const restMs = 5000;

let held: readonly KeptScan[] = [];
let failedAt = -Infinity;
let last: Promise<unknown> = Promise.resolve();

function hold(next: readonly KeptScan[]): void {
  held = next;
  scanState.change((state) => ({ ...state, unsafe: held.filter(({ place }) => place === 'queued') }));
}

/** Lets the browser ask before it closes a page that has scans which are stored nowhere else. */
function warn(event: BeforeUnloadEvent): void {
  if (held.length > 0) event.preventDefault();
}
if (typeof window !== 'undefined') window.addEventListener('beforeunload', warn);

/** Scans that could not be stored on the device, because its disk is full or its browser stores nothing: storing is retried, and they are sent from memory. */
export const heldInPage = {
  queued: (): readonly KeptScan[] => held.filter(({ place }) => place === 'queued'),
  refused: (): readonly KeptScan[] => held.filter(({ place }) => place === 'refused'),
  find: (code: string): KeptScan | undefined =>
    held.find(({ tracking_code, place }) => tracking_code === code && place === 'queued'),
  /** Stores a scan on the device, after earlier unstored ones, so that they stay in order; false when only this page has it. */
  keep(scan: KeptScan): Promise<boolean> {
    const kept = last.then(async () => {
      if ((await this.retry()) && (await isKept(scan))) return true;
      hold([...held, scan]);
      return false;
    });
    last = kept;
    return kept;
  },
  /** Retries storing what only this page has; true when nothing remains. */
  async retry(): Promise<boolean> {
    if (held.length > 0 && performance.now() - failedAt < restMs) return false;
    for (const scan of held) if (!(await isKept(scan))) return false;
    return true;
  },
  settle(answers: ReadonlyMap<string, { place: ScanPlace; answer: ScanAnswer }>): void {
    if (!held.some(({ scan_id }) => answers.has(scan_id))) return;
    hold(
      held.flatMap((scan) => {
        const settled = answers.get(scan.scan_id);
        return settled === undefined ? [scan] : settled.place === 'refused' ? [{ ...scan, ...settled }] : [];
      }),
    );
  },
  forget(scanId: string): void {
    if (held.some(({ scan_id }) => scan_id === scanId)) hold(held.filter(({ scan_id }) => scan_id !== scanId));
  },
};

async function isKept(scan: KeptScan): Promise<boolean> {
  try {
    await keepScan(scan);
  } catch {
    failedAt = performance.now();
    return false;
  }
  if (held.some(({ scan_id }) => scan_id === scan.scan_id))
    hold(held.filter(({ scan_id }) => scan_id !== scan.scan_id));
  return true;
}
