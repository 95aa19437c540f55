export { insertClaims, readClaimFacts, type NewClaim } from './payment-claims.store.ts';
