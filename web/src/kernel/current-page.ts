import { useRouterState } from '@tanstack/react-router';
import { useSay } from './i18n.tsx';
import { pageOf } from './page-links.ts';
import type { PageRow } from './pages.ts';
import { useWindowTitle } from './title.ts';

/** Returns the open page; `undefined` while no page is open. */
export function useCurrentPage(): PageRow | undefined {
  const name = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.page });
  return name === undefined ? undefined : pageOf(name);
}

/** Keeps the window's title with the open page. */
export function usePageTitle(): void {
  const say = useSay();
  const page = useCurrentPage();
  useWindowTitle(page && say(page.title));
}
