import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { compactAmount, sayKyat } from '@waybill/domain/kernel/money.ts';
import { useLocale } from '../../kernel/i18n.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import styles from './CompactAmount.module.css';

export interface CompactAmountProps {
  /** Whole kyat. */
  amount: number;
  /** Display form shared by a group of amounts (`amountGroup`); by default the amount is shortened on its own (K-08). */
  shown?: string | undefined;
  /** It is inside a link or button, which takes the focus instead. */
  inLink?: boolean;
}

/**
 * Shows a large amount in a few characters, with the whole amount in a tooltip and for screen readers (K-08).
 *
 * @example <CompactAmount amount={12_345_678} /> // 12.3M
 */
export function CompactAmount({ amount, shown, inLink }: CompactAmountProps) {
  const locale = useLocale();
  const whole = sayKyat(amount, locale);
  const short = shown ?? compactAmount(amount, locale);
  if (short === groupThousands(amount)) return <span className={styles.amount}>{short}</span>;
  return (
    <Tooltip content={whole}>
      <span className={styles.amount} tabIndex={inLink ? undefined : 0} role="img" aria-label={whole}>
        {short}
      </span>
    </Tooltip>
  );
}
