import type { ExportDestinationDetail } from '@waybill/contract/rooms/export-destinations/export-destinations.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readExportDestination } from './export-destinations.queries.ts';
import { lockExportDestination, type LockedExportDestination } from './export-destinations.store.ts';

/** A destination as commands see it. */
export const exportDestinationRecord = topicRecord<
  'export_destinations',
  LockedExportDestination,
  ExportDestinationDetail
>({
  room: 'export_destinations',
  topic: 'export_destination',
  lock: ({ tx }, id) => lockExportDestination(tx, id),
  auditSubject: ({ name }) => ({ name, branchId: null }),
  read: ({ tx }, id) => readExportDestination(tx, id),
});
