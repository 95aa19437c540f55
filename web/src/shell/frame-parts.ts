import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Viewer } from '@waybill/domain/kernel/access.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import type { BarePageName, PageName, PageRow, PageTarget } from '../kernel/pages.ts';
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

/** A daily task, as shown in help. */
export interface HelpTask {
  readonly key: string;
  readonly title: Word;
  /** Page of the task. */
  readonly page: BarePageName;
  readonly needs?: Permission;
  /** At most six. */
  readonly steps: readonly Word[];
}

/** Unsent data of rooms on this device for a person, described in the rooms' words. */
export interface Unsent {
  readonly title: string;
  /** `lost`: it is lost when the page closes. */
  readonly lines: readonly { readonly text: string; readonly lost: boolean }[];
}

/** Parts of rooms that the frame shows. The shell does not import rooms, so `app/` provides them. */
export interface FrameParts {
  readonly sidebar: readonly SidebarEntry[];
  /** Entries of the bottom bar on a phone. */
  readonly thumb: readonly ThumbEntry[];
  /** Every room whose records the palette finds; loaded with the first search. */
  readonly searches: () => Promise<readonly RecordSearch[]>;
  /** Returns the tasks of a person; loaded when help is opened. */
  readonly help: () => Promise<(viewer: Viewer, pages: readonly PageRow[]) => readonly HelpTask[]>;
  /** Sends what rooms have stored on this device for a person while offline. */
  readonly sendWaiting: (staffId: number) => Promise<void>;
  /** Returns what is still unsent; null when nothing is. */
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
