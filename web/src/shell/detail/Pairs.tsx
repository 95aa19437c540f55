import type { ReactNode } from 'react';
import type { CellRow } from '@waybill/contract/kernel/cell-text.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Cell } from '../cells.tsx';
import { detailWords } from './detail.words.ts';
import styles from './DetailPage.module.css';

export interface Pair {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels with their values; a dash where there is none. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  const say = useSay();
  return (
    <dl className={styles.pairs}>
      {pairs.map(({ key, label, value }) => (
        <div key={key} className={styles.pair}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? (
              <span className="muted">{say(detailWords.empty)}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The pairs of a record by its columns, so that a detail says everything as its list does. */
export function usePairs(columns: readonly Column[], row: CellRow): Pair[] {
  const say = useSay();
  return columns.map((column) => ({
    key: column.key,
    label: say(column.word),
    value: <Cell column={column} row={row} />,
  }));
}

/** A titled part of a detail. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
