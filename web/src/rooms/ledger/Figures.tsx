import type { ReactNode } from 'react';
import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { useLocale } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { TargetLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import styles from './Ledger.module.css';

export interface LedgerFigure {
  readonly key: string;
  readonly name: string;
  /** Whole kyat, or a count as text. */
  readonly value: number | string;
  /** Shows a text instead of a figure that the user must not see. */
  readonly unseen?: boolean;
  /** Under it: how many accounts, since when. */
  readonly note?: ReactNode;
  readonly tone?: 'danger' | 'success' | undefined;
  /** Where it comes from. */
  readonly from?: PageTarget | undefined;
}

/**
 * Figures of money beside each other, each a link to what it is made of.
 *
 * @example <Figures label={say(words.figures)} figures={[{ key: 'opening', name: say(field.opening), value: 0 }]} />
 */
export function Figures({ label, figures }: { label: string; figures: readonly LedgerFigure[] }) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {figures.map((figure) => (
        <One key={figure.key} figure={figure} />
      ))}
    </ul>
  );
}

function One({ figure: { name, value, unseen, note, tone, from } }: { figure: LedgerFigure }) {
  const locale = useLocale();
  const mayOpen = useMayOpen();
  const money = typeof value === 'number' ? formatKyat(value, locale) : null;
  const text = money ? (
    <>
      {money.amount}
      <small>{money.unit}</small>
    </>
  ) : unseen ? (
    <span className={styles.words}>{value}</span>
  ) : (
    value
  );
  const leads = from && mayOpen(from.name) ? from : undefined;
  return (
    <li className={styles.figure} data-tone={tone}>
      <span className="small">{name}</span>
      <span className={styles.amount}>
        {leads ? (
          <TargetLink to={leads} className={styles.link}>
            {text}
          </TargetLink>
        ) : (
          text
        )}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </li>
  );
}
