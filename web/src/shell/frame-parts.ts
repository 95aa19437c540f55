import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';
import type { PageTarget } from '../kernel/pages.ts';
import type { SidebarEntry } from './visible-sidebar.ts';

export interface FoundRecord {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly target: PageTarget;
}

/** How the palette finds the records of one room. */
export interface RecordSearch {
  readonly heading: Word;
  /** The page that a found record opens. */
  readonly page: string;
  readonly maySearch: (viewer: Viewer) => boolean;
  readonly find: (query: string, signal: AbortSignal) => Promise<FoundRecord[]>;
}

/** What the frame shows of the rooms. It knows none of them: `app/`, which knows all, fills this in. */
export interface FrameParts {
  readonly sidebar: readonly SidebarEntry[];
  /** Every room whose records the palette finds. */
  readonly searches: readonly RecordSearch[];
}

let parts: FrameParts = { sidebar: [], searches: [] };

export function fillFrame(given: FrameParts): void {
  parts = given;
}

export function frameParts(): FrameParts {
  return parts;
}
