import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import { useLive, type LiveTopics } from '../../kernel/live.ts';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { parsePlace } from '../../shell/list/list-state.ts';
import { useCalm } from '../../shell/use-calm.ts';

/** Topics whose changes move COD, credit and returns: steps of parcels, counted cash, documents. */
export const moneyTopics = ['labels', 'handover', 'clearance'] as const;

/** Search and filters of a list from the address, without page and order. */
export type ListConditions = Readonly<Record<string, string>>;

/** Returns a list's search and filters from the address bar, for the figures above its rows. */
export function useListConditions(definition: ListDefinition, fixed?: ListConditions): ListConditions {
  const parse = useMemo(() => parsePlace(definition), [definition]);
  const [{ search, filters }] = useSearchState(parse);
  return useMemo(() => ({ ...filters, ...fixed, ...(search === '' ? {} : { search }) }), [search, filters, fixed]);
}

/** The sums of the rows that are asked for, asked again when something of the topics changes; null when they are too many. */
export function useListSums<Sums>(
  key: string,
  question: ListConditions,
  topics: LiveTopics,
  ask: (query: ListConditions, signal: AbortSignal) => Promise<{ data: Sums | null }>,
): Sums | null | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [key, question],
    meta: { topics },
    queryFn: ({ signal }) => ask(question, signal),
    placeholderData: keepPreviousData,
  });
  useLive(
    topics,
    useCalm(() => void client.invalidateQueries({ queryKey: [key] })),
  );
  return data?.data;
}
