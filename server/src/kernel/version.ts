import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('@waybill/server/package.json') as { version: string };

/** The version of the product, from its package. */
export const productVersion = version;
