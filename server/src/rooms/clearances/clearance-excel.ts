import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { momentOfPayment } from '@waybill/domain/rooms/clearances/payment-moment.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { shownAs, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { figureLines } from '@waybill/domain/rooms/clearances/figure-lines.ts';
import type { ClearanceState } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { exportValue } from '@waybill/contract/kernel/cell-text.ts';
import { clearanceLineList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import {
  clearanceFieldWords as field,
  clearanceKindWords,
  clearanceStateFaces,
  payMethodWords,
  totalWord,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { linkedPaper, paperLink } from '../../kernel/paper-links.ts';
import type { FileAnswer } from '../../kernel/routes.ts';
import { workbookAnswer } from '../../kernel/sheets/workbook-answer.ts';
import { readClearance } from './clearances.queries.ts';

const linkKind = 'clearance';

/** Returns a link to the Excel file of a document for the caller, valid for a quarter of an hour (N-17, decisions 8). */
export async function clearanceExcelLink(
  { db, viewer, services, now }: ReadContext,
  id: number,
): Promise<{ data: { hash: string; expires_at: string } } | Refusal> {
  if (!(await readClearance(db, viewer, id, now))) return refuse('not_found');
  return paperLink({ db, viewer, services, now }, { kind: linkKind, id });
}

/** Returns the document as a workbook: its parcels, totals and details. Refused: `link_invalid` for a wrong, foreign or expired hash. */
export async function clearanceExcel(context: CommandContext, id: number, hash: string): Promise<FileAnswer | Refusal> {
  const { tx, viewer, services, now, locale } = context;
  const document = await readClearance(tx, viewer, id, now);
  if (!document) return refuse('not_found');
  if (!(await linkedPaper({ db: tx, viewer, services, now }, [{ kind: linkKind, id }], hash)))
    return refuse('link_invalid');
  context.audit({
    room: 'clearances',
    record: id,
    name: document.number,
    action: 'download',
    branchId: document.branch.id,
  });
  return workbookAnswer({ name: document.number, at: now, columns, rows: rowsOf(document, locale), locale });
}

const columns = clearanceLineList.columns.filter(({ key, extra }) => extra !== true && key !== 'number');
const netAt = columns.findIndex(({ key }) => key === 'net');

type Row = readonly (string | number)[];

function rowsOf(document: ClearanceDetail, locale: Locale): Row[] {
  const kind = document.kind as ClearanceKind;
  const lines = document.lines.map((line) => columns.map((column) => exportValue(column, { ...line }, locale)));
  const under = (name: string, value: string | number): Row =>
    columns.map((_, at) => (at === 0 ? name : at === netAt ? value : ''));
  const sums = figureLines(document, kind).map(({ key, amount }) => under(field[key][locale], amount));
  const facts: readonly (readonly [string, string | null])[] = [
    [clearanceKindWords[kind][locale], document.number],
    [field.customer[locale], document.customer],
    [staffFieldWords.status[locale], clearanceStateFaces[document.status as ClearanceState].word[locale]],
    [field.issue_date[locale], formatDate(document.issue_date)],
    [field.transaction_date[locale], document.transaction_date && formatDate(document.transaction_date)],
    ...(document.payments.length > 1
      ? []
      : ([
          [field.method[locale], document.method && payMethodWords[document.method][locale]],
          [field.bank_account_id[locale], document.operator_account],
        ] as const)),
  ];
  return [
    ...lines,
    [],
    ...sums,
    under(totalWord(kind)[locale], shownAs(kind, document.actual_clearance_cod)),
    ...(document.received_amount === null
      ? []
      : [under(field.received_amount[locale], shownAs(kind, document.received_amount))]),
    ...paymentsOf(document, locale),
    [],
    ...facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ];
}

/** Returns the partial payments as rows: day, method and bank account, and the amount below those of the lines. */
function paymentsOf({ kind, payments }: ClearanceDetail, locale: Locale): Row[] {
  if (payments.length < 2) return [];
  return [
    [],
    [field.transaction_date[locale], field.method[locale], field.bank_account_id[locale]],
    ...payments.map(({ paid_at, method, operator_account, amount }) => {
      const facts = [momentOfPayment(paid_at, payments), payMethodWords[method][locale], operator_account ?? ''];
      return columns.map((_, at) => (at === netAt ? shownAs(kind as ClearanceKind, amount) : (facts[at] ?? '')));
    }),
  ];
}
