import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { firstYear, lastYear } from '@waybill/domain/kernel/calendar.ts';
import { monthNames, weekdayNames, weekdayNamesShort } from '@waybill/domain/kernel/spelled-date.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import styles from './Calendar.module.css';
import control from './control.module.css';
import { useElementId } from '../element-id.ts';
import { Icon, type IconSource } from '../layout/Icon.tsx';
import { inputsWords } from './inputs.words.ts';
import { addMonths, dayByKey, monthGrid, within, type DateText } from './month-grid.ts';
import { Select } from './Select.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export interface CalendarProps {
  value: DateText | null;
  onPick: (date: DateText) => void;
  today: DateText;
  min: DateText;
  max: DateText;
  /** Focuses the selected day when it opens. */
  takeFocus: boolean;
}

/** Shows one month of days. Arrows move by days and weeks, PageUp and PageDown by months, with Shift by years; Enter picks. */
export function Calendar({ value, onPick, today, min, max, takeFocus }: CalendarProps) {
  const say = useSay();
  const locale = useLocale();
  const titleId = useElementId();
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(() => within(value ?? today, min, max));
  const [follow, setFollow] = useState(false);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value) setDay(within(value, min, max));
  }
  useEffect(() => setFollow(takeFocus), [takeFocus]);
  useEffect(() => {
    if (follow) grid.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
  }, [day, follow]);

  const month = day.slice(0, 7);
  const weeks = useMemo(() => monthGrid(month), [month]);
  const years = useMemo(() => yearsBetween(min, max), [min, max]);
  const months = useMemo(() => monthNames[locale].map((label, at) => ({ value: at + 1, label })), [locale]);
  const turn = (by: number) => {
    setFollow(false);
    setDay(within(addMonths(day, by), min, max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, event.shiftKey, day);
    if (next === undefined) return;
    event.preventDefault();
    setFollow(true);
    setDay(within(next, min, max));
  };
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
  const atStart = month <= min.slice(0, 7);
  const atEnd = month >= max.slice(0, 7);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Turn icon={ChevronLeft} label={say(inputsWords.previousMonth)} disabled={atStart} onClick={() => turn(-1)} />
        <Select<number>
          label={say(commonFieldWords.month)}
          options={months}
          value={monthOfYear}
          onChange={(next) => turn((next ?? monthOfYear) - monthOfYear)}
          className={`${styles.choice} ${styles.month}`}
        />
        <Select<number>
          label={say(inputsWords.year)}
          options={years}
          value={year}
          onChange={(next) => turn(((next ?? year) - year) * 12)}
          className={styles.choice}
        />
        <Turn icon={ChevronRight} label={say(inputsWords.nextMonth)} disabled={atEnd} onClick={() => turn(1)} />
      </div>
      <span id={titleId} className="sr-only" aria-live="polite">
        {monthNames[locale][monthOfYear - 1]} {year}
      </span>
      <table ref={grid} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayNamesShort[locale].map((name, at) => (
              <th key={name} scope="col">
                <abbr title={weekdayNames[locale][at]}>{name}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} role="gridcell" aria-selected={date === value}>
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === day ? 0 : -1}
                    disabled={date < min || date > max}
                    aria-current={date === today ? 'date' : undefined}
                    className={styles.day}
                    data-outside={date.startsWith(month) ? undefined : true}
                    data-chosen={date === value || undefined}
                    onClick={() => onPick(date)}>
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {today >= min && today <= max && (
        <div className={styles.foot}>
          <Button small variant="quiet" onClick={() => onPick(today)}>
            {say(commonWords.today)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Uses the browser's tooltip: ours would be drawn below the calendar, which is in the top layer. */
function Turn({
  icon,
  label,
  disabled,
  onClick,
}: {
  icon: IconSource;
  label: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={control.action}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}>
      <Icon of={icon} size={20} />
    </button>
  );
}

function yearsBetween(min: DateText, max: DateText) {
  const from = Math.max(firstYear, Number(min.slice(0, 4)));
  const to = Math.min(lastYear, Number(max.slice(0, 4)));
  return Array.from({ length: to - from + 1 }, (_, at) => ({ value: from + at, label: String(from + at) }));
}
