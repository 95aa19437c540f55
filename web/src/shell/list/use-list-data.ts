import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListState } from '@waybill/contract/kernel/list.ts';
import { useLive, type LiveTopics } from '../../kernel/live.ts';
import { putBack } from '../offline/put-back.ts';
import { useCalm } from '../use-calm.ts';
import { askCounts, askFirstPage, type CountCall, type ListCall, type RowOf } from './list-call.ts';

export interface ListDataOptions<Id extends ListCall> {
  readonly call: Id;
  readonly place: ListState;
  /** Filters that the page and its tab set; they override the searched ones. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Topics of events after which the rows may have changed. */
  readonly live: LiveTopics;
  readonly counts: CountCall | undefined;
}

export interface ListData<Row> {
  /** Undefined before the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** There are more than `total`; counting stopped there. */
  readonly capped: boolean;
  readonly lastPage: number;
  readonly fetching: boolean;
  readonly error: Error | null;
  /** When the visible rows were loaded. */
  readonly asOf: Date;
  /** They are stored rows of an earlier visit; newer ones are loading. */
  readonly isEarlier: boolean;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly retry: () => void;
  /** Aborts the current request. */
  readonly cancel: () => void;
  /** The current request was aborted. */
  readonly cancelled: boolean;
}

/** Loads a page of rows with the counts of its tabs, and refetches when the room's data change. */
export function useListData<Id extends ListCall>({
  call,
  place,
  fixed,
  live,
  counts: countCall,
}: ListDataOptions<Id>): ListData<RowOf<Id>> {
  const client = useQueryClient();
  const question = {
    ...place.filters,
    ...fixed,
    search: place.search,
    sort: place.sort,
    page: place.page,
    per_page: place.per_page,
  };
  const queryKey = [call, question, fixed] as const;
  const key = JSON.stringify(queryKey);
  const [openedAt] = useState(Date.now);
  const [released, setReleased] = useState<string | null>(null);
  const page = useQuery({
    queryKey,
    meta: { topics: live },
    queryFn: ({ signal }) => askFirstPage(call, { query: question, signal }),
    // Keeps the rows while pages turn; rows of another tab are never shown under this one.
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey[2]) === JSON.stringify(fixed) ? before : undefined,
  });
  useEffect(() => void putBack(client, JSON.parse(key) as typeof queryKey), [client, key]);
  const counts = useQuery({
    queryKey: [countCall, 'counts'],
    meta: { topics: live },
    queryFn: () => askCounts(countCall as CountCall),
    enabled: countCall !== undefined,
  });
  const refresh = useCalm(() => {
    void client.invalidateQueries({ queryKey: [call] });
    if (countCall) void client.invalidateQueries({ queryKey: [countCall, 'counts'] });
  });
  useLive(live, refresh);
  return {
    rows: page.data?.data,
    total: page.data?.total ?? 0,
    capped: page.data?.total_capped ?? false,
    lastPage: page.data?.last_page ?? 1,
    fetching: page.isFetching,
    error: page.error,
    asOf: new Date(page.dataUpdatedAt),
    isEarlier: page.isFetching && page.data !== undefined && page.dataUpdatedAt > 0 && page.dataUpdatedAt < openedAt,
    counts: counts.data?.data,
    retry: () => void page.refetch(),
    cancel: () => {
      setReleased(key);
      void client.cancelQueries({ queryKey, exact: true });
    },
    // Rows loaded earlier for the same query are still correct: only their refresh was aborted.
    cancelled: released === key && !page.isFetching && (page.data === undefined || page.isPlaceholderData),
  };
}
