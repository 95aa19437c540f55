import type { Word } from '@waybill/domain/kernel/words.ts';
import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { isSuperRole, worksOnTheStreet, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { bareTarget, findPage, mayOpen, standsAlone, type PageRow, type PageTarget } from '../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface SidebarEntry {
  /** Also selects the icon. */
  readonly key: string;
  readonly word: Word;
  /** Which of the source's roles see it; no list, no restriction. */
  readonly roles?: readonly RoleSlug[];
  readonly target?: PageTarget;
  /** Target for delivery staff. */
  readonly street?: PageTarget;
  readonly submenu?: readonly SidebarLink[];
}

export interface SidebarLink {
  readonly key: string;
  readonly word: Word;
  readonly target: PageTarget;
  /** Target for delivery staff. */
  readonly street?: PageTarget;
}

/** An entry of the bottom bar on a phone. */
export interface ThumbEntry {
  /** Also selects the icon. */
  readonly key: string;
  readonly word: Word;
  readonly target: PageTarget;
  /** Target for delivery staff. */
  readonly street?: PageTarget;
  /** Permission required for it. */
  readonly needs?: Permission;
}

/** The roles in the source's table. It does not cover other roles, so only the route check decides for them. */
const namedRoles: readonly RoleSlug[] = ['owner', 'manager', 'supervisor', 'staff', 'customer-service'];

/** Returns the sidebar of one person: the source's roles first, then the route check. Missing pages and empty submenus are not shown. */
export function visibleSidebar(
  sidebar: readonly SidebarEntry[],
  viewer: Viewer,
  pages: readonly PageRow[],
): SidebarEntry[] {
  const opens = ({ name }: PageTarget) => {
    const page = findPage(pages, name);
    return page !== undefined && mayOpen(page, viewer);
  };
  return sidebar.flatMap((entry) => {
    if (!isForRole(entry, viewer.role)) return [];
    if (entry.target) return opens(entry.target) ? [asSeenBy(viewer, entry)] : [];
    const submenu = (entry.submenu ?? []).filter(({ target }) => opens(target)).map((link) => asSeenBy(viewer, link));
    return submenu.length > 0 ? [{ ...entry, submenu }] : [];
  });
}

/** Replaces the targets for delivery staff. */
function asSeenBy<Entry extends { readonly street?: PageTarget }>(viewer: Viewer, entry: Entry): Entry {
  return entry.street && worksOnTheStreet(viewer.level) ? { ...entry, target: entry.street } : entry;
}

/** Number of entries in the bar beside More. */
const thumbPlaces = 4;

/** Returns the bottom bar of a phone: the entries that this person may use; replaced by the next ones of their sidebar where some are not permitted. */
export function visibleThumb(
  thumb: readonly ThumbEntry[],
  sidebar: readonly SidebarEntry[],
  viewer: Viewer,
  pages: readonly PageRow[],
): ThumbEntry[] {
  const own = thumb
    .filter(({ target, needs }) => {
      const page = findPage(pages, target.name);
      return page !== undefined && mayOpen(page, viewer) && (needs === undefined || can(viewer, needs));
    })
    .map((entry) => asSeenBy(viewer, entry));
  const known = new Set(own.map(({ target }) => target.name));
  const others = visibleSidebar(sidebar, viewer, pages).flatMap(({ key, word, target, submenu }) => {
    const to = target ?? submenu?.[0]?.target;
    return to && !known.has(to.name) ? [{ key, word, target: to }] : [];
  });
  return [...own, ...others].slice(0, thumbPlaces);
}

function isForRole({ roles }: SidebarEntry, role: string): boolean {
  if (roles === undefined || isSuperRole(role) || !(namedRoles as readonly string[]).includes(role)) return true;
  return (roles as readonly string[]).includes(role);
}

/** Returns the settings pages that this person may open: one entry below the source's, so that all are reachable. */
export function settingsLinks(viewer: Viewer, pages: readonly PageRow[]): SidebarLink[] {
  return pages
    .filter((page) => page.settings !== undefined && mayOpen(page, viewer))
    .filter(standsAlone)
    .sort((one, other) => (one.settings ?? 0) - (other.settings ?? 0))
    .map((page) => ({ key: page.name, word: page.title, target: bareTarget(page.name) }));
}

/** Returns all entries of the main menu for this person, Settings last. */
export function sidebarEntries(
  sidebar: readonly SidebarEntry[],
  viewer: Viewer,
  pages: readonly PageRow[],
): SidebarEntry[] {
  const submenu = settingsLinks(viewer, pages);
  const settings = submenu.length > 0 ? [{ key: 'settings', word: commonWords.settings, submenu }] : [];
  return [...visibleSidebar(sidebar, viewer, pages), ...settings];
}
