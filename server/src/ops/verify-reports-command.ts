import { makeDaySums, makeSlices, verifyDaySums, verifySlices, verifyTallies } from '../rooms/reports/day-sums.door.ts';
import type { OpsCommand } from './command.ts';
import { withApp } from './with-app.ts';

/** More days than any operator has. */
const allDays = 100_000;

export const verifyReportsCommand: OpsCommand = {
  name: 'verify-reports',
  meaning:
    'recounts the kept sums of all reports and the running tallies from their rows; names the days that differ, makes their sums again, status 1 when there was one',
  run: (context) =>
    withApp(context, async (app) => {
      const { db, services } = app.waybill;
      const findings = [
        ...(await verifyDaySums(db, allDays)),
        ...(await verifySlices(db)),
        ...(await verifyTallies(db, { all: true })),
      ];
      for (const { report, day } of findings) context.say(`WRONG  ${report} of ${day}`);
      await makeDaySums(db, services.clock());
      await makeSlices(db, services.clock());
      context.say(
        findings.length === 0
          ? 'The sums of all reports are right.'
          : `${findings.length} kept sums were wrong and are made again from their rows.`,
      );
      return findings.length === 0;
    }),
};
