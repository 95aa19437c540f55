import { wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { storageBuckets } from '../../kernel/storage-buckets.ts';
import { copiesName } from './may-wait.ts';

/** State of a scan on this device. Only `applied` ones are deleted automatically. */
export type ScanPlace = 'queued' | 'applied' | 'refused';

/** The server's answer to a scan. */
export interface ScanAnswer {
  readonly result: string;
  readonly code?: string | null;
  readonly message?: string | null;
  readonly status?: string | null;
  readonly label_id?: number | null;
  readonly at?: string | null;
  /** The same person has done this before, according to the server. */
  readonly own?: boolean;
}

/** One scan as this device stores it, from the beep on. Optional fields were missing in earlier builds, whose scans are still sent. */
export interface KeptScan {
  /** The device's own order. */
  readonly seq?: number;
  readonly scan_id: string;
  /** Kind of scan, which decides how it is sent; parcel by default. */
  readonly kind?: string;
  readonly tracking_code: string;
  /** Requested status; null is the next step. */
  readonly status: string | null;
  readonly scanned_at: string;
  readonly extra: Readonly<Record<string, unknown>>;
  /** Id of the person who was signed in while scanning. */
  readonly staff_id: number;
  readonly staff_name?: string;
  readonly user_name?: string;
  /** Scanned by delivery staff: it moves parcels and cash in their own hands. */
  readonly personal?: boolean;
  readonly branch_id: number | null;
  /** The same parcel was scanned for the same purpose on this page before, and not refused. */
  readonly repeats?: boolean;
  readonly place: ScanPlace;
  readonly answer: ScanAnswer | null;
}

/**
 * Copies of all scans that are not applied, apart from the main database. A browser that is killed and restarted at once may take its database for damaged and
 * start an empty one, and lose the waiting scans (docs/adr/0018-keep-a-second-copy-of-unsent-scans.md). The copy decides nothing: the server recognizes a scan
 * sent again by its id.
 */
interface ScanCopies {
  put(scans: readonly KeptScan[]): Promise<void>;
  drop(scanIds: readonly string[]): Promise<void>;
  count(): Promise<number>;
  /** Returns the copies in scan order. */
  all(): Promise<KeptScan[]>;
}

const sorted = (scans: readonly KeptScan[]): KeptScan[] =>
  scans.toSorted((one, other) => (one.scan_id < other.scan_id ? -1 : 1));

interface Shelf extends DBSchema {
  scans: { key: string; value: KeptScan };
}

/** Stores copies in a storage bucket, a separate database as durable as the main one. */
function inBucket(database: IDBPDatabase<Shelf>): ScanCopies {
  const begin = () => {
    const tx = database.transaction('scans', 'readwrite', { durability: 'strict' });
    tx.done.catch(() => undefined);
    return tx;
  };
  return {
    put: async (scans) => {
      const tx = begin();
      for (const scan of scans) void tx.store.put(scan);
      await tx.done;
    },
    drop: async (scanIds) => {
      const tx = begin();
      for (const id of scanIds) void tx.store.delete(id);
      await tx.done;
    },
    count: () => database.count('scans'),
    all: async () => sorted(await database.getAll('scans')),
  };
}

/**
 * Stores copies in localStorage, where the browser has no buckets, as on plain http: written to disk some seconds later, and without the receiver's proof, for
 * which there is no room.
 */
function inTexts(texts: Storage): ScanCopies {
  const mark = `${copiesName}:`;
  const names = () =>
    Array.from({ length: texts.length }, (_, at) => texts.key(at) ?? '').filter((name) => name.startsWith(mark));
  return {
    put: async (scans) => {
      for (const { extra, ...scan } of scans) {
        const { proof: _, ...small } = extra;
        texts.setItem(mark + scan.scan_id, JSON.stringify({ ...scan, extra: small }));
      }
    },
    drop: async (scanIds) => scanIds.forEach((id) => texts.removeItem(mark + id)),
    count: async () => names().length,
    all: async () => sorted(names().map((name) => JSON.parse(texts.getItem(name) ?? '') as KeptScan)),
  };
}

async function openCopies(): Promise<ScanCopies> {
  localStorage.setItem(copiesName, '');
  const buckets = storageBuckets();
  if (!buckets) return inTexts(localStorage);
  bucket = await buckets.open(copiesName, { durability: 'strict', persisted: true });
  const request = bucket.indexedDB.open(copiesName, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore('scans', { keyPath: 'scan_id' });
  const database = (await wrap(request)) as unknown as IDBPDatabase<Shelf>;
  database.addEventListener('versionchange', () => database.close());
  return inBucket(database);
}

/** A browser closes the database of a bucket that no page references. */
let bucket: { readonly indexedDB: IDBFactory } | undefined;
let opened: Promise<ScanCopies> | undefined;
const copies = (): Promise<ScanCopies> => (opened ??= openCopies());

/** Runs in the background: a failing copy never delays a scan. After a failure the storage is reopened and the work retried once. */
function quietly(work: (copies: ScanCopies) => Promise<void>): void {
  const again = () => {
    opened = undefined;
    return copies().then(work);
  };
  void copies()
    .then(work)
    .catch(again)
    .catch(() => undefined);
}

/** Copies scans in their current state. */
export const copyScans = (scans: readonly KeptScan[]): void => quietly((at) => at.put(scans));

/** Drops copies of scans that the server has accepted or a person has settled. */
export function dropCopies(scanIds: readonly string[]): void {
  if (scanIds.length > 0) quietly((at) => at.drop(scanIds));
}

/** Timeout for reading copies, in milliseconds, so that they never block scanning. */
const patience = 1000;

/** Returns the copies when there are more of them than unapplied scans in the database, which has then lost some; otherwise none. */
export function copiesBeyond(onShelf: number): Promise<readonly KeptScan[]> {
  const none = new Promise<readonly KeptScan[]>((resolve) => {
    setTimeout(() => resolve([]), patience);
  });
  const read = copies().then(async (at) => ((await at.count()) > onShelf ? at.all() : []));
  return Promise.race([read.catch(() => []), none]);
}
