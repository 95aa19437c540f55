export { ledgerOfBank } from './bank-accounts.queries.ts';
export { lockBank } from './bank-accounts.store.ts';
export { bankPostings, documentOf, isOpenPosting } from './reconcile.queries.ts';
