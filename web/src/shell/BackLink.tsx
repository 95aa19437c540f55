import { ChevronLeft } from 'lucide-react';
import { AppLink } from '../kernel/AppLink.tsx';
import { useSay } from '../kernel/i18n.tsx';
import { pageTable } from '../kernel/page-table.ts';
import { pageOf } from '../kernel/page-links.ts';
import { useStore } from '../kernel/store.ts';
import { trailOf } from '../kernel/trail.ts';
import { visitsStore } from '../kernel/visits.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { shellWords } from './shell.messages.ts';
import styles from './BackLink.module.css';

/** One step back on the trail, beside the title: where a phone shows rows it has no line to spare for the whole of it (L-05). */
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
