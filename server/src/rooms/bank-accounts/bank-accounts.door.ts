export { isOpenBank, ledgerOfBank, ledgerRefOf, usualBankOf } from './bank-accounts.queries.ts';
export { lockBank } from './bank-accounts.store.ts';
export { bankPostings, documentOf, isOpenPosting } from './reconcile.queries.ts';
