import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSay } from './i18n.tsx';
import { pageOf } from './page-links.ts';
import type { PageRow } from './pages.ts';
import { useMaybeUser } from './session-store.ts';
import { pageTitle } from './title.ts';

/** The open page; `undefined` while none is. */
export function useCurrentPage(): PageRow | undefined {
  const name = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.page });
  return name === undefined ? undefined : pageOf(name);
}

/** Keeps the window's title with the page and the person (N-33). */
export function usePageTitle(): void {
  const say = useSay();
  const page = useCurrentPage();
  const user = useMaybeUser();
  const title = page ? pageTitle(say(page.title), user?.name) : undefined;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
