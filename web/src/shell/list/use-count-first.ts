import { useQuery } from '@tanstack/react-query';
import { worksOnTheStreet } from '@waybill/domain/rooms/roles/roles.ts';
import { call } from '../../kernel/client.ts';
import { useLive, type LiveTopics } from '../../kernel/live.ts';
import { useUser } from '../../kernel/session-store.ts';
import { useFresh } from '../use-fresh.ts';

/** Must this courier count a run sheet before a list of parcels shows them anything of it? Lists of parcels are those that hear of `labels`. */
export function useCountFirst(live: LiveTopics): boolean {
  const user = useUser();
  const fresh = useFresh();
  const enabled = worksOnTheStreet(user.role.level) && [live ?? []].flat().includes('labels');
  const { data } = useQuery({
    queryKey: ['run_sheets.mine'],
    queryFn: ({ signal }) => call('run_sheets.mine', { signal }),
    enabled,
  });
  useLive(enabled ? 'run_sheet' : null, () => void fresh(['run_sheets.mine']));
  return data?.data.sheets.some(({ to_count }) => to_count) ?? false;
}
