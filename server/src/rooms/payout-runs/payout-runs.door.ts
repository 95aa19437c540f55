export { payoutLock, payoutRunJob } from './payout-run-job.ts';
export { runningPayouts } from './payout-runs.queries.ts';
