export { ledgerOfBank, ledgerRefOf, usualBankOf } from './bank-accounts.queries.ts';
export { chooseBank, isBankOpen, lockBank } from './bank-accounts.store.ts';
export { bankPostings, documentOf, isTakenBack, referencesOf, unseenPostings } from './reconcile.queries.ts';
