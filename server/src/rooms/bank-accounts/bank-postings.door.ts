export { type ElsewherePosting, readElsewhere } from './elsewhere.queries.ts';
export {
  documentOf,
  handsOf,
  isTakenBack,
  journalOfPosting,
  journalOfPostingIfAny,
  postingOfUnseen,
  referencesOf,
} from './bank-postings.sql.ts';
