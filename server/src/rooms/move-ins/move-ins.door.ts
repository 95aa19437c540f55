export { moveInLock } from './move-in-job.ts';
export { runningMoveIns } from './move-ins.queries.ts';
export { moveInFromFiles } from './move-in-from-files.ts';
