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
  /** Filters that the page and its tab set; they win over the searched ones. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The topic of events after which the rows may be others. */
  readonly live: LiveTopics;
  readonly counts: CountCall | undefined;
}

export interface ListData<Row> {
  /** Nothing while the first answer is awaited. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** There are more than `total`; nobody has counted further. */
  readonly capped: boolean;
  readonly lastPage: number;
  readonly fetching: boolean;
  readonly error: Error | null;
  /** When the rows on the screen came. */
  readonly asOf: Date;
  /** They came for an earlier look at this list; newer ones are on their way. */
  readonly isEarlier: boolean;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly retry: () => void;
  /** Gives up the answer that is awaited: the request is broken off. */
  readonly cancel: () => void;
  /** The answer to what is asked now was given up. */
  readonly cancelled: boolean;
}

/** A page of rows with the counts of its tabs, asked again when something of the room changes. */
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
    queryFn: ({ signal }) => askFirstPage(call, { query: question, signal }),
    // While pages turn, the rows before stay; those of another tab never stand under this one.
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey[2]) === JSON.stringify(fixed) ? before : undefined,
  });
  useEffect(() => void putBack(client, JSON.parse(key) as typeof queryKey), [client, key]);
  const counts = useQuery({
    queryKey: [countCall, 'counts'],
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
    // Rows that came before for the same question are still right: only their refresh was given up.
    cancelled: released === key && !page.isFetching && (page.data === undefined || page.isPlaceholderData),
  };
}
