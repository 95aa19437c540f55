import type { RunSheetDetail } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readRunSheet } from './run-sheets.queries.ts';
import { lockRunSheet, type LockedRunSheet } from './run-sheets.store.ts';

/** A run sheet as commands see it. */
export const runSheetRecord: RecordKind<'run_sheets', LockedRunSheet, RunSheetDetail> = {
  room: 'run_sheets',
  lock: ({ tx, viewer }, id) => lockRunSheet(tx, viewer, id),
  line: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
  notify: (context, { branch_id }, id) => context.publish({ topic: 'run_sheet', branchId: branch_id, payload: { id } }),
  read: ({ tx, viewer }, id) => readRunSheet(tx, viewer, id),
};
