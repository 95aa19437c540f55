export type { ReadyScan } from './read-scans.ts';
export type { Outcome } from './plan-round.ts';
export {
  type Outcomes,
  type RoomScan,
  type ScansAnswered,
  allRefused,
  answerGroup,
  batchOf,
  refusedScan,
  scanInGroups,
} from './room-scans.ts';
export { putOnto } from './put-onto.ts';
export { enterSteps } from './enter-steps.ts';
