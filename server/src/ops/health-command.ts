import { checkDatabase } from '../kernel/db/check-database.ts';
import { pendingMigrations } from '../kernel/db/migrate.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import type { OpsCommand } from './command.ts';
import { withDatabase } from './with-app.ts';

export const healthCommand: OpsCommand = {
  usage: '',
  meaning: 'says whether the database answers, is migrated and is safe; status 1 when not',
  run: (context) =>
    withDatabase(
      context,
      async ({ pool }) => {
        const { rows } = await pool.query<{ version: string; size: string }>(
          `select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`,
        );
        context.say(`Database: PostgreSQL ${rows[0]?.version}, ${rows[0]?.size}.`);
        const pending = await pendingMigrations(pool);
        if (pending.length > 0) {
          context.say(`Not migrated yet: ${pending.join(', ')}.`);
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
