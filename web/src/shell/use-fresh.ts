import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { cachedLists } from '../kernel/lists.ts';

/** The cached lists that selects are made of (E-09). */
export const keptLists = 'kept lists';

/** Data that may have changed: the answers of a call, the shell's own queries by path, the options of selects. */
export type Fresh = EndpointId | `/api/${string}` | 'options' | typeof keptLists;

/**
 * Returns a function that refetches what a change affects on this screen. Other screens are notified by a live event.
 *
 * @example const fresh = useFresh(); void fresh(['branches.list', 'branches.detail', keptLists]);
 */
export function useFresh(): (shown: readonly Fresh[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (shown) => {
      if (shown.includes(keptLists))
        void cachedLists
          .refresh()
          .catch(() => undefined)
          .then(() => client.invalidateQueries({ queryKey: ['options'] }));
      await Promise.all(
        shown.filter((key) => key !== keptLists).map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
    },
    [client],
  );
}
