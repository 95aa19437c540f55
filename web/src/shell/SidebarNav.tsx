import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCurrentPage } from '../kernel/current-page.ts';
import { useSay } from '../kernel/i18n.tsx';
import { TargetLink } from '../kernel/PageLink.tsx';
import { hrefTo } from '../kernel/page-links.ts';
import { pageTable } from '../kernel/page-table.ts';
import { useViewer } from '../kernel/session-store.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { Tooltip } from '../ui/overlays/Tooltip.tsx';
import { frameParts } from './frame-parts.ts';
import { entryOf, isBelow } from './is-below.ts';
import { sidebarIcon } from './sidebar-icons.ts';
import { shellWords } from './shell.words.ts';
import { sidebarEntries, type SidebarEntry, type SidebarLink } from './visible-sidebar.ts';
import styles from './SidebarNav.module.css';

/** The main menu. When narrow it shows icons with tooltips, and submenus as menus beside it. */
export function SidebarNav({ narrow = false }: { narrow?: boolean }) {
  const say = useSay();
  const entries = sidebarEntries(frameParts().sidebar, useViewer(), pageTable());
  return (
    <nav aria-label={say(shellWords.menu)} className={styles.nav} data-narrow={narrow || undefined}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.key} className={entry.key === 'settings' ? styles.last : undefined}>
            {entry.submenu ? (
              narrow ? (
                <NarrowSubmenu entry={entry} links={entry.submenu} />
              ) : (
                <Submenu entry={entry} links={entry.submenu} />
              )
            ) : (
              <Entry entry={entry} narrow={narrow} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry, narrow }: { entry: SidebarEntry; narrow: boolean }) {
  const say = useSay();
  const page = useCurrentPage();
  if (!entry.target) return null;
  const link = (
    <TargetLink
      to={entry.target}
      start
      className={styles.entry}
      aria-current={isBelow(page, entry.target.name, pageTable()) ? 'page' : undefined}
      aria-label={narrow ? say(entry.word) : undefined}>
      <Icon of={sidebarIcon(entry.key)} />
      {!narrow && <span className={styles.word}>{say(entry.word)}</span>}
    </TargetLink>
  );
  return narrow ? (
    <Tooltip content={say(entry.word)} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

function Submenu({ entry, links }: { entry: SidebarEntry; links: readonly SidebarLink[] }) {
  const say = useSay();
  const page = useCurrentPage();
  const current = entryOf(
    page,
    links.map(({ target }) => target.name),
    pageTable(),
  );
  const here = current !== undefined;
  const [open, setOpen] = useState(here);
  useEffect(() => {
    if (here) setOpen(true);
  }, [here]);
  const list = useRef<HTMLUListElement>(null);
  // When a page is opened from elsewhere, its menu entry may be out of sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, open]);
  return (
    <>
      <button type="button" className={styles.entry} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={sidebarIcon(entry.key)} />
        <span className={styles.word}>{say(entry.word)}</span>
        <Icon of={ChevronDown} className={styles.arrow} />
      </button>
      {open && (
        <ul ref={list} className={styles.list}>
          {links.map(({ key, word, target }) => (
            <li key={key}>
              <TargetLink
                to={target}
                start
                className={`${styles.entry} ${styles.sub}`}
                aria-current={target.name === current ? 'page' : undefined}>
                <span className={styles.word}>{say(word)}</span>
              </TargetLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NarrowSubmenu({ entry, links }: { entry: SidebarEntry; links: readonly SidebarLink[] }) {
  const say = useSay();
  const page = useCurrentPage();
  const here = links.some(({ target }) => isBelow(page, target.name, pageTable()));
  const trigger = (
    <button
      type="button"
      className={styles.entry}
      aria-label={say(entry.word)}
      title={say(entry.word)}
      data-here={here || undefined}>
      <Icon of={sidebarIcon(entry.key)} />
    </button>
  );
  const items = links.map(({ key, word, target }) => ({
    key,
    label: say(word),
    href: hrefTo(target),
  }));
  return (
    <Menu trigger={trigger} side="right" align="start" groups={[{ key: entry.key, heading: say(entry.word), items }]} />
  );
}
