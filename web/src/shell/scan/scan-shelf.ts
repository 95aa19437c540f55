import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Where a scan stands on this device. Only `applied` ones are ever forgotten by themselves. */
export type ScanPlace = 'queued' | 'applied' | 'refused';

/** The answer that leaves a parcel as it was. */
export const scanRefused = 'refused';
/** The answer to a scan that was sent before. */
export const scanRepeated = 'already_applied';

/** What the server said of a scan. */
export interface ScanAnswer {
  readonly result: string;
  readonly code?: string | null;
  readonly message?: string | null;
  readonly status?: string | null;
  readonly label_id?: number | null;
  readonly at?: string | null;
}

/** One scan as this device keeps it, from the beep on. */
export interface KeptScan {
  /** The device's own order. */
  readonly seq?: number;
  readonly scan_id: string;
  readonly tracking_code: string;
  /** The status asked for; null is the next step. */
  readonly status: string | null;
  readonly scanned_at: string;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly staff_id: number;
  readonly branch_id: number | null;
  readonly place: ScanPlace;
  readonly answer: ScanAnswer | null;
}

interface Shelf extends DBSchema {
  scans: { key: number; value: KeptScan; indexes: { place: [number, ScanPlace]; id: string } };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

function open(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('waybill-scans', 1, {
    upgrade(shelf) {
      const scans = shelf.createObjectStore('scans', { keyPath: 'seq', autoIncrement: true });
      scans.createIndex('place', ['staff_id', 'place']);
      scans.createIndex('id', 'scan_id', { unique: true });
    },
  });
  return opened;
}

/** How many applied scans of a person stay to be looked at. */
const remembered = 50;

/** Keeps a scan before anything else is done with it: from here on neither a reload nor a power cut loses it. */
export async function keepScan(scan: KeptScan): Promise<void> {
  await (await open()).add('scans', scan);
}

/** The oldest scans that the server has not answered, in the order they were made. */
export async function queuedScans(staffId: number, limit: number): Promise<KeptScan[]> {
  return (await open()).getAllFromIndex('scans', 'place', [staffId, 'queued'], limit);
}

export async function refusedScans(staffId: number): Promise<KeptScan[]> {
  return (await (await open()).getAllFromIndex('scans', 'place', [staffId, 'refused'])).reverse();
}

export async function countScans(staffId: number, place: ScanPlace): Promise<number> {
  return (await open()).countFromIndex('scans', 'place', [staffId, place]);
}

/** All scans of whoever worked here that the server has not answered: what the login page warns of. */
export async function waitingScans(): Promise<KeptScan[]> {
  return (await (await open()).getAll('scans')).filter((scan) => scan.place === 'queued');
}

/** Writes down what the server said, all at once, and forgets the oldest that went well. */
export async function settleScans(
  answers: ReadonlyMap<string, { place: ScanPlace; answer: ScanAnswer }>,
  staffId: number,
): Promise<void> {
  const tx = (await open()).transaction('scans', 'readwrite');
  for (const [id, settled] of answers) {
    const scan = await tx.store.index('id').get(id);
    if (scan) await tx.store.put({ ...scan, ...settled });
  }
  const applied = await tx.store.index('place').getAllKeys([staffId, 'applied']);
  for (const key of applied.slice(0, Math.max(0, applied.length - remembered))) await tx.store.delete(key);
  await tx.done;
}

/** A refused scan that a person has dealt with. */
export async function forgetScan(scanId: string): Promise<void> {
  const tx = (await open()).transaction('scans', 'readwrite');
  const key = await tx.store.index('id').getKey(scanId);
  if (key !== undefined) await tx.store.delete(key);
  await tx.done;
}
