import { writeFileSync } from 'node:fs';
import { newBackupKey } from '../backup/encrypt-backup.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { fileFrom, type OpsCommand } from './command.ts';

export const makeBackupKeyCommand: OpsCommand = {
  name: 'make-backup-key',
  takes: { name: 'FILE', least: 1, most: 1 },
  meaning:
    'writes a new private key for copies of backups, as age-keygen does, and prints its public key for BACKUP_RECIPIENTS',
  run: async ({ say }, { rest: [filePath = ''] }) => {
    const { privateKey, publicKey } = await newBackupKey();
    try {
      writeFileSync(fileFrom(filePath), `# public key: ${publicKey}\n${privateKey}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new StartupProblem(
        code === 'EEXIST'
          ? `${filePath} exists already. A key is never written over another file: choose a new name.`
          : `${filePath} cannot be written (${code}).`,
      );
    }
    say(`BACKUP_RECIPIENTS=${publicKey}`);
    say(
      `Keep ${filePath} away from this server, twice: without it no copy can be read, and whoever has it can read all.`,
    );
  },
};
