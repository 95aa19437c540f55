export { paidAhead } from './advance-payments.sql.ts';
export { insertClaims, readClaimFacts, type NewClaim } from './payment-claims.store.ts';
