import { checkDatabase, checkServer } from '../kernel/db/check-database.ts';
import { migrate } from '../kernel/db/migrate.ts';
import type { OpsCommand } from './command.ts';
import { withDatabase } from './with-app.ts';

export const migrateCommand: OpsCommand = {
  name: 'migrate',
  meaning: 'brings the database to this build',
  run: (context) =>
    withDatabase(
      context,
      async ({ pool }) => {
        await checkServer(pool);
        const applied = await migrate(pool);
        await checkDatabase(pool, { production: context.settings.production, log: context.log });
        context.say(
          applied.length === 0 ? 'Nothing to migrate.' : applied.map((name) => `Migrated: ${name}`).join('\n'),
        );
      },
      { prepare: false },
    ),
};
