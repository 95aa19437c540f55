import { checkDatabase } from '../kernel/db/check-database.ts';
import { compareMigrations, nameMigrations } from '../kernel/db/migrate.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import type { OpsCommand } from './command.ts';
import { withDatabase } from './with-app.ts';

export const healthCommand: OpsCommand = {
  name: 'health',
  meaning: 'says whether the database answers, is migrated and is safe; status 1 when not',
  run: (context) =>
    withDatabase(
      context,
      async ({ pool }) => {
        const { rows } = await pool.query<{ version: string; size: string }>(
          `select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`,
        );
        context.say(`Database: PostgreSQL ${rows[0]?.version}, ${rows[0]?.size}.`);
        const { done, pending, newer } = await compareMigrations(pool);
        if (newer.length > 0) {
          context.say(
            `Migrated by a newer Waybill (${nameMigrations(newer)}). Install that version or a later one on this machine.`,
          );
          return false;
        }
        if (pending.length > 0) {
          context.say(
            done.length === 0
              ? `Not migrated yet: there is nothing in the database, it waits for ${nameMigrations(pending)}.`
              : `Not migrated to this build yet: it lacks ${nameMigrations(pending)}.`,
          );
          context.say('The next npm start brings it to this build, or npm run ops -- migrate.');
          return false;
        }
        context.say('Migrated to this build.');
        try {
          await checkDatabase(pool, { production: true });
        } catch (error) {
          if (!(error instanceof StartupProblem)) throw error;
          context.say(error.message);
          return false;
        }
        context.say('Durable, encoded in UTF8, and it can search Burmese.');
        return true;
      },
      { prepare: false },
    ),
};
