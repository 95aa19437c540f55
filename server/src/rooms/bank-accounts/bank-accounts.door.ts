export { ledgerOfBank, ledgerRefOf, usualBankOf } from './bank-accounts.queries.ts';
export { chooseBank, isBankOpen, lockBank } from './bank-accounts.store.ts';
export {
  bankPostings,
  documentOf,
  handsOf,
  isShownAtBank,
  isTakenBack,
  referencesOf,
  unseenPostings,
} from './bank-postings.ts';
export { readElsewhere, type ElsewherePosting } from './elsewhere.queries.ts';
