export { readChannelDifference } from './channel-difference.queries.ts';
export { findJournals, journalsById, writeMirrors } from './ledger.store.ts';
export { isOnClearance } from './reverse-entries.store.ts';
