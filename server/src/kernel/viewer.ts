import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';
import type { ListVersions } from './list-versions.ts';

/** The signed-in person with their session and the branches they cover. */
export interface SessionViewer extends Viewer {
  readonly sessionId: number;
  readonly name: string;
  readonly userName: string;
  readonly locale: Locale;
  readonly mustChangePassword: boolean;
  /** The branches whose records they see: all of them, or these (A-06, S-31). */
  readonly covers: 'all' | readonly number[];
  /** Of the cached lists, read together with the session. Who acts for somebody for longer than a request has none and asks when they are needed. */
  readonly versions?: ListVersions;
  /**
   * Of a person who is known from an earlier request: what all versions added up to then. They are still who they were if the versions add up to the same
   * in a statement of this request (`unproven` otherwise); until then nothing is told or done in their name.
   */
  readonly standing?: number;
}

/** The answer of a handler that could not show that a remembered viewer still holds: it did nothing, and is asked again with one read anew. */
export const unproven = Symbol('unproven');
