import { useRef, type MouseEvent, type ReactNode, useEffect, type RefObject } from 'react';
import { useSay } from '../kernel/i18n.tsx';
import { useCurrentPage } from '../kernel/current-page.ts';
import { useIsPageLoading } from '../kernel/page-hooks.ts';
import { PagePending } from '../kernel/PageStates.tsx';
import { useMedia } from '../ui/use-media.ts';
import { BottomBar } from './BottomBar.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Commands } from './Commands.tsx';
import { Sidebar, useSidebarWidth } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { shellWords } from './shell.words.ts';
import { useRouterState } from '@tanstack/react-router';
import { isCovered } from './is-covered.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../kernel/client.ts';
import styles from './Layout.module.css';

/** Below this width the sidebar becomes a bar at the bottom. */
const phoneShell = '(max-width: 767.98px)';

/** The frame of the product (L-01): sidebar, top bar, breadcrumbs, content, footer. On a phone the sidebar is a bar at the bottom. */
export function Layout({
  rested,
  notice,
  children,
}: {
  /** The first page is loaded and idle. */
  rested: boolean;
  notice: ReactNode;
  children: ReactNode;
}) {
  const say = useSay();
  const main = useRef<HTMLElement>(null);
  const phone = useMedia(phoneShell);
  const page = useCurrentPage();
  const sidebar = useSidebarWidth(page);
  const loading = useIsPageLoading();
  useFocusOnNavigation(main, loading);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <Commands sidebar={sidebar}>
      <a href="#content" className={styles.skip} onClick={skip}>
        {say(shellWords.skip)}
      </a>
      <div className={styles.frame} data-narrow={sidebar.narrow || undefined}>
        {!phone && <Sidebar width={sidebar} />}
        <TopBar phone={phone} rested={rested} />
        <main ref={main} id="content" tabIndex={-1} className={styles.content} data-wide={page?.wide || undefined}>
          {notice}
          {phone && <Breadcrumbs />}
          <div className={styles.page} hidden={loading}>
            {children}
          </div>
          {loading && (
            <div className={styles.page}>
              <PagePending />
            </div>
          )}
          <Footer />
        </main>
        {phone && <BottomBar />}
      </div>
    </Commands>
  );
}

/**
 * Moves the focus to the main heading after a navigation, so that screen readers announce the page and the keyboard continues there. While the page is loading,
 * the heading is hidden and cannot take the focus. Not on the first load, nor when something in or over the page already has the focus.
 */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>, awaited: boolean): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const last = useRef(path);
  useEffect(() => {
    if (awaited || path === undefined || last.current === path) return;
    const first = last.current === undefined;
    last.current = path;
    if (first) return;
    const content = main.current;
    content?.scrollTo({ top: 0 });
    if (!content || isCovered() || (content.contains(document.activeElement) && document.activeElement !== content))
      return;
    const heading = content.querySelector('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? content).focus({ preventScroll: true });
  }, [path, main, awaited]);
}

/** Credits the provider of the software (F-11). */
function Footer() {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['sessions.appConfig'],
    queryFn: () => call('sessions.appConfig', { background: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <footer className={styles.footer}>
      {data && (
        <>
          <span>{say(shellWords.footer, { name: data.provider_name })}</span>
          <span>{data.version}</span>
        </>
      )}
    </footer>
  );
}
