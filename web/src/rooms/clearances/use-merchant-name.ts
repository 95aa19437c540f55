import { useQuery } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import { recordNumber } from '../../shell/detail/use-record.ts';

/** What a merchant is called that a list's address names by number; undefined until it is known, or when it is not the reader's to see. */
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
