import type { RunSheetDetail } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readRunSheet } from './run-sheets.queries.ts';
import { lockRunSheet, type LockedRunSheet } from './run-sheets.store.ts';

/** A run sheet as commands see it. */
export const runSheetRecord = topicRecord<'run_sheets', LockedRunSheet, RunSheetDetail>({
  room: 'run_sheets',
  topic: 'run_sheet',
  lock: ({ tx, viewer }, id) => lockRunSheet(tx, viewer, id),
  auditSubject: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
  read: ({ tx, viewer }, id) => readRunSheet(tx, viewer, id),
});
