import { ChevronDown, ChevronRight, ChevronLeft } from 'lucide-react';
import type { CSSProperties } from 'react';
import { AppLink } from '../kernel/AppLink.tsx';
import { useCurrentPage } from '../kernel/current-page.ts';
import { home } from '../kernel/home.ts';
import { useSay } from '../kernel/i18n.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { pageOf } from '../kernel/page-links.ts';
import { pageTable } from '../kernel/page-table.ts';
import { useViewer } from '../kernel/session-store.ts';
import { useStore } from '../kernel/store.ts';
import { shownTrail, trailOf, type Crumb } from '../kernel/trail.ts';
import { visitsStore } from '../kernel/visits.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { IconButton } from '../ui/layout/IconButton.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { shellWords } from './shell.words.ts';
import styles from './Breadcrumbs.module.css';

/** Characters of a name that are shown at least. */
const leastShown = 12;

/** Breadcrumbs (L-05): home, the place or the last steps of the trail, the current page unlinked, and the rest of the trail behind a button. */
export function Breadcrumbs() {
  const say = useSay();
  const viewer = useViewer();
  const page = useCurrentPage();
  const homePage = home(viewer, pageTable()).name;
  const { line, earlier } = shownTrail(useStore(visitsStore), pageTable());
  if (page === undefined || page.name === homePage) return null;
  const nameOf = ({ name, label }: Crumb) =>
    label ?? say.loose(pageOf(name)?.title ?? { en: name, mm: name, zh: name });
  const rest = earlier.flatMap((crumb) =>
    crumb.href === null || crumb.name === homePage ? [] : [{ key: crumb.href, label: nameOf(crumb), href: crumb.href }],
  );
  return (
    <nav aria-label={say(shellWords.breadcrumb)} className={styles.crumbs}>
      <ol className={styles.list}>
        <li className={styles.crumb}>
          <PageLink to="index" start className={styles.link}>
            {say(shellWords.home)}
          </PageLink>
        </li>
        {line
          .filter(({ name }) => name !== homePage)
          .map((crumb) => {
            const name = nameOf(crumb);
            const width = { '--name': `${Math.min(leastShown, name.length)}ch` } as CSSProperties;
            return (
              <li key={crumb.name} className={styles.crumb} style={width}>
                <Icon of={ChevronRight} size={14} />
                {crumb.href === null ? (
                  <span className={styles.here} aria-current="page" title={name}>
                    {name}
                  </span>
                ) : (
                  <AppLink href={crumb.href} className={styles.link} title={name}>
                    {name}
                  </AppLink>
                )}
              </li>
            );
          })}
      </ol>
      {rest.length > 0 && (
        <Menu
          trigger={<IconButton icon={ChevronDown} label={say(shellWords.earlier)} small className={styles.rest} />}
          groups={[{ key: 'earlier', heading: say(shellWords.earlier), items: rest }]}
        />
      )}
    </nav>
  );
}

/** One step back on the trail, beside the title: a list on a phone has no line to spare for all breadcrumbs (L-05). */
export function BackLink() {
  const say = useSay();
  const before = trailOf(useStore(visitsStore), pageTable()).at(-2);
  if (!before?.href) return null;
  const row = pageOf(before.name);
  const name = before.label ?? (row ? say(row.title) : before.name);
  return (
    <AppLink href={before.href} className={styles.back} aria-label={say(shellWords.backTo, { name })}>
      <Icon of={ChevronLeft} size={20} />
    </AppLink>
  );
}
