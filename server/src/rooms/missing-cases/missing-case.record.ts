import type { MissingCaseDetail } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readCase } from './missing-cases.queries.ts';
import { lockMissingCase, type CaseRow } from './missing-cases.store.ts';

/** A missing case as commands see it. */
export const missingCaseRecord: RecordKind<'missing_cases', CaseRow, MissingCaseDetail> = {
  room: 'missing_cases',
  lock: ({ tx, viewer }, id) => lockMissingCase(tx, viewer, id),
  line: ({ tracking_code, branch_id }) => ({ name: tracking_code, branchId: branch_id }),
  notify: (context, { branch_id }, id) =>
    context.publish({ topic: 'missing_case', branchId: branch_id, payload: { id } }),
  read: ({ tx, viewer, now }, id) => readCase(tx, viewer, id, now, { whoeverSees: true }),
};
