import { cellText, type CellRow } from '@waybill/contract/kernel/cell-text.ts';
import { isLate } from '@waybill/contract/kernel/late.ts';
import type { Column, ColumnKind } from '@waybill/contract/kernel/list.ts';
import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { isMasked } from '@waybill/domain/kernel/personal-details.ts';
import { useLocale } from '../kernel/i18n.tsx';
import { CodeText } from '../ui/layout/CodeText.tsx';
import { Late } from '../ui/layout/Late.tsx';
import { Pill } from '../ui/layout/Pill.tsx';
import { phone, useMedia } from '../ui/use-media.ts';
import styles from './cells.module.css';

const isLateNow = (column: Column, row: CellRow) => isLate(column, row, new Date());

/** Shows a value as its column requires, marked when its promised time has passed. @example <Cell column={column} row={row} /> */
export function Cell({ column, row }: { column: Column; row: CellRow }) {
  const value = <Value column={column} row={row} />;
  return isLateNow(column, row) ? <Late>{value}</Late> : value;
}

/** Shows a value as its column requires: the words are those of exports and paper (`cellText`), the layout is the screen's. A dash when empty. */
function Value({ column, row }: { column: Column; row: CellRow }) {
  const locale = useLocale();
  const value = row[column.key];
  const text = cellText(column, row, locale);
  if (text === '')
    return (
      <span className="muted" data-empty>
        –
      </span>
    );
  switch (column.kind) {
    case 'state': {
      const face = column.states?.[String(value)];
      return face ? <Pill tone={face.tone} label={face.short?.[locale] ?? text} title={text} /> : text;
    }
    case 'kyat':
      return (
        <span className="num">
          {text}
          <span className={styles.unit}>{formatKyat(0, locale).unit}</span>
        </span>
      );
    case 'number':
    case 'percent':
      return <span className="num">{text}</span>;
    case 'code':
      return <CodeText code={text} />;
    case 'instant':
    case 'date':
      return (
        <time className={styles.time} dateTime={String(value)}>
          {text}
        </time>
      );
    case 'phones':
      return <Phones numbers={Array.isArray(value) ? value.map(String) : []} text={text} />;
    default:
      return <span title={text}>{text}</span>;
  }
}

/** On a phone, tapping a number calls it. */
function Phones({ numbers, text }: { numbers: readonly string[]; text: string }) {
  const narrow = useMedia(phone);
  if (!narrow || numbers.some(isMasked)) return <span className={styles.phones}>{text}</span>;
  return numbers.map((number) => (
    <a key={number} href={`tel:${number}`} className={styles.call}>
      {number}
    </a>
  ));
}

/** Numbers and money are aligned to the end of their column. */
export function cellAlign(kind: ColumnKind): 'start' | 'end' {
  return kind === 'number' || kind === 'kyat' || kind === 'percent' ? 'end' : 'start';
}
