export { readLatestProblem } from './operations.queries.ts';
export { keepBackupCopy, keepBackupRun } from './operations.store.ts';
export { keepPulse } from './keep-pulse.ts';
export { readOperations } from './read-operations.ts';
