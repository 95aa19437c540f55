import type { ReactNode } from 'react';
import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { useLocale } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { TargetLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import styles from './ListFigures.module.css';

export interface ListFigure {
  readonly key: string;
  readonly name: string;
  /** Whole kyat; else give `value` as text. */
  readonly kyat?: number | undefined;
  readonly value?: ReactNode;
  /** Shown with the name: of how many, since when. */
  readonly note?: string | undefined;
  /** Emphasized in the line. */
  readonly lead?: boolean;
  readonly danger?: boolean;
  /** The rows behind the figure; people who may not open them see only the figure. */
  readonly opens?: PageTarget | undefined;
}

/**
 * Totals of a list's rows, on one line beside its head.
 *
 * @example <ListFigures label={say(words.sums)} figures={[{ key: 'labels', name: say(words.labels), value: count(labels) }]} />
 */
export function ListFigures({ label, figures }: { label: string; figures: readonly ListFigure[] }) {
  const mayOpen = useMayOpen();
  const locale = useLocale();
  const money = (amount: number) => {
    const { amount: digits, unit } = formatKyat(amount, locale);
    return (
      <>
        {digits} <small>{unit}</small>
      </>
    );
  };
  return (
    <ul className={styles.figures} aria-label={label}>
      {figures.map(({ key, name, kyat, value, note, lead, danger, opens }) => {
        const face = (
          <>
            <span className={styles.name}>
              {name}
              {note !== undefined && ` · ${note}`}
            </span>
            <span className={styles.value}>{kyat === undefined ? value : money(kyat)}</span>
          </>
        );
        return (
          <li key={key} className={styles.figure} data-lead={lead || undefined} data-danger={danger || undefined}>
            {opens && mayOpen(opens.name) ? (
              <TargetLink to={opens} className={styles.face}>
                {face}
              </TargetLink>
            ) : (
              <span className={styles.face}>{face}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
