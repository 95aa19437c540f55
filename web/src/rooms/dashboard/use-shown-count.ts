import { useCallback } from 'react';
import { countCap } from '@waybill/contract/kernel/list.ts';
import { useCount } from '../../ui/table/use-count.ts';

/** A number that was counted to the cap: beyond it says "10,000+". */
export function useShownCount(): (n: number) => string {
  const count = useCount();
  return useCallback((n: number) => (n >= countCap ? `${count(countCap)}+` : count(n)), [count]);
}
