import { useEffect, useMemo, useRef, useState } from 'react';
import { Printer } from 'lucide-react';
import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { printFormats, sheetsOf, stickersOf } from '@waybill/domain/rooms/prints/print-formats.ts';
import { needsReason } from '@waybill/domain/rooms/prints/reprint.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { randomKey } from '../../kernel/request.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Sheet } from './paper/Sheet.tsx';
import { TestSheet } from './paper/TestSheet.tsx';
import { PrinterSettings } from './PrinterSettings.tsx';
import { PrintPreview } from './PrintPreview.tsx';
import { layoutOf, type PrintSettings } from './print-settings.ts';
import { PrintToolbar, type PrintChoices } from './PrintToolbar.tsx';
import { printPageWords as words } from './print-page.words.ts';
import { useSending } from './printers/use-sending.tsx';
import { usePrintKeys } from './use-print-keys.ts';
import styles from './PrintPage.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface PrintDeskProps {
  labels: readonly PrintLabel[];
  missing: readonly string[];
  settings: PrintSettings;
  onSettings: (change: Partial<PrintSettings>) => void;
  atOnce: boolean;
  onPrinted: (copies: ReadonlyMap<number, number>) => void;
}

type Copies = ReadonlyMap<number, number>;

/** The labels that are there: choose the paper, look, print. */
export function PrintDesk({ labels, missing, settings, onSettings, atOnce, onPrinted }: PrintDeskProps) {
  const say = useSay();
  const printer = settings.printers.labels;
  const { root, done, notice, printSheets } = useSending(printer);
  const [choices, setChoices] = useState({ start: 0, reason: null as PrintChoices['reason'] });
  const [sending, setSending] = useState(false);
  const [reasonMissing, setReasonMissing] = useState(false);
  const { format, offset } = layoutOf(settings, labels);
  const stickers = useMemo(() => stickersOf(printFormats[format], labels), [format, labels]);
  const slots = useMemo(
    () => sheetsOf(printFormats[format], stickers, choices.start),
    [format, stickers, choices.start],
  );
  const nextCopies = useMemo<Copies>(() => new Map(labels.map(({ id, printed }) => [id, printed + 1])), [labels]);
  const reprints = labels.filter(({ printed }) => printed > 0).length;

  const sheetsWith = (copies: Copies, fitLater = false) =>
    slots.map((sheet, at) => (
      <Sheet
        key={at}
        format={format}
        locale={settings.locale}
        slots={sheet}
        copies={copies}
        offset={offset}
        fitLater={fitLater}
      />
    ));
  const change = ({ format: next, locale: language, printer: chosen, ...rest }: Partial<PrintChoices>) => {
    if (chosen !== undefined) onSettings({ printers: { ...settings.printers, labels: chosen } });
    if (next !== undefined) onSettings({ format: next });
    if (language !== undefined) onSettings({ locale: language });
    setChoices((before) => ({ ...before, ...(next === undefined ? {} : { start: 0 }), ...rest }));
  };
  const printAll = async () => {
    if (sending || done !== null) return;
    if (needsReason(labels) && choices.reason === null) return setReasonMissing(true);
    setSending(true);
    try {
      const { data } = await call('prints.record', {
        body: { ids: labels.map(({ id }) => id), format, reason: needsReason(labels) ? choices.reason : null },
        idempotencyKey: randomKey(),
      });
      const copies: Copies = new Map(data.map(({ label_id, copy }) => [label_id, copy]));
      const isDone = await printSheets(sheetsWith(copies, true));
      onPrinted(copies);
      setChoices({ start: 0, reason: null });
      setReasonMissing(false);
      if (atOnce && isDone) goBack();
    } finally {
      setSending(false);
    }
  };
  usePrintKeys(() => void printAll());
  useAtOnce(atOnce && !needsReason(labels), printAll);

  const busy = sending || done !== null;
  const counts = say(words.counts, {
    labels: groupThousands(labels.length),
    sheets: groupThousands(slots.length),
  });
  return (
    <div className={styles.desk}>
      <PageHead
        title={say(labels.length > 1 ? titleOf('label-multi-print') : titleOf('label-print'))}
        aside={<span className="muted">{counts}</span>}
        actions={
          <>
            <PrinterSettings
              offset={offset}
              onChange={(next) => onSettings({ offsets: { ...settings.offsets, [format]: next } })}
              onTest={() =>
                void printSheets([<TestSheet key="test" format={format} locale={settings.locale} offset={offset} />])
              }
            />
            <Button variant="main" icon={Printer} kbd="P" busy={busy} onClick={() => void printAll()}>
              {done === null
                ? say(commonWords.print)
                : say(printer === null ? words.preparing : words.sending, {
                    done: groupThousands(done),
                    all: groupThousands(slots.length),
                  })}
            </Button>
          </>
        }
      />
      {missing.length > 0 && (
        <Callout tone="attention" live>
          {say(words.missing, { codes: missing.slice(0, 20).join(', ') })}
        </Callout>
      )}
      {notice}
      {reprints > 0 && <Callout tone="attention">{say(words.reprint, { n: groupThousands(reprints) })}</Callout>}
      <PrintToolbar
        choices={{ ...choices, format, locale: settings.locale, printer }}
        onChange={change}
        reprints={reprints}
        reasonMissing={reasonMissing}
      />
      <PrintPreview paper={printFormats[format].paper} sheets={sheetsWith(nextCopies)} />
      <p className={styles.notFromMenu}>{say(words.notFromMenu)}</p>
      {root}
    </div>
  );
}

/** Prints once, automatically, as soon as the page is ready. */
function useAtOnce(wanted: boolean, print: () => Promise<void>): void {
  const begun = useRef(false);
  const latest = useRef(print);
  useEffect(() => {
    latest.current = print;
  });
  useEffect(() => {
    if (!wanted || begun.current) return;
    begun.current = true;
    void latest.current();
  }, [wanted]);
}

/** To the page that asked for the print; a window that was opened for it closes. */
function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else window.close();
}
