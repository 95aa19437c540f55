import { useSay } from '../../kernel/i18n.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { pageTable } from '../../kernel/page-table.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { frameParts } from '../../shell/frame-parts.ts';
import { Difference } from './Difference.tsx';
import { rolePageWords } from './role-page.words.ts';
import { roleSight, type SeenEntry, type SeenRole } from './role-sight.ts';
import styles from './RoleSees.module.css';

interface RoleSeesProps {
  /** As it is saved. */
  had: SeenRole;
  /** As it would be. */
  has: SeenRole;
}

/** Previews a role: its first page, its menu, and the pages that open or close (G-07). */
export function RoleSees({ had, has }: RoleSeesProps) {
  const say = useSay();
  const { menu, home } = roleSight(had, has, frameParts().menu, pageTable());
  return (
    <div className={styles.sees}>
      <p className="muted">{say(rolePageWords.seesText)}</p>
      <p>
        <span className="muted">{say(rolePageWords.firstPage)}</span> {say(titleOf(home))}
      </p>
      <PagesMoved had={had} has={has} />
      <ul className={styles.menu} aria-label={say(rolePageWords.menu)}>
        {menu.map((entry) => (
          <Line key={entry.key} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

function Line({ entry: { word, change, links } }: { entry: SeenEntry }) {
  const say = useSay();
  return (
    <li className={styles.entry} data-change={change ?? undefined}>
      <span className={styles.word}>{say(word)}</span>
      {change && <Difference of={change} />}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <Line key={link.key} entry={link} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The pages that open and those that do not open any more; nothing when none does. */
export function PagesMoved({ had, has }: RoleSeesProps) {
  const { opens, closes } = roleSight(had, has, frameParts().menu, pageTable());
  return (
    <>
      <Pages of={opens} word={rolePageWords.opens} />
      <Pages of={closes} word={rolePageWords.closes} />
    </>
  );
}

function Pages({ of, word }: { of: readonly PageRow[]; word: (typeof rolePageWords)['opens' | 'closes'] }) {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <div className={styles.pages}>
      <span className="muted">{say(word)}</span>
      <ul>
        {of.map((page) => (
          <li key={page.name}>{say(page.title)}</li>
        ))}
      </ul>
    </div>
  );
}
