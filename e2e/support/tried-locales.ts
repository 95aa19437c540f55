import { locales } from '@waybill/domain/kernel/locale.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';

/**
 * The languages in which a journey is gone through that is the same in each: Myanmar, whose words need most room; the long proofs go through all. The walk
 * through all pages sees each page in Myanmar and every second one in another language on every run.
 */
export const triedLocales = locales.slice(0, proofSize({ usual: 1, long: locales.length }));
