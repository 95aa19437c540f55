import { ChevronRight, ChevronLeft } from 'lucide-react';
import { AppLink } from '../kernel/AppLink.tsx';
import { useCurrentPage } from '../kernel/current-page.ts';
import { home } from '../kernel/home.ts';
import { useSay } from '../kernel/i18n.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { pageOf } from '../kernel/page-links.ts';
import { pageTable } from '../kernel/page-table.ts';
import { useViewer } from '../kernel/session-store.ts';
import { useStore } from '../kernel/store.ts';
import { trailOf } from '../kernel/trail.ts';
import { visitsStore } from '../kernel/visits.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { shellWords } from './shell.words.ts';
import styles from './Breadcrumbs.module.css';

/** Breadcrumbs (L-05): home, the trail, and the current page unlinked. Not shown on the home page. */
export function Breadcrumbs() {
  const say = useSay();
  const viewer = useViewer();
  const page = useCurrentPage();
  const homePage = home(viewer, pageTable()).name;
  const crumbs = trailOf(useStore(visitsStore), pageTable()).filter(({ name }) => name !== homePage);
  if (page === undefined || page.name === homePage) return null;
  return (
    <nav aria-label={say(shellWords.breadcrumb)} className={styles.crumbs}>
      <ol className={styles.list}>
        <li className={styles.crumb}>
          <PageLink to="index" start className={styles.link}>
            {say(shellWords.home)}
          </PageLink>
        </li>
        {crumbs.map(({ name, href, label }) => {
          const row = pageOf(name);
          const text = label ?? (row ? say(row.title) : name);
          return (
            <li key={name} className={styles.crumb}>
              <Icon of={ChevronRight} size={14} />
              {href === null ? (
                <span className={styles.here} aria-current="page">
                  {text}
                </span>
              ) : (
                <AppLink href={href} className={styles.link}>
                  {text}
                </AppLink>
              )}
            </li>
          );
        })}
      </ol>
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
