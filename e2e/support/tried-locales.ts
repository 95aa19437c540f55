import { locales } from '@waybill/domain/kernel/locale.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';

/**
 * Languages of tests that are the same in each: Myanmar, whose words need most room; the long tests use all. The test of all pages opens each page in
 * Myanmar and every second one in another language on every run.
 */
export const triedLocales = locales.slice(0, proofSize({ usual: 1, long: locales.length }));
