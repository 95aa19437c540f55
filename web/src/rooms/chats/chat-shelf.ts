import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A message as this device keeps it, from the press on until the server has it. */
export interface WaitingMessage {
  /** The device's own order. */
  readonly seq?: number;
  /** The number under which the server takes it once, however often it is sent. */
  readonly sent_id: string;
  /** Who wrote it: nobody else ever sends or sees it. */
  readonly staff_id: number;
  readonly chat_id: number;
  readonly text: string | null;
  /** Bytes and not a file: every browser keeps those on its disk. */
  readonly picture: { readonly name: string; readonly type: string; readonly bytes: ArrayBuffer } | null;
  readonly written_at: string;
  /** Why the server did not take it; `null` while it waits. */
  readonly problem: string | null;
}

interface Shelf extends DBSchema {
  messages: { key: number; value: WaitingMessage; indexes: { person: number; id: string } };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

function open(): Promise<IDBPDatabase<Shelf>> {
  const forget = () => {
    opened = null;
  };
  opened ??= openDB<Shelf>('waybill-chat', 1, {
    upgrade(shelf) {
      const messages = shelf.createObjectStore('messages', { keyPath: 'seq', autoIncrement: true });
      messages.createIndex('person', 'staff_id');
      messages.createIndex('id', 'sent_id', { unique: true });
    },
    terminated: forget,
  }).catch((failure: unknown) => {
    forget();
    throw failure;
  });
  return opened;
}

/** Keeps a message: once this has answered, neither a reload nor a power cut loses it. Throws when the device cannot keep it. */
export async function keepMessage(message: WaitingMessage): Promise<void> {
  const tx = (await open()).transaction('messages', 'readwrite', { durability: 'strict' });
  tx.done.catch(() => undefined);
  await tx.store.add(message);
  await tx.done;
}

/** Returns the unsent messages of one user in their order. */
export async function keptMessages(staffId: number): Promise<WaitingMessage[]> {
  return (await open()).getAllFromIndex('messages', 'person', staffId);
}

/** Writes down why a message was not taken, or that it waits again. */
export async function noteProblem(sentId: string, problem: string | null): Promise<void> {
  const tx = (await open()).transaction('messages', 'readwrite');
  const kept = await tx.store.index('id').get(sentId);
  if (kept) await tx.store.put({ ...kept, problem });
  await tx.done;
}

/** The server has it, or its author gave it up. */
export async function dropMessage(sentId: string): Promise<void> {
  const tx = (await open()).transaction('messages', 'readwrite');
  const key = await tx.store.index('id').getKey(sentId);
  if (key !== undefined) await tx.store.delete(key);
  await tx.done;
}
