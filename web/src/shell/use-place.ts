import { useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useCurrentPage } from '../kernel/current-page.ts';
import { hrefTo } from '../kernel/page-links.ts';
import { pageTable } from '../kernel/page-table.ts';
import { useMaybeUser, viewerOf } from '../kernel/session-store.ts';
import { createStore, useStore } from '../kernel/store.ts';
import { menuFor } from './frame-parts.ts';
import { menuOf, placeOf, wordOf, type MenuLine, type Place } from './menu-map.ts';

const nothing: readonly MenuLine[] = [];

/** Key of the entry whose pages were used last: a page of two entries is shown in the one that the person came from. */
const lastEntry = createStore<string | undefined>(undefined);

/** Returns the menu of the signed-in person; empty for guests. */
export function useMenu(): readonly MenuLine[] {
  const user = useMaybeUser();
  return useMemo(() => {
    if (user === null) return nothing;
    const viewer = viewerOf(user);
    return menuOf(menuFor(viewer), viewer, pageTable());
  }, [user]);
}

/** Returns where the open page is on the menu's map. */
export function useMenuPlace(): Place | undefined {
  const menu = useMenu();
  const page = useCurrentPage();
  const params = useRouterState({
    select: (state): Readonly<Record<string, string>> =>
      state.matches.at(-1)?.params as Readonly<Record<string, string>>,
  });
  const last = useStore(lastEntry);
  const place = useMemo(
    () => placeOf(menu, pageTable(), { page, params: { ...page?.params, ...params }, last }),
    [menu, page, params, last],
  );
  const key = place?.entry.key;
  useEffect(() => void (key !== undefined && lastEntry.set(key)), [key]);
  return place;
}

export interface PlaceHead {
  readonly title: Word;
  readonly tabs: readonly { readonly key: string; readonly word: Word; readonly href: string }[];
  readonly current: string;
}

/** Returns heading and tabs of a page of the menu; `undefined` for records and other pages, which write their heading themselves. */
export function usePlaceHead(): PlaceHead | undefined {
  const place = useMenuPlace();
  if (!place?.itself || place.entry.ownHeading) return undefined;
  const { entry, at } = place;
  const tabs = entry.tabs.map((tab) => ({
    key: tab.target.name,
    word: wordOf(tab, pageTable()),
    href: hrefTo(tab.target),
  }));
  return { title: entry.word, tabs: tabs.length > 1 ? tabs : [], current: tabs[at]?.key ?? '' };
}
