import { findPage, standsAlone, type PageName, type PageRow } from './pages.ts';
import { fillPath, namesIn } from './path.ts';
import { lifetimes } from './vault.ts';

/** One completed navigation (N-33). */
export interface Visit {
  readonly name: PageName;
  /** Path and query, so that going back restores the list as it was. */
  readonly href: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly at: number;
  /** Opened from the menu or the palette: the breadcrumbs start here. */
  readonly start: boolean;
  /** The page's own name, such as a person's; else its title. */
  readonly label?: string;
}

export interface Crumb {
  readonly name: PageName;
  /** `null` for the current page, which is not linked. */
  readonly href: string | null;
  readonly label?: string;
}

const keptVisits = 50;
const longestTrail = 4;

/** Returns the history with one more visit. Visits older than three hours are dropped; a new state of the same page replaces the old one. */
export function recordVisit(history: readonly Visit[], visit: Visit): Visit[] {
  const young = history.filter((earlier) => visit.at - earlier.at < lifetimes.routeHistory);
  const last = young.at(-1);
  if (last?.href === visit.href) return [...young.slice(0, -1), { ...last, at: visit.at }];
  if (last?.name === visit.name) return [...young.slice(0, -1), { ...visit, start: last.start || visit.start }];
  return [...young, visit].slice(-keptVisits);
}

/**
 * Returns the breadcrumbs after the home link (L-05): the preset trail of the page when it has one, else the pages visited since the trail began. Returning to
 * a page cuts the trail there, and of several visited pages with the same name, such as those of one label, only the last is kept. The last crumb is the
 * current page, unlinked.
 */
export function trailOf(history: readonly Visit[], pages: readonly PageRow[]): Crumb[] {
  const here = history.at(-1);
  const page = here && findPage(pages, here.name);
  if (!here || !page) return [];
  const above =
    page.trail === undefined ? visitedAbove(history, pages).slice(1 - longestTrail) : presetAbove(page, history, pages);
  return [...above, { name: here.name, href: null, ...(here.label === undefined ? {} : { label: here.label }) }];
}

/** Number of crumbs that one line has room for without cutting their names. */
const inLine = 3;
/** Maximum number of earlier pages that are offered. */
const mostEarlier = 8;

/** The breadcrumbs as they are shown: those in line, the last one unlinked, and the pages visited before them, latest first. */
export interface ShownTrail {
  readonly line: readonly Crumb[];
  readonly earlier: readonly Crumb[];
}

/**
 * Returns the breadcrumbs as shown (L-05): a page with a place shows its place, other pages the last steps of the trail. The rest of the trail is not lost, but
 * offered behind a button, because a history reads like a hierarchy.
 */
export function shownTrail(history: readonly Visit[], pages: readonly PageRow[]): ShownTrail {
  const here = history.at(-1);
  const page = here && findPage(pages, here.name);
  const trail = trailOf(history, pages);
  const line = page?.trail === undefined ? trail.slice(-inLine) : trail;
  const shown = new Set(line.map(({ name }) => name));
  const earlier = visitedAbove(history, pages)
    .filter(({ name }) => !shown.has(name))
    .reverse()
    .slice(0, mostEarlier);
  return { line, earlier };
}

/** Excludes the unauthorized and the not-found page from the trail. */
function visitedAbove(history: readonly Visit[], pages: readonly PageRow[]): Crumb[] {
  let stack: Visit[] = [];
  for (const [at, visit] of history.entries()) {
    if (at < history.length - 1 && findPage(pages, visit.name)?.access === 'public') continue;
    const seen = visit.start ? 0 : stack.findIndex(({ name }) => name === visit.name);
    stack = [...(seen === -1 ? stack : stack.slice(0, seen)), visit];
  }
  const called = stack.map(({ name, label }) => label ?? findPage(pages, name)?.title.en);
  return stack
    .filter((_, at) => !called.includes(called[at], at + 1))
    .slice(0, -1)
    .map(crumbOf);
}

/** Returns the parent pages, topmost first; each as it was last seen, or with its default address. */
function presetAbove(page: PageRow, history: readonly Visit[], pages: readonly PageRow[]): Crumb[] {
  const crumbs: Crumb[] = [];
  const passed = new Set([page.name]);
  for (let name = page.trail; name !== undefined && !passed.has(name);) {
    passed.add(name);
    const above = findPage(pages, name);
    if (!above) break;
    const crumb = crumbAbove(above, history);
    if (crumb) crumbs.unshift(crumb);
    name = above.trail;
  }
  return crumbs;
}

/** A record's page is only linked for the record that is open now. */
function crumbAbove(above: PageRow, history: readonly Visit[]): Crumb | null {
  const here = history.at(-1)?.params ?? {};
  const alone = standsAlone(above);
  if (!alone && !namesIn(above.path).every((name) => here[name] !== undefined || above.params?.[name] !== undefined))
    return null;
  const path = fillPath(above.path, { ...above.params, ...here });
  const visit = history.findLast(
    (earlier) => earlier.name === above.name && (alone || earlier.href.split('?')[0] === path),
  );
  return visit ? crumbOf(visit) : { name: above.name, href: path };
}

function crumbOf({ name, href, label }: Visit): Crumb {
  return { name, href, ...(label === undefined ? {} : { label }) };
}
