import { useQuery } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import { recordNumber } from '../../shell/detail/use-record.ts';

/** Returns the name of the merchant whose id is in a list's address; undefined while loading, or when the reader may not see the merchant. */
export function useMerchantName(id: string | undefined): string | undefined {
  const number = recordNumber(id);
  const { data } = useQuery({
    queryKey: ['cod.merchant', number],
    enabled: number !== undefined,
    retry: false,
    queryFn: ({ signal }) => call('cod.merchant', { query: { customer_id: String(number) }, signal, background: true }),
  });
  return data?.data.name;
}
