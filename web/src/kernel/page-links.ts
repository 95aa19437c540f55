import { useCallback } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { pageTable } from './page-table.ts';
import { findPage, mayOpen, pathIn, type PageName, type PageRow } from './pages.ts';
import type { PathParams } from './path.ts';
import { addressOf, type Query } from './request.ts';
import { useViewer } from './session-store.ts';

/**
 * The path of a page; its standard parameters stand in for missing ones.
 *
 * @example pathOf('staff', { tab: 'ban' }) === '/staff/ban'
 */
export function pathOf(name: PageName, params?: PathParams): string {
  return pathIn(pageTable(), name, params);
}

/** Path and query of a page, as a link shows it. */
export function hrefOf(name: PageName, params?: PathParams, search?: Query): string {
  return addressOf(pathOf(name, params), search);
}

export function pageOf(name: PageName): PageRow | undefined {
  return findPage(pageTable(), name);
}

/** Returns the title of a page, for links to it and for headings. Read when it is said, so that a module may name it before the table is there. */
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

/** Does the page exist, and may the signed-in person open it? Links and buttons that lead nowhere are not shown. */
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
