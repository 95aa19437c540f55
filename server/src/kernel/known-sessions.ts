import { tokenHash } from './secrets.ts';

/** More sessions than this are used through one server at a time only if something is wrong. */
const most = 10_000;

/** Hashes of tokens for which a session was found by an earlier request: before that, a header may hold anything. */
export class KnownSessions {
  /** The account of each, and of a key the calls a minute that it may make. */
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

  /** A name for the session of this token to count by; `null` when none was found for it. */
  nameOf(token: string | null): string | null {
    if (token === null) return null;
    const hash = hashOf(token);
    return this.#known.has(hash) ? hash : null;
  }

  /** A name for the account of this token, however many sessions it has; `null` when none was found for it. */
  accountOf(token: string | null): string | null {
    const known = token === null ? undefined : this.#known.get(hashOf(token));
    return known === undefined ? null : `account ${known.account}`;
  }

  /** How many calls a minute the key of this token may make; `null` for a session, or when none was found for it. */
  limitOf(token: string | null): number | null {
    return token === null ? null : (this.#known.get(hashOf(token))?.perMinute ?? null);
  }
}

const hashOf = (token: string): string => tokenHash(token).toString('base64');
