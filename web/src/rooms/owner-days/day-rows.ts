import type { Word } from '@waybill/domain/kernel/words.ts';
import type { DayFigure } from '@waybill/domain/rooms/owner-days/owner-day.ts';
import type { OwnerDay } from '@waybill/contract/rooms/owner-days/owner-days.contract.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { officerFigureWords, rowsOfFigure } from '../officer-dashboard/officer-dashboard.door.ts';
import { ownFigureWords } from './owner-day.words.ts';

/** Returns the name of a figure. */
export const wordOfFigure = (figure: DayFigure): Word =>
  figure in ownFigureWords
    ? ownFigureWords[figure as keyof typeof ownFigureWords]
    : officerFigureWords[figure as keyof typeof officerFigureWords];

/** The rows behind a figure of a branch, or of all: the list or report that it was read from. */
export function rowsOfDay(
  figure: DayFigure,
  { day, today }: Pick<OwnerDay, 'day' | 'today'>,
  branch?: number,
): PageTarget {
  const of: Record<string, string> = branch === undefined ? {} : { branch_id: String(branch) };
  switch (figure) {
    case 'late':
      return { name: 'ageing', params: { tab: 'parcels' }, search: of };
    case 'fees':
      return { name: 'report', params: { tab: 'accepted' }, search: { from: day, ...of } };
    case 'expenses':
      return { name: 'report', params: { tab: 'expense' }, search: { from: day, ...of } };
    default:
      // Failed deliveries are the rest of the rate to one hundred.
      return rowsOfFigure(figure === 'failed' ? 'rate' : figure, { from: day, to: day, today }, branch);
  }
}
