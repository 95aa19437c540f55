import type { ReactNode } from 'react';
import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import { LocaleProvider } from '../../../kernel/i18n.tsx';
import { rolls, type RollName } from './rolls.ts';
import paper from './paper.module.css';
import styles from './RollSheet.module.css';

/** Name and value; a line without a value is left out. */
export type SlipLine = readonly [name: string, value: string | null];

interface RollSheetProps {
  readonly roll: RollName;
  readonly locale: Locale;
  readonly title: string;
  /** Below the title. */
  readonly facts: readonly string[];
  readonly children: ReactNode;
}

/** A paper from the roll of a receipt printer, as long as its text. */
export function RollSheet({ roll, locale, title, facts, children }: RollSheetProps) {
  return (
    <div
      className={`${paper.sheet} ${styles.receipt}`}
      data-sheet={roll}
      lang={languageTag[locale]}
      style={{ width: `${rolls[roll].width}mm` }}>
      <LocaleProvider locale={locale}>
        <div className={styles.head}>
          <b className={styles.title}>{title}</b>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
        {children}
      </LocaleProvider>
    </div>
  );
}

/** Names on the left, values on the right, below a dashed line. */
export function RollLines({ lines }: { lines: readonly SlipLine[] }) {
  return (
    <div className={styles.lines}>
      {lines.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={styles.line}>
              <span>{name}</span>
              <b>{value}</b>
            </div>
          ),
      )}
    </div>
  );
}
