export { countQueues, dueAtDesk, inQueue } from './parcels.queries.ts';
export { exceptionScope } from './exceptions.queries.ts';
export { missingCaseId } from './missing-report.ts';
export { unansweredColumns } from './unanswered.ts';
export { returnAnswerJob } from './return-answer-job.ts';
export { endDueHolds } from './hold-mail-job.ts';
