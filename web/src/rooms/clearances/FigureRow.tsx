import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { TargetLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { Kyat } from './Kyat.tsx';
import styles from './Clearance.module.css';

export interface ClearanceFigure {
  readonly key: string;
  readonly word: Word;
  readonly kyat?: number;
  readonly count?: number;
  /** Emphasizes the row. */
  readonly lead?: boolean;
  /** The rows behind it. */
  readonly opens?: PageTarget;
}

/** Some figures beside each other; one that names its rows opens them. @example <FigureRow label={say(words.sums)} figures={figures} /> */
export function FigureRow({ label, figures }: { label: string; figures: readonly ClearanceFigure[] }) {
  return (
    <ul className={styles.sums} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.key}>
          <One {...figure} />
        </li>
      ))}
    </ul>
  );
}

function One({ word, kyat, count, lead, opens }: ClearanceFigure) {
  const say = useSay();
  const counted = useCount();
  const face = (
    <>
      <span className={styles.name}>{say.loose(word)}</span>
      <span className={styles.amount}>{kyat === undefined ? counted(count ?? 0) : <Kyat amount={kyat} />}</span>
    </>
  );
  if (!opens)
    return (
      <div className={styles.figure} data-lead={lead || undefined}>
        {face}
      </div>
    );
  return (
    <TargetLink to={opens} className={styles.figure} data-lead={lead || undefined}>
      {face}
    </TargetLink>
  );
}
