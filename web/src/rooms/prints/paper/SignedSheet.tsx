import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import { LocaleProvider, useSay } from '../../../kernel/i18n.tsx';
import { useMaybeUser } from '../../../kernel/session-store.ts';
import { Code128 } from './Code128.tsx';
import { fittedIn, fitTexts } from './fit-texts.ts';
import { a4 } from './sheets-of.ts';
import styles from './SignedSheet.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** A little lower than the paper, because browsers round pages down and would begin another one. */
const shave = 0.5;

/** Who signs, with their name where it is known. */
export interface Signature {
  readonly as: string;
  readonly name: string | null;
}

export interface SignedSheetProps {
  readonly locale: Locale;
  readonly title: string;
  /** Its number, large. */
  readonly number: string;
  /** Its barcode, for what is scanned from paper. */
  readonly code?: string;
  readonly facts: readonly string[];
  readonly page: number;
  readonly pages: number;
  /** When it was printed, as an instant. */
  readonly printedAt: string;
  /** Stands above the signatures of the last sheet. */
  readonly total: string;
  readonly signatures: readonly [Signature, Signature] | readonly [];
  /** The table of this sheet: its rows are as high as their texts, and all texts are set smaller where they would not fit below each other. */
  readonly children: ReactNode;
}

/** An A4 sheet of a document that two people sign on its last sheet. */
export function SignedSheet(props: SignedSheetProps) {
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
        <Signed {...props} />
      </LocaleProvider>
    </div>
  );
}

function Signed({ title, number, code, facts, page, pages, printedAt, total, signatures, children }: SignedSheetProps) {
  const say = useSay();
  const operator = useMaybeUser()?.business_name;
  return (
    <>
      <header className={styles.head}>
        <div>
          {operator && <div className={styles.operator}>{operator}</div>}
          <h2>{title}</h2>
          {facts.map((fact) => (
            <div key={fact}>{fact}</div>
          ))}
        </div>
        <div className={styles.number}>
          {code !== undefined && <Code128 text={code} dots={3} height={11} />}
          <div>{number}</div>
        </div>
      </header>
      <div className={styles.lines} data-fitted>
        {children}
      </div>
      {page === pages && (
        <>
          <div className={styles.total}>{total}</div>
          <div className={styles.signatures}>
            {signatures.map((one) => (
              <div key={one.as} className={styles.signature}>
                {one.as}
                {one.name === null ? '' : `: ${one.name}`}
              </div>
            ))}
          </div>
        </>
      )}
      <footer className={styles.foot}>
        <span>
          {title} {number} · {formatDateTime(new Date(printedAt))}
        </span>
        <span>{say(commonWords.pageOf, { n: groupThousands(page), all: groupThousands(pages) })}</span>
      </footer>
    </>
  );
}
