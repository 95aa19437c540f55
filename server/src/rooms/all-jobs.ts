import type { Job } from '../kernel/jobs.ts';
import type { Database, Services } from '../kernel/services.ts';
import { sweepJob } from './sweep-job.ts';

export interface JobTools {
  readonly services: Services;
  readonly db: Database;
}

/** Every room's background work. */
export function jobsOf(tools: JobTools): Job[] {
  return [sweepJob(tools)];
}
