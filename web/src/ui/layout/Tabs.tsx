import { useEffect, useRef } from 'react';
import { Icon, type IconSource } from './Icon.tsx';
import { useRenderLink, type RenderLink } from './link.tsx';
import { useCount } from '../table/use-count.ts';
import styles from './Tabs.module.css';

export interface Tab {
  key: string;
  label: string;
  href: string;
  /** Number of items in it. */
  count?: number;
  icon?: IconSource;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the current tab. */
  current: string;
  renderLink?: RenderLink;
}

/** Parts of one screen, each with its own address. On a phone they scroll sideways and the current one is always visible. */
export function Tabs({ label, tabs, current, renderLink }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !tab) return undefined;
    // Scrolls again when the width becomes known (a loading page is rendered hidden), and when the counts arrive.
    const watch = new ResizeObserver(() => {
      strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
    });
    watch.observe(strip);
    watch.observe(tab);
    return () => watch.disconnect();
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <TabLink tab={tab} current={tab.key === current} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ tab, current, renderLink }: { tab: Tab; current: boolean; renderLink?: RenderLink }) {
  const link = useRenderLink(renderLink);
  const count = useCount();
  const children = (
    <>
      {tab.icon && <Icon of={tab.icon} />}
      <span className={styles.word} data-word={tab.label}>
        {tab.label}
      </span>
      {tab.count !== undefined && <span className={styles.count}>{count(tab.count)}</span>}
    </>
  );
  return link({ href: tab.href, className: styles.tab, 'aria-current': current ? 'page' : undefined, children });
}
