import { CalendarDays, X } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../kernel/i18n.tsx';
import { Calendar } from './Calendar.tsx';
import control from './control.module.css';
import styles from './DatePicker.module.css';
import { useFieldControl } from './field-context.ts';
import { InputAction } from './InputAction.tsx';
import { inputsWords } from './inputs.words.ts';
import { firstDate, lastDate, type DateText } from './month-grid.ts';
import popupStyles from './Options.module.css';
import { acceptDate, showDate, typedDate } from './typed-date.ts';
import { useTypedText } from './typed-text.ts';
import { usePopup } from './use-popup.ts';

export interface DatePickerProps {
  /** A business date, `YYYY-MM-DD`. */
  value: DateText | null;
  onChange: (value: DateText | null) => void;
  /** The first and last day that may be chosen; 1970 to 2100 without them. */
  min?: DateText;
  max?: DateText;
  clearable?: boolean;
  /** The day that is today in Yangon; from the clock without it. */
  today?: DateText;
  disabled?: boolean;
  /** The accessible name outside a Field. */
  label?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A day, typed as dd/MM/yyyy (Myanmar digits too) or picked from a calendar, taken at once (P-08). Arrow down opens the calendar.
 *
 * @example <Field label="Paid date"><DatePicker value={paid} onChange={setPaid} /></Field>
 */
export function DatePicker({ value, onChange, min = firstDate, max = lastDate, clearable = true, today, disabled, label, onKeyDown }: DatePickerProps) {
  const say = useSay();
  const popupId = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'field' | 'calendar' | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const text = draft ?? showDate(value);
  const meant = draft === null ? null : typedDate(draft);
  const wrong = complaintOf();
  const { id, labelId, aria } = useFieldControl({ label, complaint: left ? wrong : null });
  const close = () => setOpen(null);
  usePopup({ open: open !== null, anchor, popup, onAway: close });

  function complaintOf(): string | null {
    if (draft === null || draft === '') return null;
    if (meant === null) return say(inputsWords.dateWrong, { example: showDate(today ?? businessDate(new Date())) });
    return meant < min || meant > max ? say(inputsWords.dateOutside, { from: showDate(min), to: showDate(max) }) : null;
  }
  const typed = useTypedText(text, acceptDate, (next) => {
    const date = typedDate(next);
    setDraft(next);
    setLeft(false);
    const usable = date !== null && date >= min && date <= max ? date : null;
    if (usable !== value) onChange(usable);
  });
  const pick = (date: DateText | null) => {
    setDraft(null);
    setLeft(false);
    onChange(date);
    close();
    input.current?.focus();
  };
  const settle = () => {
    if (draft !== null && wrong === null) setDraft(null);
    setLeft(true);
  };
  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (to instanceof Node && (anchor.current?.contains(to) || popup.current?.contains(to))) return;
    close();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') { event.preventDefault(); setOpen('calendar'); }
    else if (event.key === 'Enter') { settle(); close(); }
    else if (event.key === 'Escape' && open) { event.stopPropagation(); close(); return; }
    onKeyDown?.(event);
  };
  return (
    <span className={styles.frame} onBlur={leave}>
      <span ref={anchor} className={control.box} data-invalid={aria['aria-invalid']} data-disabled={disabled || undefined}>
        <input
          {...aria} {...typed} ref={input} id={id} type="text" inputMode="numeric" autoComplete="off" className={`${control.bare} ${styles.input}`} value={text} disabled={disabled}
          placeholder={say(inputsWords.datePattern)} onClick={() => setOpen(open ?? 'field')} onKeyDown={onKey}
          onBlur={(event) => { if (!popup.current?.contains(event.relatedTarget)) settle(); }}
        />
        <span className={control.aside}>
          {clearable && text !== '' && !disabled && <InputAction icon={X} label={say(inputsWords.clear)} onClick={() => pick(null)} />}
          <InputAction
            icon={CalendarDays} label={say(inputsWords.chooseDate)} aria-haspopup="dialog" aria-expanded={open !== null} aria-controls={open ? popupId : undefined} disabled={disabled}
            onClick={() => (open === 'calendar' ? close() : setOpen('calendar'))}
          />
        </span>
      </span>
      {open && (
        <div
          ref={popup} id={popupId} popover="manual" role="dialog" aria-label={say(inputsWords.chooseDate)} aria-describedby={label === undefined ? labelId : undefined} className={popupStyles.popup}
          onKeyDown={(event) => { if (event.key === 'Escape') { event.stopPropagation(); close(); input.current?.focus(); } }}
        >
          <Calendar value={value} onPick={pick} today={today ?? businessDate(new Date())} min={min} max={max} takeFocus={open === 'calendar'} />
        </div>
      )}
    </span>
  );
}
