import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { BodyOf } from '@waybill/contract/registry.ts';
import type { ExportRow, exportsContract } from '@waybill/contract/rooms/exports/exports.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { columnsOfFile, askList } from '../../kernel/list-table.ts';
import { exportRecord } from './export.record.ts';
import { readSelection } from '../bulk/bulk.door.ts';
import { countOpen } from './exports.queries.ts';
import { insertExport } from './exports.store.ts';
import { answerRecord } from '../../kernel/change-record.ts';

/** Maximum of unfinished exports per person, so that repeated clicks do not delay everyone else's. */
const openAtOnce = 10;
const tryAgainSeconds = 30;

/** Requests a list as a file: the rows and columns as on the screen, or a frozen selection of them (N-22). A job writes it. */
export async function startExport(
  context: CommandContext,
  body: BodyOf<typeof exportsContract.start>,
): Promise<{ data: ExportRow } | Refusal> {
  const { tx, viewer, now, locale } = context;
  const request = askList(viewer, body);
  if (isRefusal(request)) return request;
  const { source, question } = request;
  const known = new Set<string>(columnsOfFile(viewer, source.definition).map((column) => column.key));
  const columns = [...new Set(body.columns)];
  if (columns.some((key) => !known.has(key)))
    return refuse('validation_failed', { fields: { columns: [{ code: 'select' }] } });
  const selection = body.selection === undefined ? undefined : await readSelection(tx, viewer.id, body.selection, now);
  if (selection !== undefined && selection?.list !== body.list) return refuse('selection_expired');
  if ((await countOpen(tx, viewer.id)) >= openAtOnce)
    return refuse('too_many_requests', { values: { seconds: tryAgainSeconds } });
  const filters = Object.fromEntries(
    Object.entries(question.filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const id = await insertExport(tx, {
    staffId: viewer.id,
    branchId: viewer.branchId,
    customerId: viewer.customerId ?? null,
    list: body.list,
    format: body.format,
    columns,
    locale,
    now,
    question: selection
      ? { sort: question.sort, filters: {}, ids: selection.ids }
      : { search: question.search, sort: question.sort, filters },
  });
  await context.queue('export', { id });
  context.audit({
    room: 'exports',
    record: id,
    name: body.list,
    action: 'start',
    after: {
      list: body.list,
      format: body.format,
      columns,
      search: body.search,
      filters,
      selected: selection?.ids.length ?? null,
    },
  });
  context.publish({ topic: 'export', staffId: viewer.id, payload: { id } });
  return answerRecord(await exportRecord.read(context, id));
}
