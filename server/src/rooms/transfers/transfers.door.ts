export { followStatement, readTransferSettings } from './transfers.store.ts';
