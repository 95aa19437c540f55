import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import {
  labelTypeWords,
  paymentTypeWords,
  serviceTypeWords,
} from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import type { PrintLabel, PrintParty } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { languageTag, localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, sayKyat, toGrams } from '@waybill/domain/kernel/money.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { feeLines } from '@waybill/domain/rooms/labels/label-money.ts';
import { symbolText } from '@waybill/domain/rooms/prints/label-symbol.ts';
import { LocaleProvider } from '../../../kernel/i18n.tsx';
import { QrCode } from '../../../ui/layout/QrCode.tsx';
import { PrintedCode } from './parts.tsx';
import { feeWords, paperWords as words } from './paper.words.ts';
import paper from './paper.module.css';
import styles from './ReceiptSheet.module.css';

/** A roll of 80 mm, of which printers reach 72; as high as the preview and the browser's print window need. */
export const receiptPaper = { width: 72, height: 190 } as const;

/** The receipt that a sender takes from the counter: what was handed over, what it costs, and who pays it. */
export function ReceiptSheet({ label, locale, now }: { label: PrintLabel; locale: Locale; now: Date }) {
  const { deliver_branch: to, source_branch: from, destination, source, cod_amount, cod_charge } = label;
  const kyat = (amount: number) => sayKyat(amount, locale);
  const symbol = symbolText({ tracking_code: label.tracking_code, branch: to.code, cod_amount });
  const rows = [
    [say(commonWords.senderFrom, locale), partyText(source)],
    [say(commonWords.receiverTo, locale), partyText(destination)],
    [say(commonFieldWords.destination_branch, locale), label.destination_country ?? localName(to, locale)],
    [say(commonWords.weight, locale), formatWeight(toGrams(label.weight), locale)],
    [say(commonFieldWords.pieces, locale), String(label.pieces)],
    [say(words.item, locale), label.item_name],
    [say(words.reference, locale), label.reference_id],
  ] as const;
  const sums = [
    ...feeLines(label).map(({ name, amount }) => [say(feeWords[name], locale), kyat(amount)] as const),
    [say(commonFieldWords.shipping_in_all, locale), kyat(label.shipping_total)] as const,
    [say(commonWords.cod, locale), cod_amount > 0 ? kyat(cod_amount) : null] as const,
  ];
  return (
    <div
      className={`${paper.sheet} ${styles.receipt}`}
      data-sheet="receipt"
      lang={languageTag[locale]}
      style={{ width: `${receiptPaper.width}mm` }}>
      <LocaleProvider locale={locale}>
        <div className={styles.head}>
          <b className={styles.title}>{say(commonWords.receipt, locale)}</b>
          <span>
            {from.code} {localName(from, locale)}
          </span>
          <span>{formatDateTime(new Date(label.created_at))}</span>
        </div>
        <div className={styles.code}>
          <QrCode text={symbol} dots={5} />
          <div>
            <PrintedCode code={label.tracking_code} />
            <div>
              {labelTypeWords[label.type][locale]} · {say(serviceTypeWords[label.service_type], locale)}
            </div>
          </div>
        </div>
        <Lines rows={rows} />
        <Lines rows={sums} figures />
        <div className={styles.due}>
          <span>{say(paymentTypeWords[label.payment_type], locale)}</span>
          {cod_charge > 0 && <b>{say(words.atTheDoor, locale, { amount: kyat(cod_charge) })}</b>}
        </div>
        <p className={styles.foot}>{say(words.keepReceipt, locale)}</p>
        <p className={styles.foot}>
          {say(words.by, locale)} {label.created_by ?? '–'} · {formatDateTime(now)}
        </p>
      </LocaleProvider>
    </div>
  );
}

const partyText = ({ name, phones }: PrintParty): string => [name, phones[0]].filter(Boolean).join(' · ');

function Lines({ rows, figures = false }: { rows: readonly (readonly [string, string | null])[]; figures?: boolean }) {
  return (
    <div className={styles.lines} data-figures={figures || undefined}>
      {rows.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={styles.line}>
              <span>{name}</span>
              <b>{value}</b>
            </div>
          ),
      )}
    </div>
  );
}
