import type { Vault } from '../../kernel/vault.ts';

/** An answer of the server as the device keeps it: what it was, and when it came. */
export interface KeptAnswer {
  readonly data: unknown;
  readonly at: number;
}

export interface KeptShelf {
  /** Keeps an answer under its name; the ones that were kept longest ago make room. */
  keep(name: string, answer: KeptAnswer): Promise<void>;
  find(name: string): Promise<KeptAnswer | null>;
}

/** One kept answer in the account of all of them, the newest first. */
interface Entry {
  readonly name: string;
  readonly size: number;
}

/** The sign-out and a change of branch drop whatever has a name that begins with `list` (`kernel/session.ts`). */
const accountName = 'list-kept';
const nameOf = (name: string): string => `${accountName}:${name}`;

/** How much is kept: entries, and bytes of all and of one before they are sealed. A browser keeps five megabytes for a site, and sealing adds a third. */
export const shelfBounds = { entries: 60, bytes: 1_500_000, bytesOfOne: 250_000 } as const;
const lifetime = 3 * 24 * 3_600_000;

/**
 * The answers that this device keeps to be read without a line, sealed like the session. The names hold nothing secret: they are hashes.
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
