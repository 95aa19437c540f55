import { tokenHash } from './secrets.ts';

/** More sessions than this are used through one server at a time only if something is wrong. */
const most = 10_000;

/** Hashes of tokens for which a session was found by an earlier request: before that, a header may hold anything. */
export class KnownSessions {
  /** The account of each. */
  readonly #known = new Map<string, number>();

  saw(token: string, account: number): void {
    const hash = hashOf(token);
    // The oldest come first, because a token that is used again moves to the end.
    this.#known.delete(hash);
    this.#known.set(hash, account);
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
    const account = token === null ? undefined : this.#known.get(hashOf(token));
    return account === undefined ? null : `account ${account}`;
  }
}

const hashOf = (token: string): string => tokenHash(token).toString('base64');
