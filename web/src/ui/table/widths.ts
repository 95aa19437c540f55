import { widthBounds } from '@waybill/contract/kernel/list.ts';

/** Column widths set by the user, in pixels, by key; other columns fit their content. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** Options of a table with adjustable column widths. */
export interface TableWidths {
  readonly of: ColumnWidths;
  /** Null fits the column to its content again. */
  readonly onResize: (key: string, width: number | null) => void;
}

/** Change per key press, in pixels. */
const step = 16;

/** Returns the custom property that holds a column's width: changing it redraws no row. */
export function widthName(key: string): string {
  return `--w-${key}`;
}

export function clampWidth(width: number): number {
  return Math.min(Math.max(Math.round(width), widthBounds.min), widthBounds.max);
}

/** Returns the custom properties of a table. @example widthStyle({ name: 180 }) // { '--w-name': '180px' } */
export function widthStyle(widths: ColumnWidths | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(widths ?? {}).map(([key, width]) => [widthName(key), `${width}px`]));
}

/** Returns the widths after a change of one column; null removes its width. */
export function withWidth(widths: ColumnWidths | undefined, key: string, width: number | null): ColumnWidths {
  const { [key]: _, ...rest } = widths ?? {};
  return width === null ? rest : { ...rest, [key]: clampWidth(width) };
}

/** Returns the column's width after a key: Shift+Alt with left and right; undefined for any other key. */
export function widthAfterKey(
  event: { readonly key: string; readonly altKey: boolean; readonly shiftKey: boolean },
  width: number,
): number | undefined {
  if (!event.altKey || !event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return undefined;
  return clampWidth(width + (event.key === 'ArrowRight' ? step : -step));
}

/** Cleans stored widths: existing columns only, within the bounds. */
export function mendWidths(stored: unknown, keys: readonly string[]): ColumnWidths {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored)
      .filter(([key, width]) => keys.includes(key) && typeof width === 'number' && Number.isFinite(width))
      .map(([key, width]) => [key, clampWidth(width as number)]),
  );
}
