import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '../kernel/i18n.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { Tabs } from '../ui/layout/Tabs.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { phone, useMedia } from '../ui/use-media.ts';
import { usePlaceHead } from './use-place.ts';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** Before the title: a back link. */
  before?: ReactNode;
  title: ReactNode;
  /** Beside the title: a state, a count. */
  aside?: ReactNode;
  /** At the end: the primary action comes last. */
  actions?: ReactNode;
  /** Beside the title, or below it where there is no room. */
  children?: ReactNode;
  /** On a phone in one line, with icons for actions, as above rows: what is below has to begin high. */
  compact?: boolean | undefined;
}

/** Height in pixels below which a title in smaller letters is one line. */
const smallLines = 40;

/**
 * Marks a title that does not fit in one line, which heads of lists then write smaller, in one line or two; and one that is cut even then, whose row count is
 * placed below. A title that is still cut is shown whole on hover.
 */
function fit(title: HTMLElement | null) {
  if (!title) return;
  const measure = () => {
    delete title.dataset['long'];
    title.removeAttribute('title');
    if (title.scrollWidth <= title.clientWidth) return;
    title.dataset['long'] = 'lines';
    if (title.clientHeight < smallLines) title.dataset['long'] = 'line';
    if (title.scrollHeight > title.clientHeight + 1) title.dataset['long'] = 'alone';
    title.title = title.textContent;
  };
  const size = new ResizeObserver(measure);
  size.observe(title);
  // A change of language may keep the size.
  const text = new MutationObserver(measure);
  text.observe(title, { characterData: true, childList: true, subtree: true });
  return () => {
    size.disconnect();
    text.disconnect();
  };
}

/**
 * The head of a page: its title, its state and its actions. A page of the menu is called as its entry there, and the other pages of the entry are tabs
 * beside the title, in the same line, because rows must begin high.
 */
export function PageHead({ before, title, aside, actions, children, compact }: PageHeadProps) {
  const say = useSay();
  const place = usePlaceHead();
  const narrow = useMedia(phone);
  const name = place ? say(place.title) : title;
  const tabs = (place?.tabs ?? []).map(({ key, word, href }) => ({ key, label: say(word), href }));
  return (
    <header className={compact ? `${styles.head} ${styles.compact}` : styles.head}>
      {/* Before the title, which has the focus when a page opens: Tab then goes on to the page's actions. */}
      {!narrow && place && tabs.length > 0 && (
        <div className={styles.tabs}>
          <Tabs label={say(place.title)} tabs={tabs} current={place.current} />
        </div>
      )}
      <div className={styles.what}>
        {before}
        <h1 ref={fit} className={styles.title} tabIndex={-1}>
          {narrow && tabs.length > 0 ? <TabMenu name={name} tabs={tabs} /> : name}
        </h1>
        {aside}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** On a phone, which has no room for them, the tabs are a menu that the title opens. */
function TabMenu({ name, tabs }: { name: ReactNode; tabs: readonly { key: string; label: string; href: string }[] }) {
  const trigger = (
    <button type="button" className={styles.tabMenu}>
      {name}
      <Icon of={ChevronDown} size={14} />
    </button>
  );
  return <Menu trigger={trigger} align="start" groups={[{ key: 'tabs', items: tabs }]} />;
}
