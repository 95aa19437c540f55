import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import {
  labelTypeWords,
  paymentTypeWords,
  serviceTypeWords,
} from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import type { PrintLabel, PrintParty } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, sayKyat, toGrams } from '@waybill/domain/kernel/money.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { feeLines } from '@waybill/domain/rooms/labels/label-money.ts';
import { symbolText } from '@waybill/domain/rooms/prints/label-symbol.ts';
import { QrCode } from '../../../ui/layout/QrCode.tsx';
import { PrintedCode } from './parts.tsx';
import { feeWords, paperWords as words } from './paper.words.ts';
import { RollLines, RollSheet } from './RollSheet.tsx';
import type { RollName } from './rolls.ts';
import styles from './RollSheet.module.css';

interface ReceiptSheetProps {
  readonly label: PrintLabel;
  readonly locale: Locale;
  readonly now: Date;
  readonly roll: RollName;
}

/** The receipt that a sender takes from the counter: what was handed over, what it costs, and who pays it. */
export function ReceiptSheet({ label, locale, now, roll }: ReceiptSheetProps) {
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
    <RollSheet
      roll={roll}
      locale={locale}
      title={say(commonWords.receipt, locale)}
      facts={[`${from.code} ${localName(from, locale)}`, formatDateTime(new Date(label.created_at))]}>
      <div className={styles.code}>
        <QrCode text={symbol} dots={5} />
        <div>
          <PrintedCode code={label.tracking_code} />
          <div>
            {labelTypeWords[label.type][locale]} · {say(serviceTypeWords[label.service_type], locale)}
          </div>
        </div>
      </div>
      <RollLines lines={rows} />
      <RollLines lines={sums} />
      <div className={styles.due}>
        <span>{say(paymentTypeWords[label.payment_type], locale)}</span>
        {cod_charge > 0 && <b>{say(words.atTheDoor, locale, { amount: kyat(cod_charge) })}</b>}
      </div>
      <p className={styles.foot}>{say(words.keepReceipt, locale)}</p>
      <p className={styles.foot}>
        {say(words.by, locale)} {label.created_by ?? '–'} · {formatDateTime(now)}
      </p>
    </RollSheet>
  );
}

const partyText = ({ name, phones }: PrintParty): string => [name, phones[0]].filter(Boolean).join(' · ');
