import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';

/** The signed-in person with their session and the branches they cover. */
export interface SessionViewer extends Viewer {
  readonly sessionId: number;
  readonly name: string;
  readonly userName: string;
  readonly locale: Locale;
  readonly mustChangePassword: boolean;
  /** The branches whose records they see: all of them, or these (A-06, S-31). */
  readonly covers: 'all' | readonly number[];
}
