import type { ReactNode } from 'react';
import type { ColumnWidths } from './widths.ts';

export interface TableColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** Numbers and money are aligned to the end. */
  readonly align?: 'start' | 'center' | 'end';
  /** In pixels. A sticky column at the start needs one, so that the next one's offset is known. */
  readonly width?: number;
  readonly sortable?: boolean;
  /**
   * Gives way when the table is too narrow for all columns: its text is cut down to a few words, fewest for a `text`, more for the `name` of the row, most for a `subject`, and shown whole on hover.
   * While there is room, the column is as wide as its content.
   */
  readonly gives?: 'text' | 'name' | 'subject' | undefined;
  /** Stays visible when the table scrolls sideways; `between` at its own place, or at the edge behind which that place is. */
  readonly sticky?: 'start' | 'between' | 'end' | undefined;
  /**
   * On a phone: `title` begins the first line of the card and `state` ends it, `brief` is on the second line, `rest` is shown after a press, `hidden` leaves
   * the value out. Without it the value has a line with its name.
   */
  readonly card?: CardPlace;
  cell(row: Row): ReactNode;
}

export type CardPlace = 'title' | 'state' | 'brief' | 'rest' | 'hidden';

/** Which columns a person sees, and in which order. */
export interface ColumnChoice {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** In pixels, for columns with a set width. */
  readonly widths?: ColumnWidths;
}

interface Keyed {
  readonly key: string;
}

/** Returns all columns in the chosen order: unknown keys are dropped, new columns follow in their own order. */
export function orderColumns<C extends Keyed>(columns: readonly C[], choice: ColumnChoice): C[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const chosen = choice.order.flatMap((key) => byKey.get(key) ?? []);
  const placed = new Set(chosen.map((column) => column.key));
  return [...new Set(chosen), ...columns.filter((column) => !placed.has(column.key))];
}

/** Returns the visible columns, in the chosen order. */
export function visibleColumns<C extends Keyed>(columns: readonly C[], choice: ColumnChoice): C[] {
  return orderColumns(columns, choice).filter((column) => !choice.hidden.includes(column.key));
}

/** Returns the order after a column has moved by some places; it stops at the ends. */
export function moveColumn(order: readonly string[], key: string, by: number): string[] {
  const from = order.indexOf(key);
  if (from === -1) return [...order];
  const rest = order.filter((other) => other !== key);
  const to = Math.min(Math.max(from + by, 0), rest.length);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}

/**
 * Returns the offset of each sticky column at the start, in pixels from the left edge of the table. Only an unbroken run from the first column on is sticky.
 *
 * @example stickyOffsets([{ key: 'code', sticky: 'start', width: 160 }], 96) // code at 96
 */
export function stickyOffsets(
  columns: readonly { readonly key: string; readonly sticky?: TableColumn<never>['sticky']; readonly width?: number }[],
  lead: number,
): Map<string, number> {
  const offsets = new Map<string, number>();
  let left = lead;
  for (const column of columns) {
    if (column.sticky !== 'start') break;
    offsets.set(column.key, left);
    if (column.width === undefined) break;
    left += column.width;
  }
  return offsets;
}

export interface Sort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

/** Returns the sort after a press on a column's head: ascending, then descending, then the list's own order. */
export function nextSort(sort: Sort | undefined, key: string): Sort | undefined {
  if (sort?.key !== key) return { key, direction: 'asc' };
  return sort.direction === 'asc' ? { key, direction: 'desc' } : undefined;
}
