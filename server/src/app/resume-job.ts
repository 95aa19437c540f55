import type { Job, JobTools } from '../kernel/jobs.ts';
import { jobLockIsFree, queueJob } from '../kernel/job-lock.ts';
import { bulkLock } from '../rooms/bulk/bulk-job.ts';
import { runningJobs } from '../rooms/bulk/bulk.door.ts';
import { exportLock } from '../rooms/exports/export-job.ts';
import { openExports } from '../rooms/exports/exports.door.ts';
import { importLock, runningImports } from '../rooms/label-imports/label-imports.door.ts';
import { moveInLock, runningMoveIns } from '../rooms/move-ins/move-ins.door.ts';
import { payoutLock, runningPayouts } from '../rooms/payout-runs/payout-runs.door.ts';

/**
 * Takes over the jobs of a process that was killed: the queue would wait four hours before it considers a worker dead. No connection holds the lock
 * of such a job any more.
 */
export function resumeJob({ db }: JobTools): Job {
  return {
    name: 'resume',
    cron: '* * * * *',
    work: async () => {
      for (const id of await runningJobs(db))
        if (await jobLockIsFree(db, bulkLock(id))) await queueJob(db, 'bulk', { id }, { once: true });
      for (const id of await runningImports(db))
        if (await jobLockIsFree(db, importLock(id))) await queueJob(db, 'label_import', { id }, { once: true });
      for (const id of await runningPayouts(db))
        if (await jobLockIsFree(db, payoutLock(id))) await queueJob(db, 'payout_run', { id }, { once: true });
      for (const id of await runningMoveIns(db))
        if (await jobLockIsFree(db, moveInLock(id))) await queueJob(db, 'move_in', { id }, { once: true });
      for (const id of await openExports(db))
        if (await jobLockIsFree(db, exportLock(id))) await queueJob(db, 'export', { id }, { once: true });
    },
  };
}
