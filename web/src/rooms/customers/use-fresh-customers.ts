import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** What shows customers and companies. */
const shown = [
  'customers.list',
  'customers.detail',
  'customers.lookup',
  'customers.companies',
  'customers.company',
  'options',
];

/** After a change: whatever shows customers on this screen is asked for again. Other screens hear of it by a live event. */
export function useFreshCustomers(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: [key] })));
  }, [client]);
}
