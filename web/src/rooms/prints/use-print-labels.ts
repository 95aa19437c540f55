import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { parseLabelNumbers } from '@waybill/domain/rooms/prints/reprint.ts';
import { call } from '../../kernel/client.ts';
import { usePageParams, useSearchState } from '../../kernel/page-hooks.ts';

type Prepared = CallOutput<'prints.prepare'>;

export interface PrintPlace {
  /** Numbers and codes named in the address. */
  readonly ids: string;
  readonly selection: string;
  /** Print as soon as everything is there, and go back. */
  readonly atOnce: boolean;
}

function parsePlace(raw: Readonly<Record<string, unknown>>): PrintPlace {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { ids: text(raw.ids), selection: text(raw.selection), atOnce: raw.print === '1' };
}

/** Returns the labels that the address names for printing (N-13, N-30), and a function that asks for others. */
export function usePrintPlace(): {
  readonly numbers: readonly string[];
  readonly selection: string | null;
  readonly atOnce: boolean;
  readonly ask: (text: string) => void;
} {
  const { id = '' } = usePageParams();
  const [{ ids, selection, atOnce }, setSearch] = useSearchState(parsePlace);
  return {
    numbers: parseLabelNumbers(`${id},${ids}`),
    selection: selection === '' ? null : selection,
    atOnce,
    ask: (text) => setSearch({ ids: parseLabelNumbers(text).join(',') }),
  };
}

/** Fetches the labels with their content once: paper must not change between the preview and the print. */
export function usePrintLabels(numbers: readonly string[], selection: string | null) {
  const client = useQueryClient();
  const queryKey = ['prints.prepare', selection ?? numbers.join(',')];
  const query = useQuery({
    queryKey,
    enabled: selection !== null || numbers.length > 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) =>
      call('prints.prepare', { body: selection === null ? { labels: [...numbers] } : { selection }, signal }),
  });
  /** After a print each label has one copy more. */
  const count = (copies: ReadonlyMap<number, number>) =>
    client.setQueryData<Prepared>(
      queryKey,
      (before) =>
        before && {
          ...before,
          data: before.data.map((label) => ({ ...label, printed: copies.get(label.id) ?? label.printed })),
        },
    );
  return { ...query, count };
}
