import { localName } from '@waybill/domain/kernel/locale.ts';
import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { sayCountry } from '@waybill/contract/rooms/places/say-country.ts';
import { labelTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { symbolText } from '@waybill/domain/rooms/prints/label-symbol.ts';
import { type PrintFormat, namesAmount, pieceMoney } from '@waybill/domain/rooms/prints/print-formats.ts';
import { useLocale, useSay } from '../../../kernel/i18n.tsx';
import { Code128 } from './Code128.tsx';
import { Facts, useHandover } from './facts.tsx';
import { Fitted, Letters } from './Fitted.tsx';
import { Both, PrintedCode, CopyMark, MoneyBox, Party, pieceText, sortedBy } from './parts.tsx';
import { paperWords as words } from './paper.words.ts';
import { QrCode } from '../../../ui/layout/QrCode.tsx';
import styles from './LabelFace.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface FaceProps {
  readonly label: PrintLabel;
  readonly piece: number;
  readonly copy: number;
  readonly format: PrintFormat;
}

/** Heights of the barcodes in each face, in mm. */
const barHeights: Readonly<Record<string, { large: number; small: number }>> = {
  tall: { large: 15, small: 7.5 },
  square: { large: 11.5, small: 0 },
  flat: { large: 9.5, small: 0 },
};

/** Width of the column of the payment QR in mm. */
const payMm = 21;

/** The label on a parcel: sorted by its letters, delivered by its address, collected by its box, scanned by its bars (N-13, decisions 6). */
export function LabelFace({ label, piece, copy, format }: FaceProps) {
  const say = useSay();
  const locale = useLocale();
  const handover = useHandover(label);
  const { large, small } = barHeights[format.face] ?? { large: 12, small: 7.5 };
  const qr = symbolText({
    tracking_code: label.tracking_code,
    branch: label.deliver_branch.code,
    cod_amount: namesAmount(pieceMoney(label, piece)) ? label.cod_amount : 0,
  });
  return (
    <article className={styles.face} data-face={format.face}>
      <Letters className={styles.letters}>{sortedBy(label)}</Letters>
      <div className={styles.qr}>
        <QrCode text={qr} dots={format.qrDots} />
      </div>
      <Route label={label} />
      <Fitted className={styles.kind}>
        <b className={styles.service}>
          <Both word={serviceTypeWords[label.service_type]} />
        </b>
        <span className={styles.piece}>
          {say(words.piece)} <b>{pieceText(label, piece)}</b>
        </span>
        <CopyMark copy={copy} />
      </Fitted>
      <Party
        className={styles.to}
        caption={commonWords.receiverTo}
        party={label.destination}
        country={label.destination_country}
        extra={handover.length > 0 && <b className={styles.handover}>{handover.join(' · ')}</b>}
      />
      <Party className={styles.from} caption={commonWords.senderFrom} party={label.source} mayCut />
      <div className={styles.moneyCell}>
        <MoneyBox label={label} piece={piece} />
      </div>
      <Fitted className={styles.facts}>
        <Facts label={label} />
      </Fitted>
      {format.face === 'tall' && label.pay_qr !== null && namesAmount(pieceMoney(label, piece)) && (
        <div className={styles.pay}>
          <QrCode text={label.pay_qr.text} dots={3 * scaleOf(format)} within={payMm * scaleOf(format)} ecc="L" />
          <span>{localName(label.pay_qr.channel, locale)}</span>
        </div>
      )}
      <div className={styles.bars}>
        <Code128 text={label.tracking_code} dots={format.barDots} height={large * scaleOf(format)} />
        <PrintedCode code={label.tracking_code} className={styles.code} />
      </div>
      {format.tearOff && <TearOff label={label} piece={piece} dots={format.smallBarDots} height={small} />}
    </article>
  );
}

/** Barcodes of a bigger paper are higher as well as wider. */
function scaleOf(format: PrintFormat): number {
  return format.barDots > 3 ? format.barDots / 3 : 1;
}

/** Where it goes to and where it comes from, in words beside the letters. */
function Route({ label }: Pick<FaceProps, 'label'>) {
  const locale = useLocale();
  const { deliver_branch: to, source_branch: from, destination_country: country } = label;
  const name = country === null ? localName(to, locale) : sayCountry(country, locale);
  const english = country === null ? to.name_en : sayCountry(country, 'en');
  return (
    <Fitted className={styles.route}>
      <b>{name}</b>
      {locale !== 'en' && <span lang="en"> {english}</span>}
      <div className={styles.origin}>
        {from.code} → {sortedBy(label)} · {labelTypeWords[label.type][locale]}
      </div>
    </Fitted>
  );
}

/** Torn off and kept: by the sender, or by the courier who handed the parcel over. */
function TearOff({ label, piece, dots, height }: { label: PrintLabel; piece: number; dots: number; height: number }) {
  const locale = useLocale();
  return (
    <div className={styles.tear}>
      <div className={styles.tearBars}>
        <Code128 text={label.tracking_code} dots={dots} height={height} />
        <PrintedCode code={label.tracking_code} className={styles.tearCode} />
      </div>
      <Fitted className={styles.tearText}>
        <div>
          <b>{sortedBy(label)}</b> · {pieceText(label, piece)}
          {namesAmount(pieceMoney(label, piece)) && (
            <>
              {' '}
              · <b>{sayKyat(label.cod_charge, locale)}</b>
            </>
          )}
        </div>
        <div data-last={label.destination.name}>{label.destination.name}</div>
      </Fitted>
    </div>
  );
}
