import { sandboxSerials } from '../sandbox/sandbox-rules.ts';
import { products } from './tracking-code.ts';

/** Serials below are assigned online, one by one; above them are the leased blocks (decisions 6), and above those the sandbox's. */
export const leasedSerials = { first: 70_000_000, last: sandboxSerials.first - 1 } as const;

/** Number of codes leased to a device at once: a day's supply of the everyday product, a few of the others. */
const everydayBlock = 50;
const otherBlock = 10;
const everyday = 'EX';

/** Maximum unused codes of one person on all devices. */
export const mostHeld = 400;

/**
 * Returns the size of a block to lease now: 0 while the device has half of one, or the person has too many unused codes.
 *
 * @param unused codes of this product on this device that are on no label
 * @param held codes of all products on all devices of the person that are on no label
 * @example blockNeeded('EX', { unused: 20, held: 45 }) === 50
 */
export function blockNeeded(product: string, { unused, held }: { unused: number; held: number }): number {
  const size = product === everyday ? everydayBlock : otherBlock;
  return products.includes(product) && unused < size / 2 && held + size <= mostHeld ? size : 0;
}
