export { type ElsewherePosting, readElsewhere } from './elsewhere.queries.ts';
export {
  documentOf,
  involvedUsers,
  isReversed,
  journalOfPosting,
  journalOfPostingIfAny,
  postingOfUnmatched,
  referencesOf,
} from './bank-postings.sql.ts';
