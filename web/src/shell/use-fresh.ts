import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { cachedLists } from '../kernel/lists.ts';

/** The lists that are kept on the device and that selects are made of (E-09). */
export const keptLists = 'kept lists';

/** What may show something else after a change: the answers of a call, the shell's own questions by their path, what selects offer. */
export type Fresh = EndpointId | `/api/${string}` | 'options' | typeof keptLists;

/**
 * After a change: what shows it on this screen is asked for again. Other screens hear of it by a live event.
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
