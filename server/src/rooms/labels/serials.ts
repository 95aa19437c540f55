import { makeTrackingCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { takeNumbers, type Taking } from '../../kernel/hot/number-blocks.ts';

/** Lists take the order of ids for that of time, so an id that nobody needed for so long, in milliseconds, is left out. */
const idsKeptMs = 2_000;

/**
 * New tracking codes of a product, each given out once whatever becomes of the transaction: their serials come from the product's sequence in small blocks,
 * so that making a label does not ask for one (decisions 6). There are seventy million of each product.
 */
export async function takeCodes(taking: Taking, product: string, count: number): Promise<string[]> {
  const serials = await takeNumbers(taking, `label_serial_${product.toLowerCase()}`, count);
  return serials.map((serial) => makeTrackingCode(product, serial));
}

/** Ids of new labels, kept in the same way: who knows them beforehand writes everything about a label without waiting for an answer. */
export function takeLabelIds(taking: Taking, count: number, now: Date): Promise<number[]> {
  return takeNumbers({ ...taking, fresh: { now, keptMs: idsKeptMs } }, 'label_id_seq', count);
}
