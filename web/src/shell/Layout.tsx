import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useSay } from '../kernel/i18n.tsx';
import { useCurrentPage } from '../kernel/current-page.ts';
import { useIsPageLoading } from '../kernel/page-hooks.ts';
import { PagePending } from '../kernel/PageStates.tsx';
import { useMedia } from '../ui/use-media.ts';
import { BottomBar } from './BottomBar.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Commands } from './Commands.tsx';
import { Footer } from './Footer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { shellWords } from './shell.messages.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useSidebarWidth } from './use-sidebar-width.ts';
import styles from './Layout.module.css';

/** Below this width the sidebar becomes a bar at the bottom. */
const phoneShell = '(max-width: 767.98px)';

/** The frame of the product (L-01): sidebar, top bar, breadcrumbs, content, footer. On a phone the sidebar is a bar at the bottom. */
export function Layout({ children }: { children: ReactNode }) {
  const say = useSay();
  const main = useRef<HTMLElement>(null);
  const phone = useMedia(phoneShell);
  const page = useCurrentPage();
  const sidebar = useSidebarWidth(page);
  const loading = useIsPageLoading();
  useFocusOnNavigation(main);
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
        <TopBar phone={phone} />
        <main ref={main} id="content" tabIndex={-1} className={styles.content} data-wide={page?.wide || undefined}>
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
