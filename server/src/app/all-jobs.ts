import './all-lists.ts';
import type { Job, JobTools } from '../kernel/jobs.ts';
import { routes } from './all-routes.ts';
import { bulkJob } from '../rooms/bulk/bulk-job.ts';
import { exportExpiryJob, exportJob } from '../rooms/exports/export-job.ts';
import { importJob } from '../rooms/label-imports/label-imports.door.ts';
import { foldJob } from '../rooms/ledger/ledger.door.ts';
import { resumeJob } from './resume-job.ts';
import { sweepJob } from './sweep-job.ts';
import { returnAnswerJob } from '../rooms/tracking/tracking.door.ts';

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
