import { useCallback } from 'react';
import { formatKyat, sayKyat } from '@waybill/domain/kernel/money.ts';
import { useLocale } from '../../kernel/i18n.tsx';
import styles from './Clearance.module.css';

/** An amount in tabular figures with its unit behind it. @example <Kyat amount={-8_500} /> */
export function Kyat({ amount }: { amount: number }) {
  const money = formatKyat(amount, useLocale());
  return (
    <span className="num">
      {money.amount}
      <span className={styles.unit}>{money.unit}</span>
    </span>
  );
}

/** The same in one line of text, for questions and toasts. */
export function useKyatText(): (amount: number) => string {
  const locale = useLocale();
  return useCallback((amount) => sayKyat(amount, locale), [locale]);
}
