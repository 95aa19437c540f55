import type { MissingCaseDetail } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readCase } from './missing-cases.queries.ts';
import { lockMissingCase, type LockedMissingCase } from './missing-cases.store.ts';

/** A missing case as commands see it. */
export const missingCaseRecord = topicRecord<'missing_cases', LockedMissingCase, MissingCaseDetail>({
  room: 'missing_cases',
  topic: 'missing_case',
  lock: ({ tx, viewer }, id) => lockMissingCase(tx, viewer, id),
  auditSubject: ({ tracking_code, branch_id }) => ({ name: tracking_code, branchId: branch_id }),
  read: ({ tx, viewer, now }, id) => readCase(tx, viewer, id, now, { whoeverSees: true }),
});
