import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Viewer } from '@waybill/domain/kernel/access.ts';
import { bareTarget, mayOpen, standsAlone, type PageRow, type PageTarget } from '../kernel/pages.ts';
import { entriesOf, wordOf, type MenuLine } from './menu-map.ts';
import type { PageAbout, PageAbouts } from './frame-parts.ts';
import { aboutKey } from './use-about.ts';

/** A page as the palette offers it. */
export interface PalettePage {
  readonly target: PageTarget;
  readonly word: Word;
  readonly about: PageAbout | undefined;
  /** A page that makes something, as "New customer" does; others are places. */
  readonly isAction: boolean;
}

/** Returns the pages of the palette: places in the order of the menu, then the other pages that the person may open without a record. */
export function pageCommandsOf({
  menu,
  pages,
  viewer,
  abouts,
}: {
  readonly menu: readonly MenuLine[];
  readonly pages: readonly PageRow[];
  readonly viewer: Viewer;
  readonly abouts: PageAbouts;
}): PalettePage[] {
  const aboutOf = (target: PageTarget) => abouts[aboutKey(target)] ?? abouts[target.name];
  const places = entriesOf(menu).flatMap(({ word, tabs }) =>
    tabs.map((tab): PalettePage => ({
      target: tab.target,
      word: tabs.length === 1 ? word : wordOf(tab, pages),
      about: aboutOf(tab.target),
      isAction: false,
    })),
  );
  const others = pages
    .filter(standsAlone)
    .filter(
      (page) =>
        page.access !== 'public' && mayOpen(page, viewer) && !places.some(({ target }) => target.name === page.name),
    )
    .map(({ name, title, trail }): PalettePage => ({
      target: bareTarget(name),
      word: title,
      about: aboutOf(bareTarget(name)),
      isAction: trail !== undefined && trail !== 'settings',
    }));
  // A page of two entries is offered once.
  const known = new Set<string>();
  return [...places, ...others].filter(({ target }) => !known.has(aboutKey(target)) && known.add(aboutKey(target)));
}
