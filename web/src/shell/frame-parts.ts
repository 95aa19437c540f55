import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';
import type { Permission } from '@waybill/domain/rooms/roles/permissions.ts';
import type { PageRow, PageTarget, PageName } from '../kernel/pages.ts';
import type { SidebarEntry, ThumbEntry } from './visible-sidebar.ts';

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
  readonly page: PageName;
  readonly maySearch: (viewer: Viewer) => boolean;
  readonly find: (query: string, signal: AbortSignal) => Promise<FoundRecord[]>;
}

/** One task of somebody's day, as help tells it. */
export interface HelpTask {
  readonly key: string;
  readonly title: Word;
  /** Where it is done. */
  readonly page: PageName;
  readonly needs?: Permission;
  /** At most six. */
  readonly steps: readonly Word[];
}

/** What rooms keep on this device for a person, in the words of the rooms. */
export interface Unsent {
  readonly title: string;
  /** `lost`: it is gone with the page. */
  readonly lines: readonly { readonly text: string; readonly lost: boolean }[];
}

/** What the frame shows of the rooms. The shell does not import rooms, so `app/` fills this in. */
export interface FrameParts {
  readonly sidebar: readonly SidebarEntry[];
  /** The entries of the bar at the bottom of a phone. */
  readonly thumb: readonly ThumbEntry[];
  /** Every room whose records the palette finds; they come with the first search. */
  readonly searches: () => Promise<readonly RecordSearch[]>;
  /** The tasks of a person; their words come when help is opened. */
  readonly help: () => Promise<(viewer: Viewer, pages: readonly PageRow[]) => readonly HelpTask[]>;
  /** Sends what rooms have kept on this device for a person until there is a line. */
  readonly sendWaiting: (staffId: number) => Promise<void>;
  /** What of it waits; null when nothing does. */
  readonly unsent: (staffId: number) => Promise<Unsent | null>;
}

let parts: FrameParts = {
  sidebar: [],
  thumb: [],
  searches: async () => [],
  help: async () => () => [],
  sendWaiting: async () => {},
  unsent: async () => null,
};

export function fillFrame(filled: FrameParts): void {
  parts = filled;
}

export function frameParts(): FrameParts {
  return parts;
}
