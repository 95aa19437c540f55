import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { useLocale } from '../../kernel/i18n.tsx';
import styles from './Cash.module.css';

/** An amount with its unit behind it. */
export function CashAmount({ amount }: { amount: number }) {
  const money = formatKyat(amount, useLocale());
  return (
    <span className="num">
      {money.amount}
      <span className={styles.unit}>{money.unit}</span>
    </span>
  );
}
