import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { cachedLists } from '../../kernel/lists.ts';

/**
 * After a change: the lists on screens are asked for again, and so are the kept lists that selects are made of (E-09).
 *
 * @example const fresh = useFreshLists(); fresh('branches.list', 'branches.detail');
 */
export function useFreshLists(): (...calls: readonly string[]) => void {
  const client = useQueryClient();
  return useCallback(
    (...calls) => {
      for (const call of calls) void client.invalidateQueries({ queryKey: [call] });
      void cachedLists
        .refresh()
        .catch(() => undefined)
        .then(() => client.invalidateQueries({ queryKey: ['options'] }));
    },
    [client],
  );
}
