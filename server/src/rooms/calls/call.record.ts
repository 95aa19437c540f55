import type { CallDetail } from '@waybill/contract/rooms/calls/calls.contract.ts';
import { recordKind } from '../../kernel/change-record.ts';
import { readCall } from './calls.queries.ts';
import { lockCall, type LockedCall } from './calls.store.ts';

/** Open calls, for commands. */
export const callRecord = recordKind<'calls', LockedCall, CallDetail>({
  room: 'calls',
  topic: 'call',
  lock: ({ tx, viewer }, id) => lockCall(tx, viewer, id),
  line: ({ tracking_code, pickup_request_id, branch_id }) => ({
    name: tracking_code ?? `#${pickup_request_id}`,
    branchId: branch_id,
  }),
  read: ({ tx, viewer, now }, id) => readCall(tx, viewer, id, now),
});
