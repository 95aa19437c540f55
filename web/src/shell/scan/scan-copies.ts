import { wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { storageBuckets } from '../../kernel/storage-buckets.ts';
import { copiesName } from './may-wait.ts';
import type { KeptScan } from './scan-shelf.ts';

/**
 * A copy of every scan that is not applied, apart from the shelf. A browser that is killed and started again at once may take its database for a damaged one and begin
 * an empty one, with all that waited in it (docs/adr/0018-what-waits-has-a-copy.md). The copy decides nothing: a scan that is sent once more from it is recognised by
 * its number.
 */
interface ScanCopies {
  put(scans: readonly KeptScan[]): Promise<void>;
  drop(scanIds: readonly string[]): Promise<void>;
  count(): Promise<number>;
  /** In the order in which they were scanned. */
  all(): Promise<KeptScan[]>;
}

const sorted = (scans: readonly KeptScan[]): KeptScan[] =>
  scans.toSorted((one, other) => (one.scan_id < other.scan_id ? -1 : 1));

interface Shelf extends DBSchema {
  scans: { key: string; value: KeptScan };
}

/** In a storage bucket, which has a database of its own, as strict as the shelf. */
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
 * In the texts that the browser keeps for a site, where it has no buckets, as on plain http: on the disk some seconds later, and without what a receiver has left, for
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

/** A browser closes the database of a bucket that no page holds any more. */
let bucket: { readonly indexedDB: IDBFactory } | undefined;
let opened: Promise<ScanCopies> | undefined;
const copies = (): Promise<ScanCopies> => (opened ??= openCopies());

/** Nobody waits for a copy, and none that fails holds up a scan; what has failed is opened anew and tried once more. */
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

/** Copies scans as they are now. */
export const copyScans = (scans: readonly KeptScan[]): void => quietly((at) => at.put(scans));

/** What the server has taken, or a person has dealt with, needs no copy. */
export function dropCopies(scanIds: readonly string[]): void {
  if (scanIds.length > 0) quietly((at) => at.drop(scanIds));
}

/** Copies that do not answer in this time hold up nobody who scans, in milliseconds. */
const patience = 1000;

/** The copies, where there are more of them than scans on the shelf that are not applied: it has lost some then. None otherwise. */
export function copiesBeyond(onShelf: number): Promise<readonly KeptScan[]> {
  const none = new Promise<readonly KeptScan[]>((resolve) => {
    setTimeout(() => resolve([]), patience);
  });
  const read = copies().then(async (at) => ((await at.count()) > onShelf ? at.all() : []));
  return Promise.race([read.catch(() => []), none]);
}
