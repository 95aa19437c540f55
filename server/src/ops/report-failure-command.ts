import { hostname } from 'node:os';
import { Kysely } from 'kysely';
import type { Tables } from '../kernel/db/tables.ts';
import { dialectOf } from '../kernel/hot/dialect.ts';
import { keepBackupRun, readLatestProblem } from '../rooms/operations/operations.door.ts';
import type { OpsCommand } from './command.ts';
import { withDatabase } from './with-app.ts';

const hourMs = 3_600_000;
const timeoutMs = 30_000;
/** Unit of the nightly check of the ledger, in deploy/systemd. */
const verifyUnit = 'waybill-verify';

export const reportFailureCommand: OpsCommand = {
  name: 'report-failure',
  takes: { name: 'UNIT', least: 1, most: 1 },
  meaning:
    'tells that a unit of systemd failed, as OnFailure= of the nightly backup and of the check of the ledger does: in the log, on the page System monitor and to ALERT_URL; status 1 when nothing outside could be told',
  run: async (context, { rest: [unit = ''] }) => {
    const now = new Date();
    const problem = await recorded(context, unit, now).catch(
      (error: Error) => `${unit} failed; the database does not answer either (${error.message})`,
    );
    const text = `Waybill on ${hostname()}: ${problem}`;
    context.say(text);
    const { alertUrl } = context.settings;
    if (alertUrl === undefined) return true;
    const answer = await fetch(alertUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, unit, host: hostname(), problem, at: now.toISOString() }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => error);
    if (answer instanceof Response && answer.ok) return true;
    context.say(
      `ALERT_URL was not told: ${answer instanceof Response ? `it answered ${answer.status}` : answer.message}.`,
    );
    return false;
  },
};

/** Returns the recorded reason of the last hour. A unit that was killed recorded none: then this is recorded as its failure. */
function recorded(context: Parameters<OpsCommand['run']>[0], unit: string, now: Date): Promise<string> {
  return withDatabase(
    context,
    async ({ pool }) => {
      const db = new Kysely<Tables>({ dialect: dialectOf(pool) });
      // Only the backup and its copy record a reason; it must not be taken for that of the check that follows them.
      const known = unit.startsWith(verifyUnit) ? null : await readLatestProblem(db, new Date(now.getTime() - hourMs));
      if (known !== null) return known;
      const problem = unit.startsWith(verifyUnit)
        ? `the check of the ledger failed; see journalctl -u ${unit}`
        : `${unit} failed without a reason; see journalctl -u ${unit}`;
      await keepBackupRun(db, {
        ended_at: now,
        seconds: 0,
        file: unit.slice(0, 200),
        rows: null,
        bytes: null,
        problem,
      });
      return problem;
    },
    { prepare: false },
  );
}
