import { makeTrackingCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { takeNumbers, type Taking } from '../../kernel/hot/number-blocks.ts';

/** Milliseconds after which a reserved id is dropped unused: lists sort by id as if by time, so an old id would put a new label too far down. */
const idsKeptMs = 2_000;

/**
 * New tracking codes of a product, each given out once whatever becomes of the transaction: their serials come from the product's sequence in small blocks,
 * so that making a label does not ask for one (decisions 6). There are seventy million of each product.
 */
export async function takeCodes(taking: Taking, product: string, count: number): Promise<string[]> {
  const serials = await takeNumbers(taking, `label_serial_${product.toLowerCase()}`, count);
  return serials.map((serial) => makeTrackingCode(product, serial));
}

/** Ids of new labels, reserved in the same way: with the ids known beforehand, all rows of a label are written without waiting for an answer. */
export function takeLabelIds(taking: Taking, count: number, now: Date): Promise<number[]> {
  return takeNumbers({ ...taking, fresh: { now, keptMs: idsKeptMs } }, 'label_id_seq', count);
}
