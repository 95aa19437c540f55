import type { Vault } from '../../kernel/vault.ts';

/** A stored answer of the server, with the time at which it arrived. */
export interface KeptAnswer {
  readonly data: unknown;
  readonly at: number;
}

export interface KeptShelf {
  /** Stores an answer under its name; the oldest ones are dropped when the storage is full. */
  keep(name: string, answer: KeptAnswer): Promise<void>;
  find(name: string): Promise<KeptAnswer | null>;
}

/** One stored answer in the index of all of them, newest first. */
interface Entry {
  readonly name: string;
  readonly size: number;
}

/** Sign-out and a change of branch drop every value whose name begins with `list` (`kernel/session.ts`). */
const accountName = 'list-kept';
const nameOf = (name: string): string => `${accountName}:${name}`;

/** Storage limits: entries, and bytes of all and of one before encryption. A browser stores five megabytes for a site, and encryption adds a third. */
export const shelfBounds = { entries: 60, bytes: 1_500_000, bytesOfOne: 250_000 } as const;
const lifetime = 3 * 24 * 3_600_000;

/**
 * Creates the storage of answers that can be read offline, encrypted like the session. The names hold nothing secret: they are hashes.
 *
 * @example const shelf = createKeptShelf(deviceVault); await shelf.keep(name, { data, at: Date.now() });
 */
export function createKeptShelf(vault: Vault, bounds: typeof shelfBounds = shelfBounds): KeptShelf {
  return {
    async keep(name, answer) {
      const size = new TextEncoder().encode(JSON.stringify(answer.data) ?? '').length;
      const before = (await vault.get<Entry[]>(accountName)) ?? [];
      const others = before.filter((entry) => entry.name !== name);
      const all = size > bounds.bytesOfOne ? others : [{ name, size }, ...others];
      let room = bounds.bytes;
      const kept = all.slice(0, bounds.entries).filter((entry) => (room -= entry.size) >= 0);
      const stays = new Set(kept.map((entry) => entry.name));
      for (const entry of before) if (!stays.has(entry.name)) void vault.drop(nameOf(entry.name));
      if (stays.has(name)) void vault.put(nameOf(name), answer, lifetime);
      await vault.put(accountName, kept, lifetime);
    },
    find: (name) => vault.get<KeptAnswer>(nameOf(name)),
  };
}
