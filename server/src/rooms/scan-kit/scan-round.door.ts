export { readScans, claimedDevice } from './read-scans.ts';
export { readScanned, readCarriedParcels, carriedText, readPostCodes } from './scanned.queries.ts';
export { planRound } from './plan-round.ts';
export { applyScans, joinScans } from './apply-scans.ts';
export { answerScans } from './scan-answers.ts';
export { lockStates } from './round.store.ts';
