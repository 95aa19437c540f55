import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';
import type { ListVersions } from './hot/list-versions.ts';

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
  /** Of a person who is known from an earlier request: what must still be so for them to be who they were (`hot/remembered-viewers.ts`). */
  readonly proof?: number;
}
