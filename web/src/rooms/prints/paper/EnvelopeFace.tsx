import { labelTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { symbolText } from '@waybill/domain/rooms/prints/label-symbol.ts';
import { useLocale } from '../../../kernel/i18n.tsx';
import { Code128 } from './Code128.tsx';
import { Facts, useHandover } from './facts.tsx';
import { Fitted, Letters } from './Fitted.tsx';
import type { FaceProps } from './LabelFace.tsx';
import { Both, PrintedCode, CopyMark, MoneyBox, Party, sortedBy } from './parts.tsx';
import { QrCode } from '../../../ui/layout/QrCode.tsx';
import styles from './EnvelopeFace.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The smart envelope, printed on the envelope itself: sender above left, receiver in the middle of the right, where a letter is read (K-07). */
export function EnvelopeFace({ label, copy, format }: FaceProps) {
  const locale = useLocale();
  const handover = useHandover(label);
  return (
    <article className={styles.face}>
      <Party className={styles.from} caption={commonWords.senderFrom} party={label.source} />
      <Fitted className={styles.kind}>
        <b className={styles.service}>
          <Both word={serviceTypeWords[label.service_type]} />
        </b>
        <span>{labelTypeWords[label.type][locale]}</span>
        <CopyMark copy={copy} />
      </Fitted>
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
      <Party
        className={styles.to}
        caption={commonWords.receiverTo}
        party={label.destination}
        country={label.destination_country}
        extra={handover.length > 0 && <b> {handover.join(' · ')}</b>}
      />
      <div className={styles.bars}>
        <Code128 text={label.tracking_code} dots={format.barDots} height={11} />
        <PrintedCode code={label.tracking_code} className={styles.code} />
      </div>
      <div className={styles.money}>{label.cod_charge > 0 && <MoneyBox label={label} />}</div>
      <Fitted className={styles.facts}>
        <Facts label={label} />
      </Fitted>
    </article>
  );
}
