import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReadyDetail } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';
import { NoSuchRecord, recordNumber, type RecordQuery } from '../../shell/detail/use-record.ts';

/** What a merchant's next document would hold, asked again when a clearance of their branch is made, paid or void. */
export function useReadyDetail(customer: string | undefined): RecordQuery<ReadyDetail> {
  const client = useQueryClient();
  const number = recordNumber(customer);
  const queryKey = ['clearances.readyDetail', number];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    enabled: number !== undefined,
    queryFn: ({ signal }) => call('clearances.readyDetail', { query: { customer_id: String(number) }, signal }),
  });
  useLive('clearance', () => void client.invalidateQueries({ queryKey }));
  return {
    data: data?.data,
    error: number === undefined ? new NoSuchRecord() : error,
    fetching: isFetching,
    retry: () => void refetch(),
    put: (detail) => client.setQueryData(queryKey, { data: detail }),
  };
}
