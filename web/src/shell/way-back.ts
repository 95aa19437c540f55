import { useCallback } from 'react';
import { usePageGo } from '../kernel/page-hooks.ts';
import { hrefTo } from '../kernel/page-links.ts';
import type { PageName, PageTarget } from '../kernel/pages.ts';
import type { PathParams } from '../kernel/path.ts';
import { useStore } from '../kernel/store.ts';
import { visitsStore } from '../kernel/visits.ts';

/**
 * Returns the link from a record to its list in its last state: same tab, search and page (N-35). The default list when it was not visited.
 *
 * @example const back = useWayBack('staff'); <FormPage cancelHref={back.href} … />
 */
export function useWayBack(name: PageName, params?: PathParams): { readonly href: string; readonly go: () => void } {
  const goTo = usePageGo();
  const last = useStore(visitsStore).findLast((visit) => visit.name === name);
  const go = useCallback(() => {
    const query = last?.href.split('?')[1] ?? '';
    const search = Object.fromEntries(new URLSearchParams(query));
    goTo({ name, params: last?.params ?? params, search } as PageTarget);
  }, [goTo, name, last, params]);
  return { href: last?.href ?? hrefTo({ name, params } as PageTarget), go };
}
