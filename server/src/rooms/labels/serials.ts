import { makeTrackingCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { takeNumbers, type Taking } from '../../kernel/hot/number-blocks.ts';

/** Milliseconds after which an unused reserved id is dropped: lists sort by id as creation time, so an old id would place a new label too far down. */
const idsKeptMs = 2_000;

/**
 * Returns new tracking codes of a product, each given out once even if the transaction fails: their serials are taken from the product's sequence in small
 * blocks, so that creating a label needs no query for one (decisions 6). There are seventy million of each product.
 */
export async function takeCodes(taking: Taking, product: string, count: number): Promise<string[]> {
  const serials = await takeNumbers(taking, `label_serial_${product.toLowerCase()}`, count);
  return serials.map((serial) => makeTrackingCode(product, serial));
}

/** Returns reserved ids for new labels in the same way: with known ids, all rows of a label are written without waiting for an answer. */
export function takeLabelIds(taking: Taking, count: number, now: Date): Promise<number[]> {
  return takeNumbers({ ...taking, fresh: { now, keptMs: idsKeptMs } }, 'label_id_seq', count);
}
