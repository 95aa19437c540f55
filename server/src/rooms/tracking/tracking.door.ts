export { applyScans } from './apply-scans.ts';
export { countQueues } from './parcels.queries.ts';
export { readScans } from './read-scans.ts';
export { returnAnswerJob } from './return-answer-job.ts';
export { readShipping } from './shipping.queries.ts';
