import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { useLive } from '../../kernel/live.ts';

/** What shows cash, in this room and in the books. */
const shown: readonly EndpointId[] = [
  'handovers.list',
  'handovers.detail',
  'handovers.sums',
  'handovers.mine',
  'handovers.carriers',
  'handovers.branchCash',
  'handovers.shortages',
  'ledger.accounts',
  'ledger.balances',
  'ledger.journals',
  'ledger.statement',
];

/** After a change: whatever shows cash on this screen is asked for again. */
export function useFreshCash(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const call of shown) void client.invalidateQueries({ queryKey: [call] });
  }, [client]);
}

/** Keeps a page of cash as it is: somebody else hands in, counts or sends. */
export function useLiveCash(): void {
  useLive('handover', useFreshCash());
}
