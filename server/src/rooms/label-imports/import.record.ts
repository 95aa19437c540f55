import type { LabelImportDetail } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readImportFacts, readImport } from './label-imports.queries.ts';
import type { ImportFacts } from './check-rows.ts';

/** Describes order sheets to commands, locked while their rows change. */
export const importRecord: RecordKind<'label_imports', ImportFacts, LabelImportDetail> = {
  room: 'label_imports',
  lock: ({ tx, viewer }, id) => readImportFacts(tx, viewer, id, true),
  line: ({ file_name, branch_id }) => ({ name: file_name, branchId: branch_id }),
  notify: (context, { branch_id }, id) =>
    context.publish({ topic: 'label_imports', branchId: branch_id, payload: { id } }),
  read: ({ tx, viewer }, id) => readImport(tx, viewer, id),
};
