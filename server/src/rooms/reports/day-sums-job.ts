import { withJobLock } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { makeDaySums } from './make-day-sums.store.ts';
import { makeSlices } from './make-slices.store.ts';
import { foldTallies, verifyTallies } from './tallies.store.ts';
import { verifyDaySums, verifySlices } from './verify-day-sums.store.ts';

/** A run ends after this time and goes on with the next, in milliseconds. */
const longestRun = 240_000;
/** The same of a run for the open day. */
const longestSlicing = 45_000;
const lock = 'report-day-sums';
/** Days that are recounted every night, those that were made longest ago first: a year in three weeks. */
const recounted = 20;

/** Every ten minutes, on one server: after midnight the day before, otherwise the days of which something has changed. */
export function daySumsJob({ db, services }: JobTools): Job {
  return {
    name: 'report-day-sums',
    cron: '*/10 * * * *',
    work: async () => {
      await withJobLock(db, lock, async () => {
        await makeDaySums(db, services.clock(), { until: performance.now() + longestRun });
      });
    },
  };
}

/** Every minute, on one server: folds the tallies, and makes the slices of today that are missing or of which something has changed. */
export function openDayJob({ db, services }: JobTools): Job {
  return {
    name: 'report-open-day',
    cron: '* * * * *',
    work: async () => {
      await withJobLock(db, 'report-open-day', async () => {
        await foldTallies(db);
        await makeSlices(db, services.clock(), { until: performance.now() + longestSlicing });
      });
    },
  };
}

/** Every night (02:15 in Yangon) some kept days, the slices of the open day and the recent tallies are recounted from their rows; what differs is corrected and reported as a failure of the job. */
export function daySumsCheckJob({ db }: JobTools): Job {
  return {
    name: 'report-day-sums-check',
    cron: '45 19 * * *',
    work: async () => {
      await withJobLock(db, lock, async () => {
        const findings = [
          ...(await verifyDaySums(db, recounted)),
          ...(await verifySlices(db)),
          ...(await verifyTallies(db)),
        ];
        if (findings.length > 0)
          throw new Error(
            `kept sums differ from the rows and are corrected: ${findings.map(({ report, day }) => `${report} of ${day}`).join(', ')}`,
          );
      });
    },
  };
}
