import type { ExportRow } from '@waybill/contract/rooms/exports/exports.contract.ts';
import type { CommandRecord } from '../../kernel/change-record.ts';
import { readRow } from '../../kernel/lists.ts';
import { exportSource } from './exports.queries.ts';
import { lockExport } from './exports.store.ts';

/** Describes a person's own exports to commands. Only the owner is notified. */
export const exportRecord: CommandRecord<NonNullable<Awaited<ReturnType<typeof lockExport>>>, ExportRow> = {
  lock: ({ tx, viewer }, id) => lockExport(tx, viewer, id),
  notify: (context, _export, id) => context.publish({ topic: 'export', staffId: context.viewer.id, payload: { id } }),
  read: ({ tx, viewer }, id) => readRow(tx, exportSource, viewer, id),
};
