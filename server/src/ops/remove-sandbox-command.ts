import type pg from 'pg';
import { databaseName } from '../kernel/db/database-address.ts';
import { copyLeftAuditLines } from '../app/sandbox/lines-of-sandbox.ts';
import { sandboxUrl } from '../app/sandbox/sandbox-url.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import type { OpsCommand } from './command.ts';
import { withDatabase } from './with-app.ts';

export const removeSandboxCommand: OpsCommand = {
  name: 'remove-sandbox',
  meaning: 'removes what test keys have made, with all servers stopped; the next call with one makes an empty sandbox',
  deletes: 'the sandbox: all labels, documents and webhooks that test keys have made',
  run: (context) =>
    withDatabase(
      context,
      async ({ pool, url }) => {
        const name = databaseName(sandboxUrl(url));
        // Copies the staff's audit lines to the operator's log first. A database that is not upgraded yet has no such table, and nothing to copy.
        const { rows } = await pool.query(`select to_regclass('sandbox_intent') is not null as known`);
        if (rows[0]?.known) await copyLeftAuditLines(pool, new Date());
        try {
          await pool.query(`drop database if exists "${name.replaceAll('"', '""')}"`);
        } catch (error) {
          if ((error as pg.DatabaseError).code !== '55006') throw error;
          throw new StartupProblem('The sandbox is in use. Stop all servers, then remove it. Nothing was changed.');
        }
        context.say('The sandbox is removed. The next call with a test key makes a new one.');
        return true;
      },
      { prepare: false },
    ),
};
