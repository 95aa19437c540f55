import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ScanRefusalCode } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { shelfName } from './may-wait.ts';
import { copiesBeyond, copyScans, dropCopies } from './scan-copies.ts';

/** Where a scan stands on this device. Only `applied` ones are ever forgotten by themselves. */
export type ScanPlace = 'queued' | 'applied' | 'refused';

/** The answer to a scan that changed nothing. */
export const scanRefused = 'refused';

/** What the server said of a scan. */
export interface ScanAnswer {
  readonly result: string;
  readonly code?: string | null;
  readonly message?: string | null;
  readonly status?: string | null;
  readonly label_id?: number | null;
  readonly at?: string | null;
  /** Whoever scanned it has done the same before, as the server knows. */
  readonly own?: boolean;
}

const doneBefore: ScanRefusalCode = 'scan_already_done';

/** Was this done already, by whoever scanned it or by somebody else? One goes on with the next parcel. */
export const isDoneBefore = ({ result, code }: ScanAnswer): boolean => result === scanRefused && code === doneBefore;

/**
 * What an answered scan comes to. Whoever scans a parcel once more for the same has nothing to settle, be it that this page remembers the first time or that the
 * server names them as who did it; what somebody else did first has to be looked at.
 */
export function scanEnd({ repeats }: Pick<KeptScan, 'repeats'>, answer: ScanAnswer): 'done' | 'again' | 'refused' {
  if (answer.result !== scanRefused) return 'done';
  return isDoneBefore(answer) && (repeats === true || answer.own === true) ? 'again' : 'refused';
}

/** Whose scan it is, of which parcel and for what: two of the same meaning are one parcel scanned once more. */
export const scanMeaning = ({ staff_id, tracking_code, status }: KeptScan): string =>
  `${staff_id} ${tracking_code} ${status}`;

/** One scan as this device keeps it, from the beep on. What may be left out was not kept by earlier builds, whose scans are still sent. */
export interface KeptScan {
  /** The device's own order. */
  readonly seq?: number;
  readonly scan_id: string;
  /** What was scanned, which says how it is sent: parcels when left out. */
  readonly kind?: string;
  readonly tracking_code: string;
  /** The status asked for; null is the next step. */
  readonly status: string | null;
  readonly scanned_at: string;
  readonly extra: Readonly<Record<string, unknown>>;
  /** Who scanned it, as whom they had signed in. */
  readonly staff_id: number;
  readonly staff_name?: string;
  readonly user_name?: string;
  /** Scanned by somebody who works on the street: it moves parcels and cash in their own hands. */
  readonly personal?: boolean;
  readonly branch_id: number | null;
  /** The same parcel was scanned for the same on this page before, and that was not refused. */
  readonly repeats?: boolean;
  readonly place: ScanPlace;
  readonly answer: ScanAnswer | null;
}

interface Shelf extends DBSchema {
  scans: { key: number; value: KeptScan; indexes: { place: [number, ScanPlace]; id: string } };
}
type OpenShelf = IDBPDatabase<Shelf>;

/** How long the shelf may take to answer before the person is told that it does not, in milliseconds. */
const patience = 3000;

let opened: Promise<OpenShelf> | null = null;

/**
 * The shelf is the same since the first build, so that two builds in two tabs share it: what a new one needs more stands in the scans. Should a later
 * build change it all the same, this one makes way for the change and goes on with what it finds.
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
  // A disk that is full now takes none back; what is on the shelf goes out all the same, and the next page tries again.
  await putBack(shelf).catch(() => undefined);
  return shelf;
}

/** Puts back what only has a copy, because the browser has thrown its database away. */
async function putBack(shelf: OpenShelf): Promise<void> {
  const lost = await copiesBeyond(await countOpen(shelf));
  if (lost.length === 0) return;
  const tx = shelf.transaction('scans', 'readwrite', { durability: 'strict' });
  tx.done.catch(() => undefined);
  for (const { seq: _, ...scan } of lost)
    if ((await tx.store.index('id').getKey(scan.scan_id)) === undefined) await tx.store.add(scan);
  await tx.done;
}

/** How many scans are not applied: as many as have copies. */
async function countOpen(shelf: OpenShelf): Promise<number> {
  const places = shelf.transaction('scans').store.index('place');
  let count = 0;
  for (let at = await places.openKeyCursor(null, 'nextunique'); at; at = await at.continue())
    if (at.key[1] !== 'applied') count += await places.count(at.key);
  return count;
}

/** A shelf that hangs is as bad as none: the person who scans must be told. */
function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the shelf of scans does not answer')), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** How many applied scans of a person stay to be looked at. */
const remembered = 50;

/**
 * Keeps a scan before it is said to be taken: once this has answered, neither a reload nor a power cut loses it, for it waits until the disk has it.
 * Throws when the device cannot keep it. A scan that is there already, because a slow shelf took it after all, stays as it is.
 */
export async function keepScan(scan: KeptScan): Promise<void> {
  copyScans([scan]);
  const put = async () => {
    const shelf = await open();
    const tx = shelf.transaction('scans', 'readwrite', { durability: 'strict' });
    // Added and ended at once, without a way to the disk and back in between: the index of the numbers refuses what is there already.
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

/** The scans of all people after a place in the device's order. */
export async function scansAfter(seq: number, limit: number): Promise<KeptScan[]> {
  return (await open()).getAll('scans', IDBKeyRange.lowerBound(seq, true), limit);
}

/** Everything that waits, in the order it was scanned: what is saved to a file. */
export async function queuedScans(): Promise<KeptScan[]> {
  return (await (await open()).getAll('scans')).filter(({ place }) => place === 'queued');
}

/** How many scans of one person wait on this device. */
export interface WorkerWaiting {
  readonly staff_id: number;
  /** Not known of scans that an earlier build kept. */
  readonly name: string | null;
  readonly count: number;
}

/** What waits by who scanned it, and all that was refused and not dealt with yet, the newest first. */
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

/** Writes down what the server said, all at once, and forgets the oldest that went well. */
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
    // What the server has taken stays to be looked at, without what makes it large.
    const { proof: _, ...plain } = scan.extra;
    if (settled.place === 'refused') aside.push({ ...scan, ...settled });
    await tx.store.put({ ...scan, ...settled, ...(settled.place === 'applied' ? { extra: plain } : {}) });
  }
  for (const staffId of people) {
    // What was scanned once more while the refusal was on its way repeats nothing that was taken.
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

/** A refused scan that a person has dealt with. */
export async function forgetScan(scanId: string): Promise<void> {
  const tx = (await open()).transaction('scans', 'readwrite');
  const key = await tx.store.index('id').getKey(scanId);
  if (key !== undefined) await tx.store.delete(key);
  await tx.done;
  dropCopies([scanId]);
}
