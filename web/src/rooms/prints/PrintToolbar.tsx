import { printFieldWords, printFormatWords, reprintReasonWords } from '@waybill/contract/rooms/prints/prints.words.ts';
import { locales, type Locale, languageNames } from '@waybill/domain/kernel/locale.ts';
import {
  perSheet,
  printFormatNames,
  printFormats,
  type PrintFormatName,
} from '@waybill/domain/rooms/prints/print-formats.ts';
import { reprintReasons, type ReprintReason } from '@waybill/domain/rooms/prints/reprint.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { printPageWords as words } from './print-page.words.ts';
import { isOnRoll } from './print-settings.ts';
import type { DirectPrinter } from './printers/direct-printer.ts';
import { PrinterChoice } from './printers/PrinterChoice.tsx';
import styles from './PrintPage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Choices of the user before printing. */
export interface PrintChoices {
  readonly format: PrintFormatName;
  readonly locale: Locale;
  /** The first free place of the first sheet, from 0. */
  readonly start: number;
  readonly reason: ReprintReason | null;
  readonly printer: DirectPrinter | null;
}

interface PrintToolbarProps {
  choices: PrintChoices;
  onChange: (change: Partial<PrintChoices>) => void;
  /** How many of the labels were printed before. */
  reprints: number;
  /** A print was asked for without a reason. */
  reasonMissing: boolean;
}

/** Printer, format, language, the place a part-used sheet begins at, and the reason of a reprint. */
export function PrintToolbar({ choices, onChange, reprints, reasonMissing }: PrintToolbarProps) {
  const say = useSay();
  const { format, locale, start, reason, printer } = choices;
  const formats = printer === null ? printFormatNames : printFormatNames.filter(isOnRoll);
  return (
    <div className={styles.toolbar}>
      <PrinterChoice
        prints="labels"
        value={printer}
        onChange={(next) => onChange({ printer: next })}
        className={styles.format}
      />
      <Field label={say(printFieldWords.format)} className={styles.format}>
        <Select
          options={formats.map((name) => ({ value: name, label: say(printFormatWords[name]) }))}
          value={format}
          onChange={(next) => next && onChange({ format: next })}
        />
      </Field>
      <Field label={say(commonWords.languageOfThePaper)} className={styles.choice}>
        <Select
          options={locales.map((one) => ({ value: one, label: languageNames[one] }))}
          value={locale}
          onChange={(next) => next && onChange({ locale: next })}
        />
      </Field>
      {perSheet(printFormats[format]) > 1 && (
        <StartPicker format={format} start={start} onChange={(next) => onChange({ start: next })} />
      )}
      {reprints > 0 && (
        <Field
          label={say(words.reason)}
          required
          className={styles.format}
          error={reasonMissing && reason === null ? say(words.chooseReason) : undefined}>
          <Select
            options={reprintReasons.map((one) => ({ value: one, label: say(reprintReasonWords[one]) }))}
            value={reason}
            placeholder={say(words.chooseReason)}
            onChange={(next) => onChange({ reason: next })}
          />
        </Field>
      )}
    </div>
  );
}

/** A small picture of the sheet on which the first free place is pressed. */
function StartPicker({
  format,
  start,
  onChange,
}: {
  format: PrintFormatName;
  start: number;
  onChange: (start: number) => void;
}) {
  const say = useSay();
  const { columns } = printFormats[format];
  return (
    <Field label={say(words.start)} group>
      <div
        role="radiogroup"
        aria-label={say(words.start)}
        className={styles.places}
        style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {Array.from({ length: perSheet(printFormats[format]) }, (_, at) => (
          <label key={at} className={styles.placeChoice} data-used={at < start || undefined}>
            <input
              type="radio"
              name="print-start"
              checked={at === start}
              aria-label={say(words.place, { n: groupThousands(at + 1) })}
              onChange={() => onChange(at)}
            />
            <span aria-hidden="true">{groupThousands(at + 1)}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}
