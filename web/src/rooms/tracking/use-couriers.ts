import { useQuery } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import type { Option } from '../../ui/option-search.ts';

const none: readonly Option<number>[] = [];

/** The people of the current branch who carry parcels, for a select. */
export function useCouriers(wanted = true): readonly Option<number>[] {
  const { data } = useQuery({ queryKey: ['staff.couriers'], queryFn: () => call('staff.couriers'), enabled: wanted, staleTime: 60_000, select: optionsOf });
  return data ?? none;
}

function optionsOf({ data }: { data: readonly { id: number; name: string; user_name: string }[] }): Option<number>[] {
  return data.map(({ id, name, user_name }) => ({ value: id, label: name, note: user_name, search: user_name }));
}
