import { memo, useLayoutEffect, useRef } from 'react';
import { localName, languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import { clearanceKindWords, clearanceStateFaces } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceLife, type ClearanceState } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { rowOfKind, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { LocaleProvider, useLocale, useSay } from '../../../kernel/i18n.tsx';
import { a4, fittedIn, fitTexts } from '../../prints/paper.door.ts';
import { clearancePageWords as words } from '../clearance-page.words.ts';
import { PaperFacts } from './PaperFacts.tsx';
import { PaperLines } from './PaperLines.tsx';
import styles from './ClearanceSheet.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** A little lower than the paper, because browsers round pages down and would begin another one. */
const shave = 0.5;

export interface ClearanceSheetProps {
  readonly document: ClearanceDetail;
  readonly lines: ClearanceDetail['lines'];
  /** The number of its first line. */
  readonly from: number;
  readonly page: number;
  readonly pages: number;
  readonly locale: Locale;
  /** Name of the operator. */
  readonly operator: string | null;
}

/** One A4 sheet of a clearance for the merchant: the first with facts and sum, the last with the signatures (N-17). */
export const ClearanceSheet = memo(function ClearanceSheet(props: ClearanceSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) fitTexts(fittedIn(sheet.current));
  });
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-sheet="a4"
      lang={languageTag[props.locale]}
      style={{ height: `${a4.height - shave}mm` }}>
      <LocaleProvider locale={props.locale}>
        <Face {...props} />
      </LocaleProvider>
    </div>
  );
});

function Face({ document, lines, from, page, pages, operator }: ClearanceSheetProps) {
  const say = useSay();
  const locale = useLocale();
  const collects = rowOfKind(document.kind as ClearanceKind).flow === 'in';
  const stands =
    document.status === clearanceLife.at.pending && document.received_amount === null
      ? say(words.paperNotPaid)
      : say.loose(clearanceStateFaces[document.status as ClearanceState].word);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{say(clearanceKindWords[document.kind as ClearanceKind])}</h2>
          <div className={styles.by}>
            {[operator, localName(document.branch, locale)].filter((one) => one !== null).join(' · ')}
          </div>
        </div>
        <div>
          <div className={styles.number}>{document.number}</div>
          <div className={styles.stands}>{stands}</div>
        </div>
      </header>
      {page === 1 && <PaperFacts document={document} />}
      {lines.length > 0 && <PaperLines lines={lines} from={from} />}
      {page === pages && (
        <div className={styles.signatures}>
          <Signature
            who={say(collects ? commonFieldWords.received_by : commonFieldWords.paid_out_by)}
            name={document.paid_by}
          />
          <Signature who={say(collects ? words.paperPays : commonFieldWords.received_by)} name={document.claim_user} />
        </div>
      )}
      <footer className={styles.foot}>
        <span>{document.customer}</span>
        <span>{say(commonWords.pageOf, { n: groupThousands(page), all: groupThousands(pages) })}</span>
      </footer>
    </>
  );
}

function Signature({ who, name }: { who: string; name: string | null }) {
  const say = useSay();
  return (
    <div className={styles.signature}>
      {who}
      {name !== null && `: ${name}`}
      <small>{say(words.paperName)}</small>
    </div>
  );
}
