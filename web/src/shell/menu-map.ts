import type { Word } from '@waybill/domain/kernel/words.ts';
import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { isSuperRole, worksOnTheStreet, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { findPage, mayOpen, type PageName, type PageRow, type PageTarget } from '../kernel/pages.ts';
import { pageAndAbove } from './is-below.ts';

/** One page of an entry. An entry with several pages shows them as tabs. */
export interface MenuTab {
  readonly target: PageTarget;
  /** Name of the tab; the title of its page where none is given. */
  readonly word?: Word;
  /** Whom the tab is for: delivery staff, or everyone else; both where none is given. */
  readonly of?: Workplace;
  /** Permission for the tab, where its page is open to others too. */
  readonly needs?: Permission;
}

type Workplace = 'street' | 'office';

/** A line of the menu. It opens the first of its tabs that the person may open, and its name is the heading of all of them. */
export interface SidebarEntry {
  readonly key: string;
  readonly word: Word;
  /** Which of the source's roles see it; no list, no restriction. */
  readonly roles?: readonly RoleSlug[];
  readonly tabs: readonly MenuTab[];
  /** The source gives the name, which therefore stays when only one tab is visible; for one kind of work only, where that is given. */
  readonly named?: true | Workplace;
  /** Its page chooses the heading, such as the name of a report. */
  readonly ownHeading?: true;
}

/** Entries under a heading that folds. */
export interface SidebarGroup {
  /** Also selects the icon. */
  readonly key: string;
  readonly word: Word;
  readonly roles?: readonly RoleSlug[];
  readonly entries: readonly SidebarEntry[];
}

export type SidebarItem = SidebarEntry | SidebarGroup;

/** Every place of the product, in the order of the menu. */
export interface MenuMap {
  /** The entries of the source, in its order. */
  readonly source: readonly SidebarItem[];
  readonly jobs: readonly SidebarGroup[];
  /** Below everything else. */
  readonly bottom: readonly SidebarItem[];
  /** The group that is open on the first day for roles whose job it is; for all others it is the first one they see. */
  readonly firstOf: Readonly<Partial<Record<RoleSlug, string>>>;
}

/** An entry of the bottom bar on a phone. */
export interface ThumbEntry {
  /** Also selects the icon. */
  readonly key: string;
  readonly word: Word;
  readonly target: PageTarget;
  readonly of?: Workplace;
  /** Permission required for it. */
  readonly needs?: Permission;
}

/** One line of the menu as a person sees it; `part` changes where a line is drawn. */
export interface MenuLine {
  readonly part: 'source' | 'jobs' | 'bottom';
  readonly item: SidebarItem;
}

/** The roles in the source's table. It does not cover other roles, so only the route check decides for them. */
const namedRoles: readonly RoleSlug[] = ['owner', 'manager', 'supervisor', 'staff', 'customer-service'];

export function isGroup(item: SidebarItem): item is SidebarGroup {
  return 'entries' in item;
}

/** Returns the menu of one person: the source's roles first, then the route check. Missing pages and empty groups are not shown. */
export function menuOf(map: MenuMap, viewer: Viewer, pages: readonly PageRow[]): MenuLine[] {
  const entry = (one: SidebarEntry): SidebarEntry[] => {
    if (!isForRole(one, viewer.role)) return [];
    const tabs = one.tabs.filter((tab) => isFor(tab, viewer, pages));
    const [first] = tabs;
    if (first === undefined) return [];
    const word = tabs.length === 1 && one.tabs.length > 1 && !isNamed(one, viewer) ? wordOf(first, pages) : one.word;
    return [{ ...one, word, tabs }];
  };
  const item = (one: SidebarItem): SidebarItem[] => {
    if (!isGroup(one)) return entry(one);
    const entries = isForRole(one, viewer.role) ? one.entries.flatMap(entry) : [];
    return entries.length > 0 ? [{ ...one, entries }] : [];
  };
  return (['source', 'jobs', 'bottom'] as const).flatMap((part) =>
    map[part].flatMap(item).map((one): MenuLine => ({ part, item: one })),
  );
}

const suits = (of: Workplace | undefined, { level }: Viewer): boolean =>
  of === undefined || (of === 'street') === worksOnTheStreet(level);

const isNamed = ({ named }: SidebarEntry, viewer: Viewer): boolean =>
  named === true || (named !== undefined && suits(named, viewer));

/** Returns every entry of a menu, those of groups included. */
export function entriesOf(menu: readonly MenuLine[]): SidebarEntry[] {
  return menu.flatMap(({ item }) => (isGroup(item) ? item.entries : [item]));
}

/** A line of the menu with the lines below it: entries of a group, tabs of an entry. */
export interface TreeLine {
  readonly key: string;
  readonly word: Word;
  readonly below: readonly TreeLine[];
}

/** Returns the menu as a tree of names, down to the tabs. */
export function treeOf(menu: readonly MenuLine[], pages: readonly PageRow[]): TreeLine[] {
  const entry = ({ key, word, tabs }: SidebarEntry): TreeLine => ({
    key,
    word,
    below: tabs.length < 2 ? [] : tabs.map((tab) => ({ key: tab.target.name, word: wordOf(tab, pages), below: [] })),
  });
  return menu.map(({ item }) =>
    isGroup(item) ? { key: item.key, word: item.word, below: item.entries.map(entry) } : entry(item),
  );
}

/** Returns the name of a tab. */
export function wordOf({ word, target }: MenuTab, pages: readonly PageRow[]): Word {
  const title = word ?? findPage(pages, target.name)?.title;
  if (!title) throw new Error(`there is no page called ${target.name}`);
  return title;
}

/** Returns the key of the group that is open before the person has folded or unfolded any. */
export function firstGroup(map: MenuMap, menu: readonly MenuLine[], viewer: Viewer): string | undefined {
  const groups = menu.filter(({ part }) => part === 'jobs').map(({ item }) => item.key);
  const own = map.firstOf[viewer.role as RoleSlug];
  return groups.find((key) => key === own) ?? groups[0];
}

/** Where the open page is on the map. */
export interface Place {
  readonly entry: SidebarEntry;
  /** Number of the tab whose page, or a page below it, is open. */
  readonly at: number;
  /** True for the page of the tab, false for a record below it. */
  readonly itself: boolean;
}

/**
 * Returns the place of the open page: the nearest tab above it. A page that is a tab of several entries belongs to the one whose address names the open tab,
 * else to the one that was used last.
 *
 * @example placeOf(menu, pages, { page: editStaff, params: { staffID: '7' } })?.entry.key === 'staff'
 */
export function placeOf(
  menu: readonly MenuLine[],
  pages: readonly PageRow[],
  open: {
    readonly page: PageRow | undefined;
    readonly params: Readonly<Record<string, string>>;
    readonly last?: string;
  },
): Place | undefined {
  const above: readonly PageName[] = pageAndAbove(open.page, pages);
  const places = entriesOf(menu).flatMap((entry) =>
    entry.tabs.flatMap(({ target }, at) => {
      const distance = above.indexOf(target.name);
      if (distance === -1) return [];
      const params = Object.entries(target.params ?? {});
      const names = distance === 0 && params.every(([name, value]) => open.params[name] === String(value));
      return [{ entry, at, distance, rank: [distance, names ? 0 : 1, entry.key === open.last ? 0 : 1] as const }];
    }),
  );
  const [nearest] = places.sort((one, other) => byRank(one.rank, other.rank));
  return nearest && { entry: nearest.entry, at: nearest.at, itself: nearest.distance === 0 };
}

function byRank(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Number of entries in the bar beside More. */
const thumbPlaces = 4;

/** Returns the bottom bar of a phone: the entries that this person may use; replaced by the next ones of their menu where some are not permitted. */
export function visibleThumb(
  thumb: readonly ThumbEntry[],
  map: MenuMap,
  viewer: Viewer,
  pages: readonly PageRow[],
): ThumbEntry[] {
  const own = thumb.filter((entry) => isFor(entry, viewer, pages));
  const known = new Set(own.map(({ target }) => target.name));
  const others = menuOf(map, viewer, pages).flatMap(({ item }) => {
    const first = isGroup(item) ? item.entries[0] : item;
    const target = first?.tabs[0]?.target;
    return target && !known.has(target.name) ? [{ key: item.key, word: item.word, target }] : [];
  });
  return [...own, ...others].slice(0, thumbPlaces);
}

function isFor(
  { target, of, needs }: Pick<MenuTab, 'target' | 'of' | 'needs'>,
  viewer: Viewer,
  pages: readonly PageRow[],
): boolean {
  const page = findPage(pages, target.name);
  return (
    page !== undefined && mayOpen(page, viewer) && suits(of, viewer) && (needs === undefined || can(viewer, needs))
  );
}

function isForRole({ roles }: { readonly roles?: readonly RoleSlug[] }, role: string): boolean {
  if (roles === undefined || isSuperRole(role) || !(namedRoles as readonly string[]).includes(role)) return true;
  return (roles as readonly string[]).includes(role);
}
