import type { PayoutRunDetail } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readPayoutRun } from './payout-runs.queries.ts';
import { lockPayoutRun, type LockedPayoutRun } from './payout-runs.store.ts';

/** Payout runs, for commands. */
export const payoutRunRecord = topicRecord<'payout_runs', LockedPayoutRun, PayoutRunDetail>({
  room: 'payout_runs',
  topic: 'payout_run',
  lock: ({ tx, viewer }, id) => lockPayoutRun(tx, viewer, id),
  auditSubject: ({ number }) => ({ name: number, branchId: null }),
  read: ({ tx, viewer, now }, id) => readPayoutRun(tx, viewer, id, now),
});
