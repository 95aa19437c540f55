import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';

const queryKey = ['tariffs.list'];

/** Every price table, asked again when somebody changes one. */
export function useTariffs() {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('tariffs.list', { signal }),
  });
  useLive('tariff', () => void client.invalidateQueries({ queryKey }));
  return { data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => {} };
}
