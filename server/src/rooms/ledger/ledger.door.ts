export { balanceOfRow, lockBalance, readBalance } from './balances.store.ts';
export { dayOfJournals } from './ledger.store.ts';
export { hasUncounted, isUncounted, uncountedDays } from './uncounted.sql.ts';
export { readLabelMoney } from './ledger.queries.ts';
export { readMoneySettings, saveMoneySettings } from './money-settings.store.ts';
export { verifyLedger } from './verify-ledger.queries.ts';
export { merchantLineSource } from './merchant-lines.queries.ts';
