import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { cachedLists } from '../kernel/lists.ts';
import { changesKeptLists, isChangedBy, type Changes } from '../kernel/query-topics.ts';

/**
 * Reads again what a change shows on this screen: every query whose room shows the changed things. Other screens hear of it by a live event.
 *
 * @example const changed = useChanged(); void changed('branch');
 */
export function useChanged(): (changes: Changes) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (changes) => {
      if (changesKeptLists(changes))
        void cachedLists
          .refresh()
          .catch(() => undefined)
          .then(() => client.invalidateQueries({ queryKey: ['options'] }));
      await client.invalidateQueries({
        predicate: ({ queryKey: [call], meta }) =>
          meta?.readsOnce !== true && isChangedBy(String(call), changes, meta?.topics),
      });
    },
    [client],
  );
}
