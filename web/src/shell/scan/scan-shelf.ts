import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ScanRefusalCode } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { shelfName } from './may-wait.ts';
import { copiesBeyond, copyScans, dropCopies, type KeptScan, type ScanPlace, type ScanAnswer } from './scan-copies.ts';

/** Result of a scan that changed nothing. */
export const scanRefused = 'refused';

const doneBefore: ScanRefusalCode = 'scan_already_done';

/** Returns whether it was already done, by the same or another person: continue with the next parcel. */
export const isDoneBefore = ({ result, code }: ScanAnswer): boolean => result === scanRefused && code === doneBefore;

/**
 * Returns the outcome of an answered scan. Repeating one's own scan needs no action, whether this page remembers the first or the server names the person;
 * something that another person did first must be checked.
 */
export function scanEnd({ repeats }: Pick<KeptScan, 'repeats'>, answer: ScanAnswer): 'done' | 'again' | 'refused' {
  if (answer.result !== scanRefused) return 'done';
  return isDoneBefore(answer) && (repeats === true || answer.own === true) ? 'again' : 'refused';
}

/** Returns person, parcel and purpose of a scan: two scans with the same result are one parcel scanned twice. */
export const scanMeaning = ({ staff_id, tracking_code, status }: KeptScan): string =>
  `${staff_id} ${tracking_code} ${status}`;

interface Shelf extends DBSchema {
  scans: { key: number; value: KeptScan; indexes: { place: [number, ScanPlace]; id: string } };
}
type OpenShelf = IDBPDatabase<Shelf>;

/** Timeout of the database, in milliseconds, before the user is notified. */
const patience = 3000;

let opened: Promise<OpenShelf> | null = null;

/**
 * The schema has not changed since the first build, so that two builds in two tabs share it: new fields are stored in the scans. If a later build changes it,
 * this one closes its connection and continues with the new one.
 */
function open(): Promise<OpenShelf> {
  opened ??= openNow().catch((failure: unknown) => {
    opened = null;
    throw failure;
  });
  return inTime(opened);
}

