import { CalendarDays, X } from 'lucide-react';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import control from './control.module.css';
import styles from './DatePicker.module.css';
import { useElementId } from '../element-id.ts';
import { bothHandlers } from '../handlers.ts';
import { useFieldControl } from './field-context.ts';
import { InputAction } from './InputAction.tsx';
import { inputsWords } from './inputs.words.ts';
import { firstDate, lastDate, type DateText } from './month-grid.ts';
import { acceptDate, showDate, typedDate } from './typed-date.ts';
import { useTypedText } from './typed-text.ts';
import { FieldPopup, fieldPopupAhead } from '../overlays/FieldPopup.tsx';

const Calendar = lazyPart(async () => (await import('./Calendar.tsx')).Calendar);

export interface DatePickerProps {
  /** Business date, `YYYY-MM-DD`. */
  value: DateText | null;
  onChange: (value: DateText | null) => void;
  /** First and last allowed day; 1970 to 2100 by default. */
  min?: DateText;
  max?: DateText;
  clearable?: boolean;
  /** Current day in Yangon; from the clock by default. */
  today?: DateText;
  disabled?: boolean;
  /** Accessible name outside a Field. */
  label?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A day, typed as dd/MM/yyyy (Myanmar digits too) or picked from a calendar, applied at once (P-08). Arrow down opens the calendar.
 *
 * @example <Field label="Paid date"><DatePicker value={paid} onChange={setPaid} /></Field>
 */
export function DatePicker(props: DatePickerProps) {
  const { value, min = firstDate, max = lastDate, clearable = true, disabled, label } = props;
  const say = useSay();
  const popupId = useElementId();
  const popup = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const today = props.today ?? todayInYangon();
  const field = useDateField(props, { min, max, today });
  const { open, setOpen, text } = field;
  const { id, labelId, aria } = useFieldControl({ label, complaint: field.complaint });
  const close = () => setOpen(null);

  const pick = (date: DateText | null) => {
    field.set(date);
    input.current?.focus();
  };
  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node && (anchor.current?.contains(to) || popup.current?.contains(to)))) close();
  };
  return (
    <span {...bothHandlers(Calendar.openerProps, fieldPopupAhead)} className={styles.frame} onBlur={leave}>
      <span
        ref={anchor}
        className={control.box}
        data-invalid={aria['aria-invalid']}
        data-disabled={disabled || undefined}>
        <input
          {...aria}
          {...field.typed}
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={`${control.bare} ${styles.input}`}
          value={text}
          disabled={disabled}
          placeholder={say(inputsWords.datePattern)}
          onClick={() => setOpen(open ?? 'field')}
          onKeyDown={field.onKeyDown}
          onBlur={(event) => {
            if (!popup.current?.contains(event.relatedTarget)) field.settle();
          }}
        />
        <span className={control.aside}>
          {clearable && text !== '' && !disabled && (
            <InputAction icon={X} label={say(inputsWords.clear)} tabIndex={-1} onClick={() => pick(null)} />
          )}
          <InputAction
            icon={CalendarDays}
            label={say(inputsWords.chooseDate)}
            aria-haspopup="dialog"
            aria-expanded={open !== null}
            aria-controls={open ? popupId : undefined}
            disabled={disabled}
            onClick={() => setOpen(open === 'calendar' ? null : 'calendar')}
          />
        </span>
      </span>
      {open && (
        <FieldPopup anchor={anchor} onAway={close} popup={popup} stops>
          <div
            id={popupId}
            role="dialog"
            aria-label={say(inputsWords.chooseDate)}
            aria-describedby={label === undefined ? labelId : undefined}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.stopPropagation();
                close();
                input.current?.focus();
              }
            }}>
            <Calendar value={value} onPick={pick} today={today} min={min} max={max} takeFocus={open === 'calendar'} />
          </div>
        </FieldPopup>
      )}
    </span>
  );
}

/** Returns the state of a date field: the typed text until it is an allowed date, and how the calendar was opened. */
function useDateField(
  { value, onChange, onKeyDown }: DatePickerProps,
  { min, max, today }: { min: DateText; max: DateText; today: DateText },
) {
  const say = useSay();
  const [open, setOpen] = useState<'field' | 'calendar' | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const text = draft ?? showDate(value);
  const usable = (date: DateText | null) => (date !== null && date >= min && date <= max ? date : null);

  const meant = typedDate(draft ?? '');
  const wrong = draft !== null && draft !== '' && usable(meant) === null;
  const complaint =
    meant === null
      ? say(inputsWords.dateWrong, { example: showDate(today) })
      : say(inputsWords.dateOutside, { from: showDate(min), to: showDate(max) });
  const settle = () => {
    if (!wrong) setDraft(null);
    setLeft(true);
  };
  const typed = useTypedText(text, acceptDate, (next) => {
    setDraft(next);
    setLeft(false);
    const date = usable(typedDate(next));
    if (date !== value) onChange(date);
  });
  return {
    open,
    setOpen,
    text,
    typed,
    settle,
    complaint: left && wrong ? complaint : null,
    set: (date: DateText | null) => {
      setDraft(null);
      setLeft(false);
      setOpen(null);
      onChange(date);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        setOpen('calendar');
      } else if (event.key === 'Enter') {
        settle();
        setOpen(null);
      } else if (event.key === 'Escape' && open) {
        event.stopPropagation();
        setOpen(null);
        return;
      }
      onKeyDown?.(event);
    },
  };
}

/** Computed at every render, because a page may stay open over midnight. */
function todayInYangon(): DateText {
  return businessDate(new Date());
}
