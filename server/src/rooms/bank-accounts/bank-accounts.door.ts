export { isOpenBank, ledgerOfBank, ledgerRefOf, usualBankOf } from './bank-accounts.queries.ts';
export { lockBank } from './bank-accounts.store.ts';
export { bankPostings, documentOf, isTakenBack, unseenPostings } from './reconcile.queries.ts';
