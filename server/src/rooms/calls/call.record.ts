import type { PhoneCallDetail } from '@waybill/contract/rooms/calls/calls.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readPhoneCall } from './calls.queries.ts';
import { lockPhoneCall, type LockedPhoneCall } from './calls.store.ts';

/** Open calls, for commands. */
export const callRecord = topicRecord<'calls', LockedPhoneCall, PhoneCallDetail>({
  room: 'calls',
  topic: 'call',
  lock: ({ tx, viewer }, id) => lockPhoneCall(tx, viewer, id),
  auditSubject: ({ tracking_code, pickup_request_id, branch_id }) => ({
    name: tracking_code ?? `#${pickup_request_id}`,
    branchId: branch_id,
  }),
  read: ({ tx, viewer, now }, id) => readPhoneCall(tx, viewer, id, now),
});
