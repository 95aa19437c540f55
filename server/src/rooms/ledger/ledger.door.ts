export { writeJournals, writeMirrorOf, type NewJournal } from './ledger.store.ts';
export { nextSerial } from './document-numbers.store.ts';
export { readMoneySettings, saveMoneySettings } from './money-settings.store.ts';
export { postLabelEvents, readLabelMoney, type LabelMoneyEvent } from './post-label-events.ts';
export { mayRollbackMoney, reverseEntries, type MoneyHeld } from './reverse-entries.ts';
export { verifyLedger } from './verify-ledger.ts';
export { balanceOfRow, lockBalance, readBalance } from './balances.ts';
export { hasUncounted } from './uncounted.ts';
export { merchantLineSource } from './merchant-lines.queries.ts';
