import { isPast } from '@waybill/domain/kernel/promise.ts';
import type { CellRow } from './cell-text.ts';
import type { Column } from './list.ts';

/** Returns whether the cell's promise has passed, so that it is shown as late. */
export function isLate({ key, kind, promise }: Column, row: CellRow, now: Date): boolean {
  const value = row[key];
  if (promise === undefined || value === null || value === undefined) return false;
  if (promise.while !== undefined && !promise.is?.includes(String(row[promise.while]))) return false;
  return kind === 'date' || kind === 'instant' ? isPast(String(value), now) : Number(value) > (promise.over ?? 0);
}
