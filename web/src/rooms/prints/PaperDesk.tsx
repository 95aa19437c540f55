import { Printer } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { locales, type Locale, languageNames } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { a4 } from './paper/sheets-of.ts';
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
  readonly sheets: (locale: Locale) => readonly ReactNode[];
  /** In mm; A4 unless told otherwise. */
  readonly paper?: { readonly width: number; readonly height: number };
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** More choices, before the language. */
  readonly choices?: ReactNode;
  /** Beside the button that prints. */
  readonly more?: ReactNode;
  /** A receipt, which this device's receipt printer can print. */
  readonly onRoll?: boolean;
}

/** A document before it is printed: the language on the paper, the sheets as they will be, and the button. */
export function PaperDesk(props: Props) {
  const fonts = usePaperFonts(props.data);
  usePageLoading(!fonts);
  return fonts ? <Desk {...props} /> : null;
}

function Desk({ title, sheets, more, aside, choices, paper = a4, onRoll = false }: Props) {
  const say = useSay();
  const count = useCount();
  const size = say(words.mm, { n: onRoll ? '80' : `${paper.width} × ${paper.height}` });
  const own = useLocale();
  const [chosen, choose] = useState<Locale | null>(null);
  // Until somebody chooses, the paper speaks the language of the screen, which may change while the page is open.
  const locale = chosen ?? own;
  const [settings, changeSettings] = usePrintSettings();
  const printer = onRoll ? (settings?.printers.receipts ?? null) : null;
  const { root, done, notice, printSheets } = useSending(printer);
  const shown = useMemo(() => sheets(locale), [sheets, locale]);
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
        {settings !== null && onRoll && (
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
        {say(words.comesOut, { n: count(shown.length), paper: paper === a4 ? `A4 · ${size}` : size })}
      </p>
      <PrintPreview paper={paper} sheets={shown} />
      {root}
    </div>
  );
}
