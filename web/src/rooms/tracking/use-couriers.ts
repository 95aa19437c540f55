import { useQuery } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import type { Option } from '../../ui/inputs/option-search.ts';

const none: readonly Option<number>[] = [];

/** The people of the current branch who carry parcels, for a select. */
export function useCouriers(wanted = true): { readonly options: readonly Option<number>[]; readonly loading: boolean } {
  const { data, isLoading } = useQuery({
    queryKey: ['staff.couriers'],
    queryFn: () => call('staff.couriers'),
    enabled: wanted,
    staleTime: 60_000,
    select: optionsOf,
  });
  return { options: data ?? none, loading: isLoading };
}

function optionsOf({ data }: { data: readonly { id: number; name: string; user_name: string }[] }): Option<number>[] {
  return data.map(({ id, name, user_name }) => ({ value: id, label: name, note: user_name, search: user_name }));
}
