import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Viewer } from '@waybill/domain/kernel/access.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import type { BarePageName, PageName, PageRow, PageTarget } from '../kernel/pages.ts';
import type { InboxKind } from './inbox.ts';
import type { MenuMap, ThumbEntry } from './menu-map.ts';

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

/** One sentence about the work on a page, and words to search it by. */
export interface PageAbout {
  readonly does: Word;
  /** Everyday words in any language, separated by spaces. */
  readonly also?: string;
}

/** By page, or by page and tab (`aboutKey`). */
export type PageAbouts = Readonly<Record<string, PageAbout>>;

/** Parts of rooms that the frame shows. The shell does not import rooms, so `app/` provides them. */
export interface FrameParts {
  readonly menu: MenuMap;
  /** Entries of the bottom bar on a phone. */
  readonly thumb: readonly ThumbEntry[];
  /** Both for people of merchants. */
  readonly merchantMenu: MenuMap;
  readonly merchantThumb: readonly ThumbEntry[];
  /** Kinds of news of all rooms; loaded after the first page. */
  readonly inbox: () => Promise<readonly InboxKind[]>;
  /** Sentences about the pages, and the words people search them by; loaded after the first page. */
  readonly abouts: () => Promise<PageAbouts>;
  /** Every room whose records the palette finds; loaded with the first search. */
  readonly searches: () => Promise<readonly RecordSearch[]>;
  /** Returns the tasks of a person; loaded when help is opened. */
  readonly help: () => Promise<(viewer: Viewer, pages: readonly PageRow[]) => readonly HelpTask[]>;
  /** Sends what rooms have stored on this device for a person while offline. */
  readonly sendWaiting: (staffId: number) => Promise<void>;
  /** Returns what is still unsent; null when nothing is. */
  readonly unsent: (staffId: number) => Promise<Unsent | null>;
}

const noMenu: MenuMap = { source: [], jobs: [], bottom: [], firstOf: {} };

let parts: FrameParts = {
  menu: noMenu,
  thumb: [],
  merchantMenu: noMenu,
  merchantThumb: [],
  inbox: async () => [],
  abouts: async () => ({}),
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

/** Returns the whole menu of this person's kind: staff, or people of merchants. */
export const menuFor = (viewer: Viewer): MenuMap => (isMerchant(viewer) ? parts.merchantMenu : parts.menu);
/** Returns the bottom bar of this person's kind. */
export const thumbFor = (viewer: Viewer): readonly ThumbEntry[] =>
  isMerchant(viewer) ? parts.merchantThumb : parts.thumb;
