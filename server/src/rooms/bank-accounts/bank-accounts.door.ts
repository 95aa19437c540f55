export { ledgerOfBank, ledgerRefOf, usualBankOf } from './bank-accounts.queries.ts';
export { chooseBank, isBankOpen, lockBank } from './bank-accounts.store.ts';
export {
  journalOfPosting,
  journalOfPostingIfAny,
  documentOf,
  handsOf,
  isShownAtBank,
  isTakenBack,
  referencesOf,
  postingOfUnseen,
} from './bank-postings.ts';
export { readElsewhere, type ElsewherePosting } from './elsewhere.queries.ts';
