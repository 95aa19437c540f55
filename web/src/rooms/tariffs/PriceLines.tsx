import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { formatKyat } from '@waybill/domain/kernel/money.ts';
import type { Price } from '@waybill/domain/rooms/tariffs/price.ts';
import type { PriceLine } from '@waybill/domain/rooms/tariffs/price-why.ts';
import { priceLineWords, sayWhy } from '@waybill/contract/rooms/tariffs/price.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { priceLinesWords } from './price-lines.words.ts';
import styles from './PriceLines.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export interface PriceLinesProps {
  /** Worked out now, or the snapshot that a label keeps. */
  price: Price;
  /** Without the sentences that say why, where there is no room for them. */
  brief?: boolean;
}

/**
 * The lines of a price, each with its reason, and a ruled-off total; COD fee and return fee are separate below it (F-03).
 *
 * @example <PriceLines price={label.price} />
 */
export function PriceLines({ price, brief = false }: PriceLinesProps) {
  const say = useSay();
  const locale = useLocale();
  return (
    <div className="stack2">
      <table className={styles.lines}>
        <caption className="sr-only">{say(priceLinesWords.caption)}</caption>
        <tbody>
          {price.lines.map((line) => (
            <Line key={line.name} line={line} brief={brief} />
          ))}
        </tbody>
        <tbody className={styles.total}>
          <tr>
            <th scope="row">{say(commonFieldWords.shipping_in_all)}</th>
            <td>
              <Kyat amount={price.shipping_total} />
            </td>
          </tr>
        </tbody>
        {price.apart.length > 0 && (
          <tbody className={styles.apart}>
            <tr>
              <th scope="colgroup" colSpan={2} className={styles.heading}>
                {say(priceLinesWords.apart)}
              </th>
            </tr>
            {price.apart.map((line) => (
              <Line key={line.name} line={line} brief={brief} />
            ))}
          </tbody>
        )}
      </table>
      {!brief && (
        <p className={styles.by}>
          {say(priceLinesWords.by, {
            name: localName(price.tariff.name, locale),
            day: formatDate(price.tariff.valid_from),
          })}
        </p>
      )}
    </div>
  );
}

function Line({ line: { name, amount, why }, brief }: { line: PriceLine; brief: boolean }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">
        {say(priceLineWords[name])}
        {!brief && <span className={styles.why}>{sayWhy(why, locale)}</span>}
      </th>
      <td>
        <Kyat amount={amount} />
      </td>
    </tr>
  );
}

function Kyat({ amount }: { amount: number }) {
  const money = formatKyat(amount, useLocale());
  return (
    <span className="num">
      {money.amount} <span className={styles.unit}>{money.unit}</span>
    </span>
  );
}
