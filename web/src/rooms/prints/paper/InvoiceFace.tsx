import { localName } from '@waybill/domain/kernel/locale.ts';
import {
  labelServiceWords,
  labelTypeWords,
  paymentTypeWords,
  serviceTypeWords,
} from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { sayCountry } from '@waybill/contract/rooms/places/say-country.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { formatWeight, sayKyat, toGrams } from '@waybill/domain/kernel/money.ts';
import { feeLines } from '@waybill/domain/rooms/labels/label-money.ts';
import { symbolText } from '@waybill/domain/rooms/prints/label-symbol.ts';
import { useLocale, useSay } from '../../../kernel/i18n.tsx';
import { Code128 } from './Code128.tsx';
import { Fitted, Letters } from './Fitted.tsx';
import type { FaceProps } from './LabelFace.tsx';
import { Both, PrintedCode, CopyMark, MoneyBox, Party, sortedBy } from './parts.tsx';
import { feeWords, paperWords as words } from './paper.words.ts';
import { QrCode } from '../../../ui/layout/QrCode.tsx';
import styles from './InvoiceFace.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The smart invoice: goes on the outside of the parcel and tells what it costs, line by line (K-07). */
export function InvoiceFace({ label, copy, format }: FaceProps) {
  const say = useSay();
  const locale = useLocale();
  return (
    <article className={styles.face}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>
            <Both word={words.invoice} /> <CopyMark copy={copy} />
          </h2>
          <div>
            {labelTypeWords[label.type][locale]} · {say(serviceTypeWords[label.service_type])}
          </div>
          <Code128 text={label.tracking_code} dots={format.barDots} height={11} />
          <PrintedCode code={label.tracking_code} className={styles.code} />
        </div>
        <div className={styles.corner}>
          <Letters className={styles.letters}>{sortedBy(label)}</Letters>
          <QrCode
            text={symbolText({
              tracking_code: label.tracking_code,
              branch: label.deliver_branch.code,
              cod_amount: label.cod_amount,
            })}
            dots={format.qrDots}
          />
        </div>
      </header>
      <Party className={styles.from} caption={commonWords.senderFrom} party={label.source} />
      <Party
        className={styles.to}
        caption={commonWords.receiverTo}
        party={label.destination}
        country={label.destination_country}
      />
      <Particulars label={label} />
      <Fees label={label} />
      <div className={styles.money}>
        <MoneyBox label={label} />
      </div>
      <footer className={styles.foot}>
        <span>{say(words.senderSigns)}</span>
        <span>{say(words.receiverSigns)}</span>
      </footer>
    </article>
  );
}

/** The contents, and the person who accepted them. */
function Particulars({ label }: Pick<FaceProps, 'label'>) {
  const say = useSay();
  const locale = useLocale();
  const branch = (of: typeof label.source_branch) => `${of.code} ${localName(of, locale)}`;
  const pairs: [string, string | null][] = [
    [say(commonFieldWords.date), formatDateTime(new Date(label.created_at))],
    [say(commonWords.weight), formatWeight(toGrams(label.weight), locale)],
    [say(commonFieldWords.pieces), String(label.pieces)],
    [say(commonFieldWords.origin_branch), branch(label.source_branch)],
    label.destination_country === null
      ? [say(commonFieldWords.destination_branch), branch(label.deliver_branch)]
      : [say(commonFieldWords.country), sayCountry(label.destination_country, locale)],
    [say(words.by), label.created_by],
    [say(words.reference), label.reference_id],
    [say(commonFieldWords.declared_value), label.declared_value > 0 ? sayKyat(label.declared_value, locale) : null],
    [
      say(commonFieldWords.services),
      label.services.map((service) => say(labelServiceWords[service])).join(', ') || null,
    ],
  ];
  const goods = [label.item_name, label.include_products].filter(Boolean).join('\n');
  return (
    <Fitted className={styles.particulars}>
      <div className={styles.pairs}>
        {pairs.map(
          ([name, value]) =>
            value !== null && (
              <span key={name}>
                {name}: <b>{value}</b>
              </span>
            ),
        )}
      </div>
      {label.remark !== null && (
        <div>
          {say(commonFieldWords.remark)}: <b>{label.remark}</b>
        </div>
      )}
      {goods !== '' && (
        <div className={styles.goods}>
          <span>{say(words.goods)}</span>
          <div data-last={goods}>{goods}</div>
        </div>
      )}
    </Fitted>
  );
}

/** The lines, which add up to the ruled total. */
function Fees({ label }: Pick<FaceProps, 'label'>) {
  const say = useSay();
  const locale = useLocale();
  return (
    <table className={styles.fees}>
      <caption>
        <span>
          <Both word={commonFieldWords.fees} />
        </span>{' '}
        <span>{say(paymentTypeWords[label.payment_type])}</span>
      </caption>
      <tbody>
        {feeLines(label).map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{say(feeWords[name])}</th>
            <td>{groupThousands(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(commonFieldWords.shipping_in_all)}</th>
          <td>{sayKyat(label.shipping_total, locale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
