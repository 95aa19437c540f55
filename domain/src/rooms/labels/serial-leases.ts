import { sandboxSerials } from '../sandbox/sandbox-rules.ts';
import { products } from './tracking-code.ts';

/** Serials below are given out online, one by one; above them lie the blocks that are leased (decisions 6), and above those the codes of the sandbox. */
export const leasedSerials = { first: 70_000_000, last: sandboxSerials.first - 1 } as const;

/** How many codes of a product a device is given at once: of the everyday one for a day without a network, of the others for a few parcels. */
const everydayBlock = 50;
const otherBlock = 10;
const everyday = 'EX';

/** One person may hold this many codes that are on no label yet, on all their devices together. */
export const mostHeld = 400;

/**
 * How large a block of a product is to be leased now: none while the device still has half of one, or the person holds too many that they never used.
 *
 * @param unused codes of this product on this device that are on no label
 * @param held codes of all products on all devices of the person that are on no label
 * @example blockNeeded('EX', { unused: 20, held: 45 }) === 50
 */
export function blockNeeded(product: string, { unused, held }: { unused: number; held: number }): number {
  const size = product === everyday ? everydayBlock : otherBlock;
  return products.includes(product) && unused < size / 2 && held + size <= mostHeld ? size : 0;
}
