import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { RemittanceState } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import { exportValue } from '@waybill/contract/kernel/cell-text.ts';
import { remittanceLineList } from '@waybill/contract/rooms/remittances/remittances.columns.ts';
import type { RemittanceLineRow } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import {
  remittanceFaces,
  remittanceFieldWords as field,
} from '@waybill/contract/rooms/remittances/remittances.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { streamRows } from '../../kernel/lists.ts';
import type { FileAnswer } from '../../kernel/routes.ts';
import { workbookAnswer } from '../../kernel/sheets/workbook-answer.ts';
import { readRemittance, remittanceLineSource } from './remittances.queries.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** The number of the remittance appears once, below its lines. */
const columns = remittanceLineList.columns.filter(({ key }) => key !== 'remittance_number');
const paidAt = columns.findIndex(({ key }) => key === 'paid_amount');

/** Returns a remittance as a workbook: its lines with their results, totals and details. */
export async function remittanceExcel(context: CommandContext, id: number): Promise<FileAnswer | Refusal> {
  const { tx, viewer, now, locale } = context;
  const document = await readRemittance(tx, viewer, id);
  if (!document) return refuse('not_found');
  context.audit({
    room: 'remittances',
    record: id,
    name: document.number,
    action: 'download',
    branchId: document.branch.id,
  });
  const lines: RemittanceLineRow[] = [];
  const question = { search: '', sort: 'row_no', filters: { remittance_id: String(id) } };
  for await (const some of streamRows(tx, remittanceLineSource, viewer, question)) lines.push(...some);
  const under = (name: string, value: number): (string | number)[] =>
    columns.map((_, at) => (at === 0 ? name : at === paidAt ? value : ''));
  const rows = [
    ...lines.map((line) => columns.map((column) => exportValue(column, { ...line }, locale))),
    [],
    under(field.lines_amount[locale], document.lines_amount),
    under(field.bank_amount[locale], document.bank_amount),
    under(field.mmpost_charge[locale], document.mmpost_charge),
    [],
    [commonFieldWords.remittance[locale], document.number],
    [field.reference[locale], document.reference],
    [field.paid_on[locale], formatDate(document.paid_on)],
    [staffFieldWords.status[locale], remittanceFaces[document.status as RemittanceState].word[locale]],
    [field.brought_by[locale], document.created_by],
    [field.confirmed_by[locale], document.confirmed_by ?? ''],
    [commonFieldWords.branch[locale], localName(document.branch, locale)],
  ];
  return workbookAnswer({ name: document.number, at: now, columns, rows, locale });
}
