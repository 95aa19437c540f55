import { widthBounds } from '@waybill/contract/kernel/list.ts';

/** The widths that a person gave columns, in pixels, by their key; the others are as wide as what they hold. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** What is asked of a table whose columns can be made wider and narrower. */
export interface TableWidths {
  readonly of: ColumnWidths;
  /** Null: as wide as what it holds again. */
  readonly onResize: (key: string, width: number | null) => void;
}

/** One press of a key, in pixels. */
const step = 16;

/** The custom property of a table that holds a column's width: a change of it draws no row again. */
export function widthName(key: string): string {
  return `--w-${key}`;
}

export function clampWidth(width: number): number {
  return Math.min(Math.max(Math.round(width), widthBounds.min), widthBounds.max);
}

/** The properties of a table. @example widthStyle({ name: 180 }) // { '--w-name': '180px' } */
export function widthStyle(widths: ColumnWidths | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(widths ?? {}).map(([key, width]) => [widthName(key), `${width}px`]));
}

/** The widths after one column got another; null takes its own away. */
export function withWidth(widths: ColumnWidths | undefined, key: string, width: number | null): ColumnWidths {
  const { [key]: _, ...rest } = widths ?? {};
  return width === null ? rest : { ...rest, [key]: clampWidth(width) };
}

/** What a key asks of a column that is this wide: Shift+Alt with the arrows to the sides; nothing for any other. */
export function widthAfterKey(
  event: { readonly key: string; readonly altKey: boolean; readonly shiftKey: boolean },
  width: number,
): number | undefined {
  if (!event.altKey || !event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return undefined;
  return clampWidth(width + (event.key === 'ArrowRight' ? step : -step));
}

/** What was kept, mended: of columns that are there, within the bounds. */
export function mendWidths(stored: unknown, keys: readonly string[]): ColumnWidths {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored)
      .filter(([key, width]) => keys.includes(key) && typeof width === 'number' && Number.isFinite(width))
      .map(([key, width]) => [key, clampWidth(width as number)]),
  );
}
