import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { hasBadCodeUnits } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import { nameWithRegion } from '@waybill/domain/rooms/label-imports/find-township.ts';
import { readOrderText } from '@waybill/domain/rooms/label-imports/read-order-text.ts';
import { orderTextBounds } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import type { TextOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { zawgyiDetector } from '../../kernel/zawgyi.ts';
import { keptGazetteer } from './check-rows.ts';

/**
 * The orders of a pasted text, for a person to look at: nothing is kept. Zawgyi becomes Unicode, decided anew after each empty line, because messages of several people are
 * pasted together.
 * A township that is known stands there under its own name, which finds it again in a sheet.
 */
export async function readPastedText(
  { db, locale }: ReadContext,
  text: string,
): Promise<{ data: TextOrder[] } | Refusal> {
  const lines = (hasBadCodeUnits(text) ? text.replace(/[\0\p{Surrogate}]/gu, '') : text).split(/\r\n|[\n\r]/);
  if (lines.length > orderTextBounds.lines) return tooMuch();
  const gazetteer = await keptGazetteer(db, db);
  const orders = readOrderText(inUnicode(lines).join('\n'), gazetteer);
  if (orders === null) return tooMuch();
  return {
    data: orders.map(({ fields, guessed, place }) => ({
      fields: place ? { ...fields, destination_township: nameWithRegion(gazetteer, place, locale) } : { ...fields },
      guessed: [...guessed],
      township_id: place?.id ?? null,
    })),
  };
}

function inUnicode(lines: readonly string[]): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    paragraphs.at(-1)?.push(line);
    if (line.trim() === '') paragraphs.push([]);
  }
  return paragraphs.flatMap((paragraph) =>
    Object.values(
      mendZawgyi(Object.fromEntries(paragraph.map((line, at) => [`line ${at}`, line])), zawgyiDetector).record,
    ),
  );
}

const tooMuch = () =>
  refuse('validation_failed', {
    fields: { text: [{ code: 'text_too_much', values: { max: orderTextBounds.orders } }] },
  });
