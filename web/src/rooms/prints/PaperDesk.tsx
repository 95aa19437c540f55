import { Printer } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { locales, type Locale, languageNames } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { isRoll, rolls, sizeOfPaper, type SlipPaper } from './paper/rolls.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { PrintPreview } from './PrintPreview.tsx';
import { printPageWords as words } from './print-page.words.ts';
import styles from './PaperDesk.module.css';
import { usePaperFonts } from './use-paper-fonts.ts';
import { usePrintKeys } from './use-print-keys.ts';
import { PrinterChoice } from './printers/PrinterChoice.tsx';
import { useSending } from './printers/use-sending.tsx';
import { usePrintSettings } from './use-print-settings.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface Props {
  readonly title: string;
  /** Data of the paper; printing waits for the fonts of its texts. */
  readonly data: object;
  readonly sheets: (locale: Locale, paper: SlipPaper) => readonly ReactNode[];
  /** Papers to choose from, the usual one first; the device remembers the choice. */
  readonly papers?: readonly SlipPaper[];
  /** In mm, of sheets that are not on such a paper. */
  readonly paper?: { readonly width: number; readonly height: number };
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** More choices, before the language. */
  readonly choices?: ReactNode;
  /** Beside the button that prints. */
  readonly more?: ReactNode;
}

/** A document before it is printed: the language on the paper, the sheets as they will be, and the button. */
export function PaperDesk(props: Props) {
  const fonts = usePaperFonts(props.data);
  usePageLoading(!fonts);
  return fonts ? <Desk {...props} /> : null;
}

const onlyA4 = ['a4'] as const;

function Desk({ title, sheets, more, aside, choices, papers = onlyA4, paper: otherPaper }: Props) {
  const say = useSay();
  const count = useCount();
  const own = useLocale();
  const [chosen, choose] = useState<Locale | null>(null);
  // Until somebody chooses, the paper speaks the language of the screen, which may change while the page is open.
  const locale = chosen ?? own;
  const [settings, changeSettings] = usePrintSettings();
  const paper = papers.find((one) => one === settings?.slipPaper) ?? papers[0] ?? 'a4';
  const size = otherPaper ?? sizeOfPaper(paper);
  const printer = isRoll(paper) ? (settings?.printers.receipts ?? null) : null;
  const { root, done, notice, printSheets } = useSending(printer);
  const shown = useMemo(() => sheets(locale, paper), [sheets, locale, paper]);
  const millimetres = (n: string | number) => say(words.mm, { n: String(n) });
  const sayPaper = (one: SlipPaper) =>
    isRoll(one) ? say(words.roll, { mm: millimetres(rolls[one].roll) }) : `A4 · ${millimetres('210 × 297')}`;
  const doPrint = () => void printSheets(shown);
  usePrintKeys(doPrint);
  return (
    <div className="grid4">
      <PageHead
        title={title}
        {...(aside ? { aside } : {})}
        actions={
          <>
            {more}
            <Button variant="main" icon={Printer} kbd="P" busy={done !== null} onClick={doPrint}>
              {say(commonWords.print)}
            </Button>
          </>
        }
      />
      <div className={styles.choices}>
        {choices}
        {settings !== null && papers.length > 1 && (
          <Field label={say(words.paper)}>
            <Select
              options={papers.map((one) => ({ value: one, label: sayPaper(one) }))}
              value={paper}
              onChange={(next) => next && changeSettings({ slipPaper: next })}
            />
          </Field>
        )}
        {settings !== null && isRoll(paper) && (
          <PrinterChoice
            prints="receipts"
            value={printer}
            onChange={(next) => changeSettings({ printers: { ...settings.printers, receipts: next } })}
          />
        )}
        <Field label={say(commonWords.languageOfThePaper)}>
          <Select
            options={locales.map((one) => ({ value: one, label: languageNames[one] }))}
            value={locale}
            onChange={(next) => next && choose(next)}
          />
        </Field>
      </div>
      {notice}
      <p className="muted" role="status">
        {say(words.comesOut, {
          n: count(shown.length),
          paper: otherPaper ? millimetres(`${size.width} × ${size.height}`) : sayPaper(paper),
        })}
      </p>
      <PrintPreview paper={size} sheets={shown} />
      {root}
    </div>
  );
}
