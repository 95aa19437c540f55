import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { nameWithRegion } from '@waybill/domain/rooms/label-imports/find-township.ts';
import { readOrderText } from '@waybill/domain/rooms/label-imports/read-order-text.ts';
import { orderTextBounds } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import type { TextOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { keptGazetteer } from './check-rows.ts';

/**
 * Reads the orders of a pasted text for review; nothing is stored. Lines may be separated wrongly, because Zawgyi is converted field by field, and messages of
 * several people may be pasted together. A known township appears under its official name, which is recognized again in a sheet.
 */
export async function readPastedText(
  { db, locale }: ReadContext,
  lines: readonly string[],
): Promise<{ data: TextOrder[] } | Refusal> {
  const gazetteer = await keptGazetteer(db, db);
  const orders = readOrderText(lines.join('\n'), gazetteer);
  if (orders === null)
    return refuse('validation_failed', {
      fields: { lines: [{ code: 'text_too_much', values: { max: orderTextBounds.orders } }] },
    });
  return {
    data: orders.map(({ fields, guessed, place }) => ({
      fields: place ? { ...fields, destination_township: nameWithRegion(gazetteer, place, locale) } : { ...fields },
      guessed: [...guessed],
      township_id: place?.id ?? null,
    })),
  };
}
