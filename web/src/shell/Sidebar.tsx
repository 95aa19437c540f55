import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useUser } from '../kernel/session-store.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../kernel/i18n.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { Brand, BrandMark } from '../ui/layout/Brand.tsx';
import { IconButton } from '../ui/layout/IconButton.tsx';
import { SidebarNav } from './SidebarNav.tsx';
import { shellWords } from './shell.words.ts';
import { useState } from 'react';
import type { PageRow } from '../kernel/pages.ts';
import { setPreferences, usePreferences } from '../kernel/preferences.ts';
import styles from './Sidebar.module.css';

export interface SidebarWidth {
  readonly narrow: boolean;
  toggle(): void;
  /** Called when the pointer enters or leaves the sidebar. */
  onHand(on: boolean): void;
}

/**
 * Returns whether the sidebar shows icons only: as the user chose, on every page; by default it is narrow on a page with wide content, unless it is a first page (L-02). It keeps its
 * width while the pointer is on it, so that an entry does not move away.
 */
export function useSidebarWidth(page: PageRow | undefined): SidebarWidth {
  const { narrowSidebar } = usePreferences();
  const [held, hold] = useState<boolean | null>(null);
  const narrow = narrowSidebar ?? held ?? page?.wide === 'alone';
  return {
    narrow,
    toggle: () => setPreferences({ narrowSidebar: !narrow }),
    onHand: (on) => hold(on ? narrow : null),
  };
}

/** The left side on a desktop screen (L-02): logo, the user, the menu. */
export function Sidebar({ width: { narrow, toggle, onHand } }: { width: SidebarWidth }) {
  const say = useSay();
  return (
    <aside
      className={styles.side}
      data-narrow={narrow || undefined}
      onPointerEnter={() => onHand(true)}
      onPointerLeave={() => onHand(false)}>
      <PageLink to="index" start className={styles.brand} aria-label={`Waybill, ${say(shellWords.home)}`}>
        {narrow ? <BrandMark /> : <Brand />}
      </PageLink>
      {!narrow && <Who />}
      <SidebarNav narrow={narrow} />
      <div className={styles.foot}>
        {!narrow && <Framework />}
        <IconButton
          icon={narrow ? PanelLeftOpen : PanelLeftClose}
          label={say(narrow ? shellWords.expand : shellWords.collapse)}
          aria-expanded={!narrow}
          onClick={toggle}
        />
      </div>
    </aside>
  );
}

/** Name, role in the reader's language, business. */
export function Who() {
  const user = useUser();
  const locale = useLocale();
  return (
    <div className={styles.who}>
      <div className={styles.name}>{user.name}</div>
      <div className="muted">{localName(user.role, locale)}</div>
      {user.business_name !== null && <div className="muted">{user.business_name}</div>}
    </div>
  );
}

/** For developers only: the server framework that answers (L-03). */
function Framework() {
  const say = useSay();
  const user = useUser();
  if (!user.developer || user.laravel_version === null) return <span />;
  return <span className={styles.framework}>{say(shellWords.framework, { name: user.laravel_version })}</span>;
}
