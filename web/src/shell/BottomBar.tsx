import { Ellipsis } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCurrentPage } from '../kernel/current-page.ts';
import { useSay } from '../kernel/i18n.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { pageTable } from '../kernel/page-table.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { isBelow } from './is-below.ts';
import { shellWords } from './shell.messages.ts';
import { Who } from './Sidebar.tsx';
import { sidebarIcon } from './sidebar-icons.ts';
import { SidebarNav, useSidebarEntries } from './SidebarNav.tsx';
import styles from './BottomBar.module.css';

const shortcuts = 4;

/** The main menu on a phone: the first entries under the thumb, all of them under More. */
export function BottomBar() {
  const say = useSay();
  const page = useCurrentPage();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [page]);
  const first = useSidebarEntries()
    .flatMap(({ key, word, target, submenu }) => {
      const to = target ?? submenu?.[0]?.target;
      return to && key !== 'settings' ? [{ key, word, to }] : [];
    })
    .slice(0, shortcuts);
  return (
    <nav aria-label={say(shellWords.menu)} className={styles.bar}>
      {first.map(({ key, word, to }) => (
        <PageLink
          key={key}
          to={to.name}
          params={to.params}
          start
          className={styles.item}
          aria-current={isBelow(page, to.name, pageTable()) ? 'page' : undefined}>
          <Icon of={sidebarIcon(key)} size={20} />
          <span className={styles.word}>{say(word)}</span>
        </PageLink>
      ))}
      <Dialog
        title={say(shellWords.menu)}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className={styles.item}>
            <Icon of={Ellipsis} size={20} />
            <span className={styles.word}>{say(shellWords.more)}</span>
          </button>
        }>
        <Who />
        <SidebarNav />
      </Dialog>
    </nav>
  );
}
