export { chooseBank, isBankOpen, lockBank } from './bank-accounts.store.ts';
export { isShownAtBank } from './bank-postings.sql.ts';
export { ledgerOfBank, ledgerRefOf, usualBankOf } from './bank-accounts.queries.ts';
