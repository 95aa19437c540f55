import type { LabelImportDetail } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readImportFacts, readImport } from './label-imports.queries.ts';
import type { ImportFacts } from './check-rows.ts';

/** Describes order sheets to commands, locked while their rows change. */
export const importRecord = topicRecord<'label_imports', ImportFacts, LabelImportDetail>({
  room: 'label_imports',
  topic: 'label_imports',
  lock: ({ tx, viewer }, id) => readImportFacts(tx, viewer, id, true),
  auditSubject: ({ file_name, branch_id }) => ({ name: file_name, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readImport(tx, viewer, id),
});
