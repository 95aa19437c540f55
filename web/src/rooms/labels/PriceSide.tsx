import type { ReactNode } from 'react';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { sayValues } from '@waybill/contract/kernel/refusal-values.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useReasonWord } from '../../shell/reasons.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { labelCardWords as words } from './label-card.words.ts';
import type { LivePrice } from './use-live-price.ts';
import styles from './LabelForm.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { paymentTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';

/** With the words of all kinds of price; drawn when there is one. */
export const PriceLines = lazyPart(async () => (await import('../tariffs/tariffs.door.ts')).PriceLines, 'afterPage');

/** The price while somebody types, each line with why, and who pays what (F-03). */
export function PriceSide({ live }: { live: LivePrice }) {
  const say = useSay();
  const reason = useReasonWord();
  const { price, money, refused, cliff, codProblem } = live;
  return (
    <section className={styles.section} aria-label={say(commonFieldWords.price)}>
      <h2 className={styles.heading}>{say(commonFieldWords.price)}</h2>
      {price === null && refused === null && <p className="hint">{say(words.priceNeeds)}</p>}
      {refused !== null && (
        <Callout tone="attention" live>
          {say.loose(reason(refused.code), sayValues(refused.values))}
        </Callout>
      )}
      {price && <PriceLines price={price} />}
      {cliff && (
        <Callout tone="info" live>
          {say(words.cliff, {
            first: groupThousands(cliff.first),
            firstFee: groupThousands(cliff.first_fee),
            fee: groupThousands(price?.cod_fee ?? cliff.last_fee),
          })}
        </Callout>
      )}
      {codProblem && (
        <Callout tone="danger" live>
          {say(words.codShort, { min: groupThousands(Number(codProblem.values?.min ?? 0)) })}
        </Callout>
      )}
      {money && (
        <div className={styles.money} aria-live="polite">
          {money.sender_pays > 0 && <Line strong label={say(words.senderPays)} amount={money.sender_pays} />}
          {money.on_credit > 0 && <Line label={say(words.onCredit)} amount={money.on_credit} />}
          {money.cod_charge > 0 && <Line strong label={say(paymentTypeWords.receiver_pay)} amount={money.cod_charge} />}
          {(money.merchant_receives > 0 || codProblem) && (
            <Line label={say(words.merchantGets)} amount={money.merchant_receives} />
          )}
          <Line label={<span className="muted">{say(words.ifReturned)}</span>} amount={money.owed_if_returned} />
        </div>
      )}
    </section>
  );
}

/** A label with an amount at its end. */
export function Line({ label, amount, strong }: { label: ReactNode; amount: number; strong?: boolean }) {
  const money = formatKyat(amount, useLocale());
  return (
    <div className={`${styles.line} ${strong ? styles.strong : ''}`}>
      <span>{label}</span>
      <span className="num">
        {money.amount}
        <span className={styles.unit}>{money.unit}</span>
      </span>
    </div>
  );
}
