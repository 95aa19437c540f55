import { Ellipsis } from 'lucide-react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCurrentPage } from '../kernel/current-page.ts';
import { useSay } from '../kernel/i18n.tsx';
import { TargetLink } from '../kernel/PageLink.tsx';
import { pageTable } from '../kernel/page-table.ts';
import { useViewer } from '../kernel/session-store.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { menuFor, thumbFor } from './frame-parts.ts';
import { menuIcon } from './menu-icons.ts';
import { visibleThumb } from './menu-map.ts';
import { shellWords } from './shell.words.ts';
import { Who } from './Sidebar.tsx';
import { SidebarNav } from './SidebarNav.tsx';
import { pageAndAbove } from './is-below.ts';
import styles from './BottomBar.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The main menu on a phone: the pages used all day, and the whole menu under More. */
export function BottomBar() {
  const say = useSay();
  const page = useCurrentPage();
  const [open, setOpen] = useState(false);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => setOpen(false), [path]);
  const viewer = useViewer();
  const above = pageAndAbove(page, pageTable());
  return (
    <nav aria-label={say(shellWords.menu)} className={styles.bar}>
      {visibleThumb(thumbFor(viewer), menuFor(viewer), viewer, pageTable()).map(({ key, word, target }) => (
        <TargetLink
          key={key}
          to={target}
          start
          className={styles.item}
          aria-current={!target.search && above.includes(target.name) ? 'page' : undefined}>
          <Icon of={menuIcon(key)} size={20} />
          <span className={styles.word}>{say(word)}</span>
        </TargetLink>
      ))}
      <Dialog
        title={say(shellWords.menu)}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className={styles.item}>
            <Icon of={Ellipsis} size={20} />
            <span className={styles.word}>{say(commonWords.more)}</span>
          </button>
        }>
        <Who />
        <SidebarNav />
      </Dialog>
    </nav>
  );
}
