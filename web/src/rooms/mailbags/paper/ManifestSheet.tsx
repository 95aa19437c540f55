import { memo } from 'react';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import type { MailbagManifest } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { mailbagFieldWords as field, mailbagWords } from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { languageTag, localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, toGrams } from '@waybill/domain/kernel/money.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { LocaleProvider, useLocale, useSay } from '../../../kernel/i18n.tsx';
import { Code128 } from '../../prints/paper.door.ts';
import { lineNumber, signedSheets } from '../../prints/prints.door.ts';
import { mailbagPageWords as words } from '../mailbag-page.words.ts';
import styles from './BagPaper.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const bagLabel = { width: 100, height: 150 } as const;
/** A little lower than the paper, because browsers round pages down and would begin another one. */
const shave = 0.5;

interface SheetProps {
  readonly bag: MailbagManifest;
  readonly locale: Locale;
}

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 30, next: 30, signatures: 5 } as const;

/** The A4 sheets of what a bag holds, signed by who gives and who takes it. */
export function manifestSheets({ bag, locale }: SheetProps) {
  const weight = bag.lines.reduce((sum, line) => sum + toGrams(line.weight), 0);
  return signedSheets({
    locale,
    title: `${localName(bag.from, locale)} › ${localName(bag.to, locale)}`,
    number: bag.code,
    code: bag.code,
    facts: [`${say(mailbagWords.one, locale)} · ${say(field.seal_no, locale)}: ${bag.seal_no ?? '–'}`],
    printedAt: bag.printed_at,
    total: say(words.totalLine, locale, {
      n: groupThousands(bag.lines.length),
      weight: formatWeight(weight, locale),
    }),
    signatures: [
      { as: say(commonWords.giver, locale), name: null },
      { as: say(words.takes, locale), name: null },
    ],
    lines: bag.lines,
    room,
    columns: [
      lineNumber(locale),
      {
        head: say(labelFieldWords.tracking_code, locale),
        width: 34,
        kind: 'code',
        value: (line) => line.tracking_code,
      },
      { head: say(labelFieldWords.destination_name, locale), value: (line) => line.receiver_name },
      {
        head: say(labelFieldWords.destination_township, locale),
        width: 30,
        value: (line) => line.township && localName(line.township, locale),
      },
      { head: say(field.to, locale), width: 16, value: (line) => line.deliver_branch.code },
      { head: say(field.weight, locale), width: 24, kind: 'figure', value: (line) => line.weight },
      {
        head: 'COD',
        width: 22,
        kind: 'figure',
        value: (line) => (line.cod_amount === 0 ? '–' : groupThousands(line.cod_amount)),
      },
    ],
  });
}

/** The tag that is tied to a bag: its destination, large enough to sort by hand, and its code. */
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
        <dd>{groupThousands(bag.lines.length)}</dd>
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
