import { tokenHash } from './secrets.ts';

/** Maximum sessions in memory; more at a time means that something is wrong. */
const most = 10_000;

/** Hashes of tokens for which a session was found by an earlier request: before that, a header may contain anything. */
export class KnownSessions {
  /** Account of each token, and the rate limit of a key. */
  readonly #known = new Map<string, { readonly account: number; readonly perMinute: number | null }>();

  saw(token: string, account: number, perMinute: number | null = null): void {
    const hash = hashOf(token);
    // The oldest come first, because a token that is used again moves to the end.
    this.#known.delete(hash);
    this.#known.set(hash, { account, perMinute });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= most) break;
      this.#known.delete(oldest);
    }
  }

  missed(token: string): void {
    this.#known.delete(hashOf(token));
  }

  /** Returns a key for counting requests of this token's session; `null` when none was found for it. */
  nameOf(token: string | null): string | null {
    if (token === null) return null;
    const hash = hashOf(token);
    return this.#known.has(hash) ? hash : null;
  }

  /** Returns a key for counting requests of this token's account, over all its sessions; `null` when none was found for it. */
  accountOf(token: string | null): string | null {
    const known = token === null ? undefined : this.#known.get(hashOf(token));
    return known === undefined ? null : `account ${known.account}`;
  }

  /** Returns the calls per minute allowed to the key of this token; `null` for a session, or when none was found for it. */
  limitOf(token: string | null): number | null {
    return token === null ? null : (this.#known.get(hashOf(token))?.perMinute ?? null);
  }
}

const hashOf = (token: string): string => tokenHash(token).toString('base64');
