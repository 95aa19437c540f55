import type { ReactNode } from 'react';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import styles from './Operations.module.css';

interface FactTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** A row for each, its first cell its name. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Text displayed without rows. */
  readonly empty: string;
}

/** A titled table of facts that scrolls inside its box on narrow screens. */
export function FactTable({ title, heads, rows, empty }: FactTableProps) {
  return (
    <DetailSection title={title}>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
        <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], row) => (
                <tr key={row}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </DetailSection>
  );
}
