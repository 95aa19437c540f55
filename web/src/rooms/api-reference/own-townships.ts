import { useQuery } from '@tanstack/react-query';
import { exampleNumbers, exampleTownships } from '@waybill/contract/call-examples.ts';
import { call } from '../../kernel/client.ts';

type Ids = ReadonlyMap<unknown, unknown>;
const none: Ids = new Map();

/** The numbers that the townships of the examples have at this operator, so that code can be copied as it is; none until they are known. */
export function useOwnTownships(): Ids {
  const { data } = useQuery({
    queryKey: ['places.search', 'townships of the examples'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const ends = ['sender', 'receiver'] as const;
      const found = await Promise.all(
        ends.map((end) =>
          call('places.search', { query: { search: exampleTownships[end], type: 'township' }, signal }),
        ),
      );
      return new Map<unknown, unknown>(
        ends.flatMap((end, n) => {
          const id = found[n]?.data[0]?.id;
          return id === undefined ? [] : [[exampleNumbers[end], id] as const];
        }),
      );
    },
  });
  return data ?? none;
}
