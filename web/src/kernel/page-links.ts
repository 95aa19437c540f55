import { useCallback } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { pageTable } from './page-table.ts';
import { findPage, mayOpen, pathIn, type PageName, type PageRow } from './pages.ts';
import type { PathParams } from './path.ts';
import { addressOf, type Query } from './request.ts';
import { useViewer } from './session-store.ts';

/**
 * Returns the path of a page; its default parameters replace missing ones.
 *
 * @example pathOf('staff', { tab: 'ban' }) === '/staff/ban'
 */
export function pathOf(name: PageName, params?: PathParams): string {
  return pathIn(pageTable(), name, params);
}

/** Returns path and query of a page, for a link's `href`. */
export function hrefOf(name: PageName, params?: PathParams, search?: Query): string {
  return addressOf(pathOf(name, params), search);
}

export function pageOf(name: PageName): PageRow | undefined {
  return findPage(pageTable(), name);
}

/** Returns the title of a page, for links and headings. The table is read when the word is used, so a module may name a title before the table is loaded. */
export function titleOf(name: PageName): Word {
  const title = () => {
    const page = pageOf(name);
    if (!page) throw new Error(`there is no page called ${name}`);
    return page.title;
  };
  return {
    get en() {
      return title().en;
    },
    get mm() {
      return title().mm;
    },
    get zh() {
      return title().zh;
    },
  };
}

/** Returns a check whether a page exists and the signed-in person may open it. Other links and buttons are not shown. */
export function useMayOpen(): (name: PageName, permit?: string) => boolean {
  const viewer = useViewer();
  return useCallback(
    (name, permit) => {
      const page = pageOf(name);
      return page !== undefined && mayOpen(page, viewer, permit);
    },
    [viewer],
  );
}
