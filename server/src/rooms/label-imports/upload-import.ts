import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { servingRefusal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import {
  columnsToAnswer,
  understandColumns,
  type Understood,
} from '@waybill/domain/rooms/label-imports/guess-columns.ts';
import { shapeOf } from '@waybill/domain/rooms/label-imports/sheet-shapes.ts';
import {
  firstUsual,
  isSenderField,
  readGuessedLines,
  type sheetUploadForm,
} from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import type { LabelImportDetail } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import { isOutside } from '../../kernel/viewer.ts';
import { readSender, type SenderFacts } from '../customers/customers.door.ts';
import { checkerFor, checkRows, missingFields, type ImportFacts } from './check-rows.ts';
import { readRemembered, readTwin } from './earlier-imports.queries.ts';
import { readImportFacts, readImport, readRowsToCheck } from './label-imports.queries.ts';
import { insertImport, recount, writeChecked } from './label-imports.store.ts';
import { columnTexts, takeSheet } from './take-sheet.ts';

const wrong = (field: string, code: string) => refuse('validation_failed', { fields: { [field]: [{ code }] } });

/**
 * Uploads an order sheet: reads it, guesses its columns (as in the merchant's last sheets), stores its rows and checks them. The same cells for the same
 * merchant are refused a second time, with who uploaded them when; no label is made yet.
 */
export async function uploadImport(
  context: CommandContext,
  body: FormValues<typeof sheetUploadForm> & { readonly file: FileFacts },
): Promise<{ data: LabelImportDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const customerId = body.customer_id ?? viewer.customerId ?? null;
  const sender = customerId === null ? null : await readSender(tx, viewer, customerId);
  if (customerId !== null && !sender) return wrong('customer_id', 'select');
  const blocked = sender && servingRefusal(sender.status);
  if (blocked) return { ...blocked, fields: { customer_id: [{ code: blocked.code }] } };
  const branchId = branchOf(context, sender);
  if (branchId === null) return wrong('customer_id', 'select');
  const file = uploadOf(body.file, 'file');
  const sheet = await takeSheet(file, { sheets: (body.sheets ?? '').split('\n'), encoding: body.encoding });
  if ('problem' in sheet) return refuse('validation_failed', { fields: { file: [sheet.problem] } });
  if ('question' in sheet) return refuse('file_asks', { values: { ...sheet.question } });
  const shape = shapeOf(sheet.heads);
  const remembered = await readRemembered(tx, viewer, customerId, shape);
  const cells = columnTexts(sheet);
  const understood = understandColumns(sheet.heads, remembered.heads, cells, sheet.origin.hiddenColumns);
  const { columns, reasons, doubtful } = isOutside(viewer) ? withoutSender(understood) : understood;
  const open = columnsToAnswer(sheet.heads, columns, remembered.heads, cells).filter(
    (at) => reasons[at] !== 'sender_fixed',
  );
  const id = await insertImport(tx, {
    branchId,
    customerId,
    staffId: viewer.id,
    fileName: file.name,
    sheet,
    shape,
    guessed: readGuessedLines(body.guessed),
    columns,
    reasons: reasons.map((reason, at) => reason ?? (open.includes(at) ? 'holds_amounts' : null)),
    unanswered: [...new Set([...doubtful, ...open])],
    usual: remembered.usual ?? firstUsual,
    now,
  });
  if (id === null) {
    const twin = await readTwin(tx, context, customerId, sheet.hash);
    return refuse('import_twice', {
      values: { by: twin?.by ?? '', at: twin ? formatDateTime(twin.at) : '', id: twin?.id ?? null },
    });
  }
  const facts = await readImportFacts(tx, viewer, id);
  if (!facts) throw new Error('a sheet was kept that its uploader cannot see');
  await checkAll(context, facts);
  context.audit({
    room: 'label_imports',
    record: id,
    name: file.name,
    action: 'create',
    branchId,
    after: { file_name: file.name, customer_id: customerId, total: sheet.rows.length },
  });
  context.publish({ topic: 'label_imports', branchId, payload: { id } });
  return { data: await detailOf(context, id) };
}

/** Passes over the columns that name a sender: of a merchant's own sheet it is the merchant. */
function withoutSender({ columns, reasons, doubtful }: Understood): Understood {
  const own = columns.map(isSenderField);
  return {
    columns: columns.map((field, at) => (own[at] ? null : field)),
    reasons: reasons.map((reason, at) => (own[at] ? 'sender_fixed' : reason)),
    doubtful: doubtful.filter((at) => !own[at]),
  };
}

/** A person without a branch uploads sheets for the merchant's branch. */
function branchOf({ viewer }: CommandContext, sender: SenderFacts | null): number | null {
  return viewer.branchId ?? sender?.branch_id ?? null;
}

/** Checks every row that is no label yet, once every required field has a column. */
export async function checkAll({ tx, poolDb, viewer, now }: CommandContext, facts: ImportFacts): Promise<void> {
  if (missingFields(facts).length === 0) {
    const checker = await checkerFor({ viewer, pool: poolDb, db: tx, now }, facts);
    await writeChecked(tx, facts.id, await checkRows(checker, await readRowsToCheck(tx, facts.id)));
  }
  await recount(tx, facts.id, now);
}

/** Returns the sheet as its commands answer. */
async function detailOf({ tx, viewer }: CommandContext, id: number): Promise<LabelImportDetail> {
  const data = await readImport(tx, viewer, id);
  if (!data) throw new Error(`sheet ${id} is gone`);
  return data;
}
