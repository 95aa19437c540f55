export { ledgerOfBank, ledgerRefOf, usualBankOf } from './bank-accounts.queries.ts';
export { chooseBank, isBankOpen, lockBank } from './bank-accounts.store.ts';
export { bankPostings, documentOf, handsOf, isTakenBack, referencesOf, unseenPostings } from './reconcile.queries.ts';
