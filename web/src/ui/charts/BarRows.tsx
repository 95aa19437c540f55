import type { ReactNode } from 'react';
import styles from './Charts.module.css';

export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Second line below the name. */
  readonly note?: ReactNode;
  /** Null for a value that the viewer may not see: the row has no bar. */
  readonly value: number | null;
  readonly shown: ReactNode;
  /** The value of the period before, drawn as a thin line behind the bar, with its words. */
  readonly before?: { readonly value: number; readonly shown: ReactNode } | undefined;
  readonly tone?: 'usual' | 'bad' | 'quiet';
}

interface BarRowsProps {
  readonly label: string;
  readonly rows: readonly BarRow[];
  /** Wraps a row in the link to what it counts. */
  readonly link?: (row: BarRow, className: string | undefined, children: ReactNode) => ReactNode;
}

/**
 * Bars below each other in the given order, each as wide as its value: a ranking, the parts of a whole, or the stages of a flow. The values are texts, so no
 * table is needed behind them.
 *
 * @example <BarRows label="Today" rows={[{ key: 'out', name: 'Out', value: 17, shown: '17' }]} />
 */
export function BarRows({ label, rows, link }: BarRowsProps) {
  const most = Math.max(1, ...rows.flatMap(({ value, before }) => [Math.abs(value ?? 0), before?.value ?? 0]));
  const wide = (value: number) => `${(Math.abs(value) / most) * 100}%`;
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => {
        const { key, name, note, value, shown, before, tone = 'usual' } = row;
        const children = (
          <>
            <span className={styles.rowName}>
              {name}
              {note && <span className={styles.rowNote}>{note}</span>}
            </span>{' '}
            <span className={styles.track}>
              {value !== null && <span className={styles.fill} data-tone={tone} style={{ width: wide(value) }} />}
              {before && <span className={styles.behindFill} style={{ width: wide(before.value) }} />}
            </span>
            <b className={styles.rowValue}>{shown}</b>
            {before && <span className={styles.rowBefore}>{before.shown}</span>}
          </>
        );
        return (
          <li key={key} data-row={key}>
            {link ? link(row, styles.row, children) : <span className={styles.row}>{children}</span>}
          </li>
        );
      })}
    </ul>
  );
}
