export { writeJournals, type NewJournal } from './ledger.store.ts';
export { postLabelEvents, readLabelMoney, type LabelMoneyEvent } from './post-label-events.ts';
export { mayRollbackMoney, reverseEntries, type MoneyHeld } from './reverse-entries.ts';
