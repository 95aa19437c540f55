import { StartupProblem } from '../kernel/startup-problem.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { fileFrom, type OpsCommand } from './command.ts';
import { withDatabase } from './with-app.ts';

export const backupCommand: OpsCommand = {
  usage: 'FILE',
  meaning: 'writes everything as it is at this moment into one new file, while Waybill runs',
  run: async (context, [filePath = '', ...rest]) => {
    if (filePath === '' || filePath.startsWith('-') || rest.length > 0)
      throw new StartupProblem('backup needs one FILE.');
    const began = performance.now();
    const { tables, rows, bytes } = await withDatabase(context, ({ url }) =>
      writeBackup(url, fileFrom(filePath), { now: new Date() }),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    context.say(
      `${filePath}: ${rows} rows of ${tables} tables, ${(bytes / 1_000_000).toFixed(1)} MB, in ${seconds} s.`,
    );
  },
};
