import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { laterWords } from '../later.words.ts';
import { IconButton } from '../layout/IconButton.tsx';
import type { Opened } from '../overlays/Opener.tsx';
import { PopoverPopup } from '../overlays/PopoverPopup.tsx';
import { moveColumn, orderColumns, type ColumnChoice } from './columns.ts';
import { widthAfterKey, withWidth } from './widths.ts';
import { useCount } from './use-count.ts';
import styles from './ColumnChooser.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export interface ChoosableColumn {
  readonly key: string;
  readonly label: string;
  /** Cannot be hidden, because it identifies the row. */
  readonly fixed?: boolean;
}

export interface ColumnChooserProps {
  columns: readonly ChoosableColumn[];
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
  /** Column widths can be changed by keys. */
  resizable?: boolean;
  /** Resets to the list's default columns. */
  onReset?: () => void;
}

export interface ColumnListProps extends ColumnChooserProps, Opened {}

/** The list of columns, loaded when it is opened. */
export function ColumnList({ columns, choice, onChange, onReset, resizable = false, ...opened }: ColumnListProps) {
  const say = useSay();
  const count = useCount();
  const [message, setMessage] = useState('');
  const ordered = orderColumns(columns, choice);
  const toggle = (key: string) => {
    const hidden = choice.hidden.includes(key)
      ? choice.hidden.filter((other) => other !== key)
      : [...choice.hidden, key];
    onChange({ ...choice, order: ordered.map((column) => column.key), hidden });
  };
  const move = (column: ChoosableColumn, by: number) => {
    const order = moveColumn(
      ordered.map((one) => one.key),
      column.key,
      by,
    );
    setMessage(
      say(laterWords.columnMoved, {
        name: column.label,
        n: count(order.indexOf(column.key) + 1),
        max: count(order.length),
      }),
    );
    onChange({ ...choice, order });
  };
  const widen = (column: ChoosableColumn, event: KeyboardEvent): boolean => {
    const width = widthAfterKey(event, choice.widths?.[column.key] ?? shownWidth(column.key));
    if (width === undefined) return false;
    setMessage(say(laterWords.columnWide, { name: column.label, n: count(width) }));
    onChange({ ...choice, widths: withWidth(choice.widths, column.key, width) });
    return true;
  };
  return (
    <PopoverPopup title={say(commonFieldWords.columns)} align="end" {...opened}>
      <ol className={styles.list}>
        {ordered.map((column, at) => (
          <Line
            key={column.key}
            column={column}
            shown={column.fixed || !choice.hidden.includes(column.key)}
            first={at === 0}
            last={at === ordered.length - 1}
            toggle={() => toggle(column.key)}
            move={(by) => move(column, by)}
            widen={resizable ? (event) => widen(column, event) : never}
          />
        ))}
      </ol>
      <p className={styles.hint}>
        {say(laterWords.columnsHint)}
        {resizable && (
          <>
            <br />
            {say(laterWords.widthsHint)}
          </>
        )}
      </p>
      <span className="sr-only" role="status">
        {message}
      </span>
      {onReset && (
        <Button small variant="quiet" onClick={onReset}>
          {say(laterWords.columnsReset)}
        </Button>
      )}
    </PopoverPopup>
  );
}

interface LineProps {
  column: ChoosableColumn;
  shown: boolean;
  first: boolean;
  last: boolean;
  toggle: () => void;
  move: (by: number) => void;
  /** Returns whether the key changed the column's width. */
  widen: (event: KeyboardEvent) => boolean;
}

const never = () => false;

/** Returns the current width of the column in the table. */
function shownWidth(key: string): number {
  return document.querySelector<HTMLElement>(`th[data-column="${key}"]`)?.offsetWidth ?? 160;
}

function Line({ column, shown, first, last, toggle, move, widen }: LineProps) {
  const say = useSay();
  const onKeyDown = (event: KeyboardEvent) => {
    if (widen(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!event.altKey || event.shiftKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={styles.line} onKeyDown={onKeyDown}>
      <Checkbox
        checked={shown}
        disabled={column.fixed}
        onChange={toggle}
        hint={column.fixed ? say(laterWords.columnFixed) : undefined}>
        {column.label}
      </Checkbox>
      <span className={styles.moves}>
        <IconButton
          small
          icon={ArrowUp}
          label={say(laterWords.columnUp, { name: column.label })}
          aria-disabled={first || undefined}
          onClick={() => {
            if (!first) move(-1);
          }}
        />
        <IconButton
          small
          icon={ArrowDown}
          label={say(laterWords.columnDown, { name: column.label })}
          aria-disabled={last || undefined}
          onClick={() => {
            if (!last) move(1);
          }}
        />
      </span>
    </li>
  );
}
