import { memo } from 'react';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import type { MailbagManifest } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { mailbagFieldWords as field, mailbagWords } from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands, localDigits } from '@waybill/domain/kernel/digits.ts';
import { languageTag, localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, toGrams } from '@waybill/domain/kernel/money.ts';
import { LocaleProvider, useLocale, useSay } from '../../../kernel/i18n.tsx';
import { a4, Code128 } from '../../prints/prints.door.ts';
import { mailbagPageWords as words } from '../mailbag-page.words.ts';
import styles from './BagPaper.module.css';

export const bagLabel = { width: 100, height: 150 } as const;
/** A little lower than the paper, because browsers round pages down and would begin another one. */
const shave = 0.5;

interface SheetProps {
  readonly bag: MailbagManifest;
  readonly locale: Locale;
}

interface ManifestProps extends SheetProps {
  readonly lines: MailbagManifest['lines'];
  /** The number of its first line. */
  readonly from: number;
  readonly page: number;
  readonly pages: number;
}

/** One A4 sheet of what a bag holds, signed by who gives and who takes it. */
export const ManifestSheet = memo(function ManifestSheet(props: ManifestProps) {
  return (
    <div
      className={`${styles.sheet} ${styles.a4}`}
      data-sheet="a4"
      lang={languageTag[props.locale]}
      style={{ height: `${a4.height - shave}mm` }}>
      <LocaleProvider locale={props.locale}>
        <Manifest {...props} />
      </LocaleProvider>
    </div>
  );
});

function Manifest({ bag, lines, from, page, pages }: ManifestProps) {
  const say = useSay();
  const locale = useLocale();
  const weight = bag.lines.reduce((sum, line) => sum + toGrams(line.weight), 0);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>
            {localName(bag.from, locale)} › {localName(bag.to, locale)}
          </h2>
          <div>
            {say(field.seal_no)}: {bag.seal_no ?? '–'}
          </div>
        </div>
        <div>
          <Code128 text={bag.code} dots={3} height={14} />
          <div className={styles.plain}>{bag.code}</div>
        </div>
      </header>
      <table className={styles.table}>
        <colgroup>
          <col style={{ width: '10mm' }} />
          <col style={{ width: '34mm' }} />
          <col />
          <col style={{ width: '30mm' }} />
          <col style={{ width: '14mm' }} />
          <col style={{ width: '30mm' }} />
          <col style={{ width: '22mm' }} />
        </colgroup>
        <thead>
          <tr>
            <th aria-label={say(field.row_no)} />
            <th>{say(labelFieldWords.tracking_code)}</th>
            <th>{say(labelFieldWords.destination_name)}</th>
            <th>{say(labelFieldWords.destination_township)}</th>
            <th>{say(field.to)}</th>
            <th className={styles.number}>{say(field.weight)}</th>
            <th className={styles.number}>COD</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.tracking_code}>
              <td>{localDigits(from + at, locale)}</td>
              <td className={styles.code}>{line.tracking_code}</td>
              <td>{line.receiver_name}</td>
              <td>{line.township && localName(line.township, locale)}</td>
              <td>{line.deliver_branch.code}</td>
              <td className={styles.number}>{line.weight}</td>
              <td className={styles.number}>{line.cod_amount === 0 ? '–' : groupThousands(line.cod_amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {page === pages && (
        <>
          <div className={styles.total}>
            {say(words.totalLine, {
              n: localDigits(bag.lines.length, locale),
              weight: formatWeight(weight, locale),
            })}
          </div>
          <div className={styles.signatures}>
            <div className={styles.signature}>{say(words.gives)}</div>
            <div className={styles.signature}>{say(words.takes)}</div>
          </div>
        </>
      )}
      <footer className={styles.foot}>
        <span>
          {say(mailbagWords.one)} {bag.code} · {formatDateTime(new Date(bag.printed_at))}
        </span>
        <span>{say(words.page, { n: localDigits(page, locale), all: localDigits(pages, locale) })}</span>
      </footer>
    </>
  );
}

/** What is tied to the bag: where it goes, large enough to sort by hand, and its code. */
export const BagLabelSheet = memo(function BagLabelSheet({ bag, locale }: SheetProps) {
  return (
    <div
      className={`${styles.sheet} ${styles.label}`}
      data-sheet="bag"
      lang={languageTag[locale]}
      style={{ height: `${bagLabel.height - shave}mm` }}>
      <LocaleProvider locale={locale}>
        <BagLabel bag={bag} />
      </LocaleProvider>
    </div>
  );
});

function BagLabel({ bag }: { bag: MailbagManifest }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <>
      <b>{localName(bag.to, locale)}</b>
      <div className={styles.to}>{bag.to.code}</div>
      <Code128 text={bag.code} dots={4} height={22} />
      <span className={styles.plain}>{bag.code}</span>
      <dl className={styles.facts}>
        <dt>{say(field.from)}</dt>
        <dd>{localName(bag.from, locale)}</dd>
        <dt>{say(field.seal_no)}</dt>
        <dd>{bag.seal_no ?? '–'}</dd>
        <dt>{say(field.parcels)}</dt>
        <dd>{localDigits(bag.lines.length, locale)}</dd>
        {bag.weight !== null && (
          <>
            <dt>{say(field.weight)}</dt>
            <dd>{formatWeight(toGrams(bag.weight), locale)}</dd>
          </>
        )}
      </dl>
    </>
  );
}
