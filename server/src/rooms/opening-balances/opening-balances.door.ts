export { insertOpeningBalance, setOpeningBalance } from './opening-balances.store.ts';
export { openingKeyOf } from './change-opening-balance.ts';
