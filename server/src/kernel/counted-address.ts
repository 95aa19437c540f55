import { normalizeIP } from '@fastify/rate-limit';

/**
 * Returns the address by which requests are counted. With IPv6 a provider gives each line a subnet of 64 bits, whose addresses its holder can change
 * at will.
 *
 * @example countedAddress('2001:db8:1:1::7') === countedAddress('2001:db8:1:1::8')
 */
export const countedAddress = (address: string): string => normalizeIP(address, 64);
