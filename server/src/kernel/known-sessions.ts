import { tokenHash } from './secrets.ts';

/** More sessions than this are used through one server at a time only if something is wrong. */
const most = 10_000;

/** Tokens of which a request has shown that a session stands behind them, as hashes: what anybody may write into a header is none before. */
export class KnownSessions {
  readonly #known = new Set<string>();

  saw(token: string): void {
    const hash = hashOf(token);
    // The oldest stand first, because whoever comes again moves to the end.
    this.#known.delete(hash);
    this.#known.add(hash);
    for (const oldest of this.#known) {
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
}

const hashOf = (token: string): string => tokenHash(token).toString('base64');
