export { balanceOfRow, lockBalance, readBalance } from './balances.ts';
export { dayOfJournals } from './ledger.store.ts';
export { hasUncounted, isUncounted, uncountedDays } from './uncounted.ts';
export { readLabelMoney } from './post-label-events.ts';
export { readMoneySettings, saveMoneySettings } from './money-settings.store.ts';
export { verifyLedger } from './verify-ledger.ts';
export { merchantLineSource } from './merchant-lines.queries.ts';
