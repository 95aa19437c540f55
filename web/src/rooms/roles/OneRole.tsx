import { ChevronLeft, ChevronRight } from 'lucide-react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import type { MatrixProps } from './MatrixGrid.tsx';
import { RightsList } from './RightsList.tsx';
import { rolePageWords } from './role-page.words.ts';
import styles from './OneRole.module.css';

interface OneRoleProps extends MatrixProps {
  /** The role that is shown; the first when none is chosen. */
  slug: string | null;
  onRole: (slug: string) => void;
}

/** The matrix on a phone: one role, and a step to the next. */
export function OneRole({ roles, groups, edits, set, slug, onRole }: OneRoleProps) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const at = Math.max(
    0,
    roles.findIndex((role) => role.slug === slug),
  );
  const role = roles[at];
  if (!role) return <EmptyState title={say(rolePageWords.gone)} />;
  const step = (by: number) => {
    const next = roles[at + by];
    if (next) onRole(next.slug);
  };
  return (
    <section className="stack3" aria-label={localName(role, locale)}>
      <div className={styles.choose}>
        <IconButton
          icon={ChevronLeft}
          label={say(rolePageWords.previous)}
          disabled={at === 0}
          onClick={() => step(-1)}
        />
        <Select
          options={roles.map((one) => ({ value: one.slug, label: localName(one, locale) }))}
          value={role.slug}
          onChange={(next) => {
            if (next !== null) onRole(next);
          }}
          label={say(rolePageWords.role)}
        />
        <IconButton
          icon={ChevronRight}
          label={say(rolePageWords.next)}
          disabled={at === roles.length - 1}
          onClick={() => step(1)}
        />
      </div>
      <p className={styles.facts}>
        <span className="muted">
          {say(rolePageWords.level, { n: count(role.level) })} ·{' '}
          {say(rolePageWords.people, { n: count(role.staff_count) })}
        </span>
        <PageLink to="roles.edit" params={{ slug: role.slug }} className={buttonLook('quiet', true)}>
          {say(rolePageWords.open)}
        </PageLink>
      </p>
      <RightsList role={role} groups={groups} edits={edits} set={set} />
    </section>
  );
}
