export type { ReadyScan } from './read-scans.ts';
export type { ScanOutcome } from './plan-round.ts';
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
export { addToDocument } from './add-to-document.ts';
export { enterSteps } from './enter-steps.ts';
