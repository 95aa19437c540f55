export { countQueues, dueAtDesk, inQueue } from './parcels.queries.ts';
export { exceptionScope } from './exceptions.queries.ts';
export { missingCaseId } from './missing-report.store.ts';
export { unansweredColumns } from './due.queries.ts';
export { returnAnswerJob } from './return-answer-job.ts';
export { endDueHolds } from './hold-mail-job.ts';
