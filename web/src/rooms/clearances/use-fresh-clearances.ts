import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { EndpointId } from '@waybill/contract/registry.ts';

/** What shows clearances and what is ready for them. */
const shown: readonly EndpointId[] = [
  'clearances.list',
  'clearances.totals',
  'clearances.ready',
  'clearances.readyTotals',
  'clearances.readyDetail',
  'clearances.detail',
  'cod.list',
  'cod.totals',
  'cod.count',
  'cod.pending',
  'cod.merchant',
  'customers.detail',
];

/** After a change: whatever shows clearances on this screen is asked for again. Other screens hear of it by a live event. */
export function useFreshClearances(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: [key] })));
  }, [client]);
}
