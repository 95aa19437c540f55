import { exportDestinationFieldWords } from '@waybill/contract/rooms/export-destinations/export-destinations.words.ts';
import { exportDestinationForm } from '@waybill/domain/rooms/export-destinations/export-destination-form.ts';
import { call } from '../../kernel/client.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import { ExportDestinationFields } from './ExportDestinationFields.tsx';

/** Names a folder that files of schedules are delivered to. */
export const NewExportDestinationPage = newPage({
  title: titleOf('export-destinations.new'),
  list: 'export-destinations',
  form: exportDestinationForm,
  words: exportDestinationFieldWords,
  draft: 'export-destination',
  create: (body, idempotencyKey) => call('export_destinations.create', { body, idempotencyKey }),
  leads: ({ data: { id } }) => ({ name: 'export-destinations.edit', params: { destinationId: id } }),
  changes: 'export_destination',
  Fields: ExportDestinationFields,
});
