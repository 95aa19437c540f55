import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSay } from '../kernel/i18n.tsx';
import { TargetLink } from '../kernel/PageLink.tsx';
import { hrefTo } from '../kernel/page-links.ts';
import { setPreferences, usePreferences } from '../kernel/preferences.ts';
import { useViewer } from '../kernel/session-store.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { IconButton } from '../ui/layout/IconButton.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { Tooltip } from '../ui/overlays/Tooltip.tsx';
import { menuFor } from './frame-parts.ts';
import { firstGroup, isGroup, type SidebarEntry, type SidebarGroup } from './menu-map.ts';
import { menuIcon } from './menu-icons.ts';
import { shellWords } from './shell.words.ts';
import { loadAbouts, useAbout } from './use-about.ts';
import { useMenu, useMenuPlace } from './use-place.ts';
import styles from './SidebarNav.module.css';

/** The main menu (L-02). When narrow it shows icons with tooltips, and groups as menus beside them. */
export function SidebarNav({ narrow = false }: { narrow?: boolean }) {
  const say = useSay();
  const menu = useMenu();
  const folds = useFolds();
  const list = useRef<HTMLUListElement>(null);
  const current = useMenuPlace()?.entry.key;
  // When a page is opened from elsewhere, its menu entry may be out of sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav
      aria-label={say(shellWords.menu)}
      className={styles.nav}
      data-narrow={narrow || undefined}
      onPointerEnter={loadAbouts}
      onFocus={loadAbouts}>
      <ul ref={list} className={styles.list}>
        {menu.map(({ part, item }, at) => (
          <li
            key={item.key}
            className={part === 'bottom' && menu[at - 1]?.part !== 'bottom' ? styles.last : undefined}
            data-begins={(part === 'jobs' && menu[at - 1]?.part === 'source') || undefined}>
            {!isGroup(item) ? (
              <Entry entry={item} narrow={narrow} />
            ) : narrow ? (
              <NarrowGroup group={item} />
            ) : (
              <Group group={item} open={folds.isOpen(item)} onToggle={() => folds.toggle(item)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Returns which groups are open: the one in use, on the first day that of the person's job, and those that the person has opened. What a person opens or folds
 * is remembered for them on this device.
 */
function useFolds() {
  const viewer = useViewer();
  const menu = useMenu();
  const current = useMenuPlace()?.entry.key;
  const { folds } = usePreferences();
  const own = folds[viewer.id];
  const isInUse = ({ entries }: SidebarGroup) => entries.some(({ key }) => key === current);
  const isOpen = (group: SidebarGroup) =>
    own?.[group.key] ??
    (isInUse(group) || (own === undefined && group.key === firstGroup(menuFor(viewer), menu, viewer)));
  const toggle = (group: SidebarGroup) => {
    const open = !isOpen(group);
    const first =
      own ??
      Object.fromEntries(
        menu.flatMap(({ item }) => (isGroup(item) && isOpen(item) && !isInUse(item) ? [[item.key, true]] : [])),
      );
    // A group that is as it would be anyway has nothing to remember.
    const { [group.key]: _, ...others } = first;
    const next = open === isInUse(group) ? others : { ...others, [group.key]: open };
    setPreferences({ folds: { ...folds, [viewer.id]: next } });
  };
  // Unfolds the group of the open page, so that its entry is visible.
  const used = menu.flatMap(({ item }) => (isGroup(item) && isInUse(item) ? [item.key] : []))[0];
  const before = useRef(used);
  useEffect(() => {
    if (before.current === used) return;
    before.current = used;
    if (used === undefined || own?.[used] !== false) return;
    const { [used]: _, ...others } = own;
    setPreferences({ folds: { ...folds, [viewer.id]: others } });
  }, [used, own, folds, viewer.id]);
  return { isOpen, toggle };
}

function Entry({ entry, narrow = false, below = false }: { entry: SidebarEntry; narrow?: boolean; below?: boolean }) {
  const say = useSay();
  const about = useAbout();
  const current = useMenuPlace()?.entry.key === entry.key;
  const target = entry.tabs[0]?.target;
  if (!target) return null;
  const name = say(entry.word);
  return (
    <Tooltip content={narrow ? name : about(target)} side="right">
      <TargetLink
        to={target}
        start
        className={`${styles.entry} ${below ? styles.sub : ''}`}
        aria-current={current ? 'page' : undefined}
        aria-label={narrow ? name : undefined}>
        {!below && <Icon of={menuIcon(entry.key)} />}
        {!narrow && <span className={styles.word}>{name}</span>}
      </TargetLink>
    </Tooltip>
  );
}

function Group({ group, open, onToggle }: { group: SidebarGroup; open: boolean; onToggle: () => void }) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(false);
  // A group at the bottom would unfold out of sight.
  useEffect(() => {
    if (pressed.current) list.current?.scrollIntoView({ block: 'nearest' });
    pressed.current = false;
  }, [open]);
  const toggle = () => {
    pressed.current = true;
    onToggle();
  };
  return (
    <>
      <button type="button" className={styles.entry} aria-expanded={open} onClick={toggle}>
        <Icon of={menuIcon(group.key)} />
        <span className={styles.word}>{say(group.word)}</span>
        <Icon of={ChevronDown} className={styles.arrow} />
      </button>
      {open && (
        <ul ref={list} className={styles.list}>
          {group.entries.map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} below />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NarrowGroup({ group }: { group: SidebarGroup }) {
  const say = useSay();
  const current = useMenuPlace()?.entry.key;
  const here = group.entries.some(({ key }) => key === current);
  const trigger = (
    <IconButton
      icon={menuIcon(group.key)}
      label={say(group.word)}
      tooltipSide="right"
      className={styles.entry}
      data-here={here || undefined}
    />
  );
  const items = group.entries.flatMap(({ key, word, tabs: [first] }) =>
    first ? [{ key, label: say(word), href: hrefTo(first.target) }] : [],
  );
  return (
    <Menu trigger={trigger} side="right" align="start" groups={[{ key: group.key, heading: say(group.word), items }]} />
  );
}
