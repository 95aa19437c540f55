export { applyScans } from './apply-scans.ts';
export { redirectParcel } from './redirect-parcel.ts';
export { enterReturn, returnByCall } from './change-return.ts';
export { foundParcel } from './decide-parcel.ts';
export { closeLost, reopenLost } from './lost-parcel.ts';
export { missingCaseId } from './missing-report.ts';
export { endHolds, feeOf } from './end-holds.ts';
export { endDueHolds } from './hold-mail-job.ts';
export { countQueues, dueAtDesk, inQueue } from './parcels.queries.ts';
export { enterNote, lockParcel, readParcel } from './parcel-command.ts';
export type { LockedParcel } from './missing-report.ts';
export { exceptionScope } from './exceptions.queries.ts';
export { putOnto } from './put-onto.ts';
export { planRound, type Outcome } from './plan-round.ts';
export { claimedDevice, readScans, type ReadyScan } from './read-scans.ts';
export { returnAnswerJob } from './return-answer-job.ts';
export { answerScans } from './scan-answers.ts';
export { carriedText, readCarriedParcels, readScanned } from './scanned.queries.ts';
export { lockStates } from './tracking.store.ts';
export { unansweredColumns } from './unanswered.ts';
export { readShipping } from './shipping.queries.ts';
export {
  allRefused,
  answerGroup,
  batchOf,
  refusedScan,
  scanInGroups,
  type Outcomes,
  type RoomScan,
  type ScansAnswered,
} from './room-scans.ts';
export { holdsOf, lifeColumns, lifeFacts, lifeOf, type LifeRow } from './life-row.ts';
export { enterSteps, type StepEntered, type StepWish } from './enter-steps.ts';
export { changeParcel, writeDecision } from './parcel-command.ts';
