import { useCallback } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { pageTable } from './page-table.ts';
import {
  addressIn,
  findPage,
  mayOpen,
  pathIn,
  type LinkArguments,
  type PageName,
  type PageRow,
  type PageTarget,
  type RecordPageName,
} from './pages.ts';
import { namesIn } from './path.ts';
import { addressOf } from './request.ts';
import { currentSession, useViewer } from './session-store.ts';

/**
 * Returns the path of a page; its default parameters replace missing ones.
 *
 * @example pathOf('staff', { tab: 'ban' }) === '/staff/ban'
 */
export function pathOf<Name extends PageName>(name: Name, ...[params]: LinkArguments<Name>): string {
  return pathIn(pageTable(), name, params);
}

/** Returns path and query of a page, for a link's `href`. */
export function hrefOf<Name extends PageName>(name: Name, ...[params, search]: LinkArguments<Name>): string {
  return addressOf(pathIn(pageTable(), name, params), search);
}

/** Returns the address of a target. */
export function hrefTo(target: PageTarget): string {
  return addressIn(pageTable(), target);
}

/**
 * Returns the page of a record, whose path has one parameter.
 *
 * @example recordTarget('edit-staff', 7) // { name: 'edit-staff', params: { staffID: 7 } }
 */
export function recordTarget(name: RecordPageName, id: string | number): PageTarget {
  const [param = ''] = namesIn(pageOf(name)?.path ?? '');
  return { name, params: { [param]: id } } as PageTarget;
}

/** Returns the page of this name, with the title that it has for the signed-in person. */
export function pageOf(name: PageName): PageRow | undefined {
  const page = findPage(pageTable(), name);
  return page?.shopTitle && isMerchant({ userType: currentSession()?.user.user_type })
    ? asShop(page, page.shopTitle)
    : page;
}

/** Pages as merchants see them; each stays the same object, because hooks depend on it. */
const shopPages = new WeakMap<PageRow, PageRow>();

function asShop(page: PageRow, title: Word): PageRow {
  const own = shopPages.get(page) ?? { ...page, title };
  shopPages.set(page, own);
  return own;
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
