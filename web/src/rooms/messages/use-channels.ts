import { useQuery } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';

/** Reads the channels and their order; `find` picks what a page shows. */
export function useChannels<Found>(find: (all: Awaited<ReturnType<typeof readChannels>>['data']) => Found | undefined) {
  const { data, error, isFetching, refetch } = useQuery({ queryKey: ['messages.channels'], queryFn: readChannels });
  return {
    data: data && find(data.data),
    error,
    fetching: isFetching,
    retry: () => void refetch(),
    put: () => undefined,
  };
}

const readChannels = ({ signal }: { signal: AbortSignal }) => call('messages.channels', { signal });
