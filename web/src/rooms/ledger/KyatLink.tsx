import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { useLocale } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { TargetLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import styles from './Ledger.module.css';

interface KyatLinkProps {
  /** Whole kyat. */
  amount: number;
  /** Where it comes from; no link for whom that page is closed. */
  from?: PageTarget | undefined;
  /** A change: with its sign, also when it is more. */
  signed?: boolean;
}

/**
 * A figure of money that leads to where it comes from.
 *
 * @example <KyatLink amount={line.amount} from={{ name: 'ledger.journal', params: { journalId: line.journal_id } }} />
 */
export function KyatLink({ amount, from, signed }: KyatLinkProps) {
  const mayOpen = useMayOpen();
  const money = formatKyat(amount, useLocale());
  const text = (
    <span className="num">
      {signed && amount > 0 ? '+' : ''}
      {money.amount}
      <span className={styles.unit}>{money.unit}</span>
    </span>
  );
  if (!from || !mayOpen(from.name)) return text;
  return (
    <TargetLink to={from} className={styles.link}>
      {text}
    </TargetLink>
  );
}
