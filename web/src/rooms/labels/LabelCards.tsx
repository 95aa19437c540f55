import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { paymentTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { sayPercent } from '@waybill/domain/kernel/money.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePersonalDetails } from '../../shell/detail/PersonalDetail.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { labelAddress } from './label-address.ts';
import { labelCardWords as words } from './label-card.words.ts';
import { labelPageWords } from './label-page.words.ts';
import { Line, PriceLines } from './PriceSide.tsx';
import { readUnmaskedLabel } from './unmasked-label.ts';
import styles from './LabelCards.module.css';
import type { Price } from '@waybill/domain/rooms/tariffs/price.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const receiverPhones = ({ destination_phone, contact_phone_list }: LabelDetail) => [
  ...destination_phone,
  ...contact_phone_list,
];

/** Sender and receiver. Phones are half hidden until somebody needs them. */
export function Parties({ label }: { label: LabelDetail }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <>
      <Party
        labelId={label.id}
        role={say(commonFieldWords.sender)}
        name={
          label.merchant !== null && label.merchant !== label.source_name
            ? `${label.source_name} (${label.merchant})`
            : label.source_name
        }
        phones={label.source_phone}
        whole={({ source_phone }) => source_phone}
        address={labelAddress(label, 'source', locale)}
        postcode={label.original_postal_code}
        erasedAt={label.source_erased_at}
      />
      <Party
        labelId={label.id}
        role={say(commonWords.receiver)}
        name={label.destination_name}
        phones={receiverPhones(label)}
        whole={receiverPhones}
        address={labelAddress(label, 'destination', locale)}
        postcode={label.destination_postal_code}
        erasedAt={label.destination_erased_at}
      />
    </>
  );
}

interface PartyProps {
  labelId: number;
  role: string;
  name: string;
  phones: readonly string[];
  /** The same numbers of the label as it is shown whole. */
  whole: (label: LabelDetail) => readonly string[];
  address: string;
  postcode: string | null;
  erasedAt: string | null;
}

function Party({ labelId, role, name, phones, whole, address, postcode, erasedAt }: PartyProps) {
  const say = useSay();
  const { seen, shown, button } = usePersonalDetails(phones, async () => whole(await readUnmaskedLabel(labelId)));
  return (
    <div className={styles.party}>
      <span className={styles.role}>{role}</span>
      <span className={styles.name}>{name}</span>
      {erasedAt && <span className={styles.muted}>{say(words.erased, { date: formatDate(new Date(erasedAt)) })}</span>}
      <span className={styles.phones}>
        {seen.map((phone) => (
          <span key={phone}>
            {shown ? <a href={`tel:${phone}`}>{phone}</a> : phone}
            {shown && <CopyButton text={phone} what={say(labelFieldWords.destination_phone)} />}
          </span>
        ))}
        {phones.length > 0 && button}
      </span>
      <span className={styles.address}>{[address, postcode].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

/** Who pays what, adding up to what the receiver pays and what is left for the sender (decisions 4.1). */
export function Money({ label }: { label: LabelDetail }) {
  const say = useSay();
  const { payment_type, delivery_charge, cod_amount, cod_charge, cod_fee, merchant_receives } = label;
  const payer = say(paymentTypeWords[payment_type as keyof typeof paymentTypeWords]);
  const atDoor = cod_charge - cod_amount;
  const price = tariffKeptPrice(label);
  return (
    <div className={styles.lines}>
      {cod_amount > 0 && <Line label={say(labelFieldWords.cod_amount)} amount={cod_amount} />}
      {(atDoor > 0 || cod_charge === 0) && (
        <Line label={say(labelPageWords.shippingLine, { who: payer })} amount={delivery_charge} />
      )}
      <div className={styles.sum}>
        {cod_charge > 0 ? (
          <Line label={say(paymentTypeWords.receiver_pay)} amount={cod_charge} />
        ) : label.on_credit > 0 ? (
          <Line label={say(words.onCredit)} amount={label.on_credit} />
        ) : (
          <Line label={say(words.senderPays)} amount={label.sender_pays} />
        )}
      </div>
      {cod_charge > 0 && label.sender_pays > 0 && <Line label={say(words.senderPays)} amount={label.sender_pays} />}
      {cod_charge > 0 && label.on_credit > 0 && <Line label={say(words.onCredit)} amount={label.on_credit} />}
      {cod_amount > 0 && (
        <>
          {atDoor > 0 && (
            <Line
              label={<span className={styles.muted}>{say(labelFieldWords.delivery_charge)}</span>}
              amount={-atDoor}
            />
          )}
          {payment_type === 'from_cod' && (
            <Line
              label={<span className={styles.muted}>{say(labelFieldWords.delivery_charge)}</span>}
              amount={-delivery_charge}
            />
          )}
          <Line
            label={
              <span className={styles.muted}>
                {say(labelPageWords.codFeeLine, { percent: sayPercent(label.cod_percent) })}
              </span>
            }
            amount={-cod_fee}
          />
          <div className={styles.sum}>
            <Line label={say(words.merchantGets)} amount={merchant_receives} />
          </div>
        </>
      )}
      <Line label={<span className={styles.muted}>{say(words.ifReturned)}</span>} amount={label.owed_if_returned} />
      {price === null ? (
        <p className={styles.muted}>{say(labelPageWords.noPriceRecord)}</p>
      ) : (
        <details className={styles.why}>
          <summary>{say(labelPageWords.why)}</summary>
          <PriceLines price={price} />
        </details>
      )}
    </div>
  );
}

/** The price that a label keeps, as the price table's own parts show it; `null` when no record of it was kept. */
function tariffKeptPrice(label: LabelDetail): Price | null {
  const { shipping_fee, services_fee, insurance_fee, extra_charge, discount, tax, cod_percent, cod_fee, return_fee } =
    label;
  if (label.price === null) return null;
  return {
    ...(label.price as unknown as Pick<Price, 'lines' | 'apart' | 'tariff'>),
    shipping_total: label.delivery_charge,
    shipping_fee,
    services_fee,
    insurance_fee,
    extra_charge,
    discount,
    tax,
    cod_percent,
    cod_fee,
    return_fee,
  };
}
