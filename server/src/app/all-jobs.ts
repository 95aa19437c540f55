import type { Job, JobTools } from '../kernel/jobs.ts';
import { bulkJob } from '../rooms/bulk/bulk-job.ts';
import { routes } from './all-routes.ts';
import { jobsOfRooms } from './generated/all-rooms.ts';
import { archiveJob } from './archive-job.ts';
import { resumeJob } from './resume-job.ts';
import { sandboxLinesJob } from './sandbox/lines-of-sandbox.ts';
import { sweepJob } from './sweep-job.ts';

/** The background jobs of every room, and those of the whole app. */
export function jobsOf(tools: JobTools): Job[] {
  return [
    sweepJob(tools),
    archiveJob(tools),
    resumeJob(tools),
    sandboxLinesJob(tools),
    bulkJob({ ...tools, routes }),
    ...jobsOfRooms(tools),
  ];
}
