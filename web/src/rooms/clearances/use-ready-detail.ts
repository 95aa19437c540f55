import type { ReadyDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import type { ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useOneBy, type RecordQuery } from '../../shell/detail/use-record.ts';

/** Loads the preview of a merchant's next document of a kind; refetched when a clearance of their branch is made, paid or voided. */
export function useReadyDetail(customer: string | undefined, kind: ClearanceKind): RecordQuery<ReadyDetail> {
  return useOneBy({
    call: 'clearances.readyDetail',
    id: customer,
    of: kind,
    ask: (id, signal) => call('clearances.readyDetail', { query: { customer_id: String(id), kind }, signal }),
    topic: 'clearance',
  });
}
