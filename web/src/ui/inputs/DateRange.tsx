import { useSay } from '../../kernel/i18n.tsx';
import { DatePicker } from './DatePicker.tsx';
import styles from './DateRange.module.css';
import { Field } from './Field.tsx';
import type { DateText } from './month-grid.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export interface DateSpan {
  readonly from: DateText | null;
  readonly to: DateText | null;
}

export interface DateRangeProps {
  value: DateSpan;
  onChange: (value: DateSpan) => void;
  min?: DateText;
  max?: DateText;
  today?: DateText;
  /** Labels instead of From date and To date. */
  labels?: { from: string; to: string };
  required?: boolean;
  disabled?: boolean;
  errors?: { from?: string; to?: string };
}

/** Returns whether the first day is after the last. */
export function runsBackwards({ from, to }: DateSpan): boolean {
  return from !== null && to !== null && from > to;
}

/**
 * A first and a last day, in two fields. Shows an error when the first is after the last.
 *
 * @example <DateRange value={span} onChange={setSpan} />
 */
export function DateRange({ value, onChange, min, max, today, labels, required, disabled, errors }: DateRangeProps) {
  const say = useSay();
  const order = runsBackwards(value) ? say(commonWords.startAfterEnd) : undefined;
  const common = { min, max, today, disabled };
  return (
    <div className={styles.range}>
      <Field label={labels?.from ?? say(commonFieldWords.from_date)} required={required} error={errors?.from}>
        <DatePicker {...common} value={value.from} onChange={(from) => onChange({ ...value, from })} />
      </Field>
      <Field label={labels?.to ?? say(commonFieldWords.to_date)} required={required} error={errors?.to ?? order}>
        <DatePicker {...common} value={value.to} onChange={(to) => onChange({ ...value, to })} />
      </Field>
    </div>
  );
}
