import { cellText } from '@waybill/contract/kernel/cell-text.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';
import type { Report } from '@waybill/contract/rooms/reports/report.ts';
import type { ReportFigures } from '@waybill/contract/rooms/reports/reports.contract.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';

/** The column of a report by its key; its definition has it, or it would not have started. */
export function columnOf({ list }: Report, key: string): Column {
  return list.columns.find((column) => column.key === key) as Column;
}

/** The columns that are added up. */
export const sumColumns = (report: Report): Column[] => report.sums.map((key) => columnOf(report, key));

/** A line of a grouping as a row shows it; null where the rows have no value. */
export function lineName(column: Column, label: unknown, locale: Locale): string | null {
  const text = cellText(column, { [column.key]: column.kind === 'number' ? Number(label) : label }, locale);
  return label === null || text === '' ? null : text;
}

/** Returns the value of the chart: the first sum, or the number of rows for a report without sums. */
export function drawnValue(report: Report, { rows, sums }: ReportFigures): number {
  const [first] = report.sums;
  return first === undefined ? rows : (sums[first] ?? 0);
}

/** How much more than before, in whole percent; null where there was nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) * 100) / Math.abs(before));
}
