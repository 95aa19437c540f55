import type { ReadyDetail } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import { call } from '../../kernel/client.ts';
import { useOneBy, type RecordQuery } from '../../shell/detail/use-record.ts';

/** What a merchant's next document would hold, asked again when a clearance of their branch is made, paid or void. */
export function useReadyDetail(customer: string | undefined): RecordQuery<ReadyDetail> {
  return useOneBy({
    call: 'clearances.readyDetail',
    id: customer,
    ask: (id, signal) => call('clearances.readyDetail', { query: { customer_id: String(id) }, signal }),
    topic: 'clearance',
  });
}
