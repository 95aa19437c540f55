import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import { questionOf, type ReportPlace } from './report-place.ts';

export const rowsOnPage = 50;

/** The sums of a report; they stay while others are on their way. */
export function useSummary(tab: string, place: ReportPlace) {
  const query = { ...questionOf(place), ...(place.by === null ? {} : { by: place.by }) };
  return useQuery({
    queryKey: ['reports.summary', tab, query],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('reports.summary', { params: { tab }, query, signal }),
  });
}

/** One page of its rows. */
export function useRows(tab: string, place: ReportPlace) {
  const query = { ...questionOf(place), page: place.page, per_page: rowsOnPage };
  return useQuery({
    queryKey: ['reports.rows', tab, query],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('reports.rows', { params: { tab }, query, signal }),
  });
}
