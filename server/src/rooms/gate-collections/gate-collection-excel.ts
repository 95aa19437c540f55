import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { exportValue } from '@waybill/contract/kernel/cell-text.ts';
import { gateLineList } from '@waybill/contract/rooms/gate-collections/gate-collections.columns.ts';
import {
  gateCollectionFaces,
  gateCollectionFieldWords as field,
} from '@waybill/contract/rooms/gate-collections/gate-collections.words.ts';
import { gateSlipFieldWords } from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import type { GateLineRow } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { streamRows } from '../../kernel/lists.ts';
import type { FileAnswer } from '../../kernel/routes.ts';
import { workbookAnswer } from '../../kernel/sheets/workbook-answer.ts';
import { gateLineSource, readGateCollection } from './gate-collections.queries.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Columns without meaning on the paper of one document. */
const without = ['late', 'due_at', 'gate_collection_number', 'id'];
const columns = gateLineList.columns.filter(({ key }) => !without.includes(key));
const owedAt = columns.findIndex(({ key }) => key === 'owed');

/** Writes the document as a workbook: its parcels, their sums, and its facts. */
export async function gateCollectionExcel(context: CommandContext, id: number): Promise<FileAnswer | Refusal> {
  const { tx, viewer, now, locale } = context;
  const document = await readGateCollection(tx, viewer, id, now);
  if (!document) return refuse('not_found');
  context.audit({
    room: 'gate_collections',
    record: id,
    name: document.number,
    action: 'download',
    branchId: document.branch.id,
  });
  const lines: GateLineRow[] = [];
  const question = { search: '', sort: 'id', filters: { gate_collection_id: String(id) } };
  for await (const some of streamRows(tx, gateLineSource, viewer, question)) lines.push(...some);
  const under = (name: string, value: string | number | null): (string | number)[] =>
    columns.map((_, at) => (at === 0 ? name : at === owedAt ? (value ?? '') : ''));
  const rows = [
    ...lines.map((line) => columns.map((column) => exportValue(column, { ...line }, locale))),
    [],
    under(field.gate_owed[locale], document.gate_owed),
    under(field.gate_paid[locale], document.to_pay),
    under(field.gate_charge[locale], document.gate_charge),
    under(field.gate_counted[locale], document.counted),
    [],
    [commonFieldWords.gate_collection[locale], document.number],
    [gateSlipFieldWords.gate_name[locale], document.gate_name],
    [field.handed_on[locale], formatDate(document.handed_on)],
    [staffFieldWords.status[locale], gateCollectionFaces[document.status].word[locale]],
    [commonFieldWords.branch[locale], localName(document.branch, locale)],
  ];
  return workbookAnswer({ name: document.number, at: now, columns, rows, locale });
}