async function openNow(): Promise<OpenShelf> {
  const forget = () => {
    opened = null;
  };
  const make = (version?: number) =>
    openDB<Shelf>(shelfName, version, {
      upgrade(shelf) {
        const scans = shelf.createObjectStore('scans', { keyPath: 'seq', autoIncrement: true });
        scans.createIndex('place', ['staff_id', 'place']);
        scans.createIndex('id', 'scan_id', { unique: true });
      },
      blocking(_mine, _theirs, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
  const shelf = await make(1).catch((failure: unknown) => {
    if (failure instanceof DOMException && failure.name === 'VersionError') return make();
    throw failure;
  });
  // A full disk cannot store the copies now; the stored scans are sent anyway, and the next page tries again.
  await putBack(shelf).catch(() => undefined);
  return shelf;
}

/** Restores scans that only have a copy, because the browser has deleted its database. */
async function putBack(shelf: OpenShelf): Promise<void> {
  const lost = await copiesBeyond(await countOpen(shelf));
  if (lost.length === 0) return;
  const tx = shelf.transaction('scans', 'readwrite', { durability: 'strict' });
  tx.done.catch(() => undefined);
  for (const { seq: _, ...scan } of lost)
    if ((await tx.store.index('id').getKey(scan.scan_id)) === undefined) await tx.store.add(scan);
  await tx.done;
}

/** Counts the scans that are not applied: as many as have copies. */
async function countOpen(shelf: OpenShelf): Promise<number> {
  const places = shelf.transaction('scans').store.index('place');
  let count = 0;
  for (let at = await places.openKeyCursor(null, 'nextunique'); at; at = await at.continue())
    if (at.key[1] !== 'applied') count += await places.count(at.key);
  return count;
}

/** Rejects after the timeout: a hanging database is as bad as none, and the user must be notified. */
function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the shelf of scans does not answer')), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Number of applied scans of a person that stay visible. */
const remembered = 50;

/**
 * Stores a scan before it is reported as taken: it waits for the disk, so neither a reload nor a power cut loses the scan. Throws when the device cannot store
 * it. A scan that is already stored, by a slow earlier attempt, stays unchanged.
 */
export async function keepScan(scan: KeptScan): Promise<void> {
  copyScans([scan]);
  const put = async () => {
    const shelf = await open();
    const tx = shelf.transaction('scans', 'readwrite', { durability: 'strict' });
    // Added in one transaction without reading first: the index of the ids rejects a duplicate.
    tx.store.add(scan).catch(() => undefined);
    tx.commit();
    try {
      await tx.done;
    } catch (failure) {
      if ((await shelf.getKeyFromIndex('scans', 'id', scan.scan_id)) === undefined) throw failure;
    }
  };
  await inTime(put());
}

/** Returns the scans of all people after a position in the device's order. */
export async function scansAfter(seq: number, limit: number): Promise<KeptScan[]> {
  return (await open()).getAll('scans', IDBKeyRange.lowerBound(seq, true), limit);
}

/** Returns all waiting scans, in scan order, for saving to a file. */
export async function queuedScans(): Promise<KeptScan[]> {
  return (await (await open()).getAll('scans')).filter(({ place }) => place === 'queued');
}

/** Number of waiting scans of one person on this device. */
export interface WorkerWaiting {
  readonly staff_id: number;
  /** Null for scans that an earlier build stored. */
  readonly name: string | null;
  readonly count: number;
}

/** Returns waiting scans by person, and refused scans that are not settled yet, newest first. */
export async function readShelf(): Promise<{ waiting: readonly WorkerWaiting[]; refused: readonly KeptScan[] }> {
  const tx = (await open()).transaction('scans');
  const places = tx.store.index('place');
  const waiting: WorkerWaiting[] = [];
  const refused: KeptScan[] = [];
  for (let at = await places.openKeyCursor(null, 'nextunique'); at; at = await at.continue()) {
    const [staff_id, place] = at.key;
    if (place === 'refused') refused.push(...(await places.getAll(at.key)));
    if (place !== 'queued') continue;
    const count = await places.count(at.key);
    const newest = await places.openCursor(at.key, 'prev');
    waiting.push({ staff_id, name: newest?.value.staff_name ?? null, count });
  }
  await tx.done;
  return { waiting, refused: refused.toSorted((one, other) => (other.seq ?? 0) - (one.seq ?? 0)) };
}

/** Stores the server's answers in one transaction, and deletes the oldest applied scans. */
export async function settleScans(
  answers: ReadonlyMap<string, { place: ScanPlace; answer: ScanAnswer }>,
): Promise<void> {
  const tx = (await open()).transaction('scans', 'readwrite');
  const people = new Set<number>();
  const refused = new Set<string>();
  const aside: KeptScan[] = [];
  for (const [id, settled] of answers) {
    const scan = await tx.store.index('id').get(id);
    if (!scan) continue;
    people.add(scan.staff_id);
    if (settled.place === 'refused') refused.add(scanMeaning(scan));
    // An accepted scan stays visible, without its large fields.
    const { proof: _, ...plain } = scan.extra;
    if (settled.place === 'refused') aside.push({ ...scan, ...settled });
    await tx.store.put({ ...scan, ...settled, ...(settled.place === 'applied' ? { extra: plain } : {}) });
  }
  for (const staffId of people) {
    // A scan repeated while the refusal was on its way repeats nothing that was accepted.
    const waiting = refused.size > 0 ? await tx.store.index('place').getAll([staffId, 'queued']) : [];
    for (const scan of waiting)
      if (scan.repeats === true && refused.has(scanMeaning(scan))) await tx.store.put({ ...scan, repeats: false });
    const applied = await tx.store.index('place').getAllKeys([staffId, 'applied']);
    for (const key of applied.slice(0, Math.max(0, applied.length - remembered))) await tx.store.delete(key);
  }
  await tx.done;
  if (aside.length > 0) copyScans(aside);
  dropCopies([...answers].flatMap(([id, { place }]) => (place === 'refused' ? [] : [id])));
}

/** Deletes a refused scan that a person has settled. */
export async function forgetScan(scanId: string): Promise<void> {
  const tx = (await open()).transaction('scans', 'readwrite');
  const key = await tx.store.index('id').getKey(scanId);
  if (key !== undefined) await tx.store.delete(key);
  await tx.done;
  dropCopies([scanId]);
}
