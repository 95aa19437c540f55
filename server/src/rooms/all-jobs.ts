import type { Job, JobTools } from '../kernel/jobs.ts';
import { routes } from './all-routes.ts';
import { bulkJob } from './bulk/bulk-job.ts';
import { exportExpiryJob, exportJob } from './exports/export-job.ts';
import { importJob } from './label-imports/label-imports.door.ts';
import { foldJob } from './ledger/ledger.door.ts';
import { resumeJob } from './resume-job.ts';
import { sweepJob } from './sweep-job.ts';
import { returnAnswerJob } from './tracking/tracking.door.ts';

/** Every room's background work. */
export function jobsOf(tools: JobTools): Job[] {
  return [
    sweepJob(tools),
    foldJob(tools),
    returnAnswerJob(tools),
    resumeJob(tools),
    bulkJob({ ...tools, routes }),
    exportJob(tools),
    importJob(tools),
    exportExpiryJob(tools),
  ];
}
