import { locales } from '@waybill/domain/kernel/locale.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';

/**
 * The languages of a journey that is the same in each: Myanmar, which needs most room; the long proofs use all. The walk through all pages checks each page in
 * Myanmar and every second one in another language on every run.
 */
export const triedLocales = locales.slice(0, proofSize({ usual: 1, long: locales.length }));
