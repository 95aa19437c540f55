export { applyScans } from './apply-scans.ts';
export { exceptionSource } from './exceptions.queries.ts';
export { countQueues, parcelSource } from './parcels.queries.ts';
export { readScans } from './read-scans.ts';
export { returnAnswerJob } from './return-answer-job.ts';
export { readShipping } from './shipping.queries.ts';
