import type { PrinterDetail } from '@waybill/contract/rooms/printers/printers.contract.ts';
import { printerFieldWords, printerStateFaces } from '@waybill/contract/rooms/printers/printers.words.ts';
import { printerForm } from '@waybill/domain/rooms/printers/printer-form.ts';
import { call } from '../../kernel/client.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import { HistorySection } from '../audit/audit.door.ts';
import { PrinterFields } from './PrinterFields.tsx';

interface Of {
  data: PrinterDetail;
}

/** One printer: where it is, and what it prints. */
export const EditPrinterPage = editPage({
  call: 'printers.detail',
  param: 'printerId',
  topic: 'printer',
  list: 'printers',
  room: 'printers',
  draft: 'printer',
  title: ({ name }: PrinterDetail) => name,
  form: printerForm,
  words: printerFieldWords,
  save: (id, body, idempotencyKey) => call('printers.edit', { params: { id }, body, idempotencyKey }),
  Fields: PrinterFields,
  Aside: ({ data }: Of) => <StatePill face={printerStateFaces[data.status]} />,
  Below: ({ data }: Of) => <HistorySection room="printers" id={data.id} version={data.version} />,
});
