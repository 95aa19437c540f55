import type { Job } from '../kernel/jobs.ts';
import type { Database, Services } from '../kernel/services.ts';
import { routes } from './all-routes.ts';
import { bulkJob } from './bulk/bulk-job.ts';
import { exportExpiryJob, exportJob } from './exports/export-job.ts';
import { resumeJob } from './resume-job.ts';
import { sweepJob } from './sweep-job.ts';

export interface JobTools {
  readonly services: Services;
  readonly db: Database;
}

/** Every room's background work. */
export function jobsOf(tools: JobTools): Job[] {
  return [sweepJob(tools), resumeJob(tools), bulkJob({ ...tools, routes }), exportJob(tools), exportExpiryJob(tools)];
}
