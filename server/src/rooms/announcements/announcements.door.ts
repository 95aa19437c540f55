export { announce, announceToMerchant } from './announce.store.ts';
