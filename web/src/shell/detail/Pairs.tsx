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

/** Returns the pairs of a record by its columns, so that a detail says everything as its list does; none of no record. */
export function usePairs<Row extends object>(columns: readonly Column<keyof Row & string>[], row: Row | null): Pair[] {
  const say = useSay();
  if (row === null) return [];
  return columns.map((column) => ({
    key: column.key,
    label: say(column.word),
    value: <Cell column={column} row={row as CellRow} />,
  }));
}

/**
 * Returns the columns of a list that have these keys, in the order of the keys.
 *
 * @example const columns = pickColumns(staffList, 'status', 'created_at');
 */
export function pickColumns<Key extends string, Chosen extends Key>(
  { columns }: { readonly columns: readonly Column<Key>[] },
  ...keys: Chosen[]
): Column<Chosen>[] {
  return keys.map((key) => columns.find((column) => column.key === key) as Column<Chosen>);
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
