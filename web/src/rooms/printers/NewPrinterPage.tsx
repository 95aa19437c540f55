import { printerFieldWords } from '@waybill/contract/rooms/printers/printers.words.ts';
import { printerForm, printerPorts } from '@waybill/domain/rooms/printers/printer-form.ts';
import { call } from '../../kernel/client.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import { PrinterFields } from './PrinterFields.tsx';

/** Names a printer in the network. */
export const NewPrinterPage = newPage({
  title: titleOf('printers.new'),
  list: 'printers',
  form: printerForm,
  words: printerFieldWords,
  draft: 'printer',
  useInitial: () => ({ branch_id: useViewer().branchId, port: printerPorts.first }),
  create: (body, idempotencyKey) => call('printers.create', { body, idempotencyKey }),
  changes: 'printer',
  Fields: PrinterFields,
});
