export { type NewJournal, type WrittenJournal, writeJournals, writeMirrorOf } from './ledger.store.ts';
export { reverseEntries, reversePickup, mayRollbackMoney } from './reverse-entries.store.ts';
export { postLabelEvents, type LabelMoneyEvent } from './post-label-events.ts';
export { nextSerial } from './document-numbers.store.ts';
export { serviceFeeJournal } from './service-fee.ts';
export { hasPostings } from './balances.store.ts';
