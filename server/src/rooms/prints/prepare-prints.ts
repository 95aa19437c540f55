import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { printLimit } from '@waybill/domain/rooms/prints/print-formats.ts';
import { parseLabelNumbers } from '@waybill/domain/rooms/prints/reprint.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { readSelection } from '../bulk/bulk.door.ts';
import { readPrintLabels } from './prints.queries.ts';

/** A selection holds ids of the list it was taken from: only the list of labels has ids of labels. */
const labelList = 'labels';

/** Reads the content of the labels that were named one by one or selected in the list (N-13). */
export async function preparePrints(
  context: ReadContext,
  body: { labels?: readonly string[] | undefined; selection?: string | undefined },
): Promise<CallOutput<'prints.prepare'> | Refusal> {
  const numbers = await numbersFor(context, body);
  return isRefusal(numbers) ? numbers : readPrintLabels(context.db, context.viewer, numbers, context.now);
}

/** Either names or a selection, never both and never neither. */
async function numbersFor(
  { db, viewer, now }: ReadContext,
  { labels, selection }: { labels?: readonly string[] | undefined; selection?: string | undefined },
): Promise<readonly string[] | Refusal> {
  if ((labels === undefined) === (selection === undefined))
    return refuse('validation_failed', { fields: { labels: [{ code: 'select' }] } });
  if (labels !== undefined) return parseLabelNumbers(labels.join(','));
  const chosen = await readSelection(db, viewer.id, selection as string, now);
  if (chosen?.list !== labelList || chosen.ids.length === 0) return refuse('selection_expired');
  return chosen.ids.length > printLimit
    ? refuse('too_many_chosen', { values: { max: printLimit } })
    : chosen.ids.map(String);
}
