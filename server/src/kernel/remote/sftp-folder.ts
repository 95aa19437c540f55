import type { FileEntryWithStats, Stats } from 'ssh2';
import type { Readable } from 'node:stream';
import { RemoteProblem } from './remote-problem.ts';
import { openSftpSession, type Connection } from './sftp-session.ts';
import type { RemoteFolder, RemoteLimits, SftpTarget } from './remote-folder.ts';

/** A file has this ending until it is complete. */
const partEnding = '.part';
/** Bytes of one request; every server takes as much (draft-ietf-secsh-filexfer-02, section 6.2). */
const requestBytes = 32_768;

/** Opens a folder of a machine that speaks SFTP. A file is written as `NAME.part` and renamed when it is complete. */
export function openSftp(target: SftpTarget, limits: RemoteLimits): RemoteFolder {
  const { ask, current, close } = openSftpSession(target, limits);
  const pathOf = (name: string) => (target.folder === '' ? name : `${target.folder.replace(/\/+$/, '')}/${name}`);

  const sizeOf = async (file: string): Promise<number | null> => {
    try {
      return (await ask<Stats>((sftp, done) => sftp.stat(file, done))).size;
    } catch (error) {
      if (error instanceof RemoteProblem && error.trouble === 'no_file') return null;
      throw error;
    }
  };
  const remove = (file: string) => ask((sftp, done) => sftp.unlink(file, done));
  const files = async () => {
    const found = await ask<FileEntryWithStats[]>((sftp, done) =>
      sftp.readdir(target.folder === '' ? '.' : target.folder, done),
    ).catch((error: RemoteProblem) => {
      throw error.trouble === 'no_file' ? new RemoteProblem('no_folder') : error;
    });
    return found
      .filter(({ attrs }) => attrs.isFile())
      .map(({ filename, attrs }) => ({ name: filename, bytes: attrs.size, changedAt: new Date(attrs.mtime * 1000) }));
  };

  return {
    list: async () => (await files()).filter(({ name }) => !name.endsWith(partEnding)),
    begin: async (name, partBytes) => {
      const [file, part] = [pathOf(name), `${pathOf(name)}${partEnding}`];
      if ((await sizeOf(file)) !== null) throw new RemoteProblem('name_taken', name);
      const openAs = (how: 'w' | 'r+') => ask<Buffer>((sftp, done) => sftp.open(part, how, done));
      let held: { readonly handle: Buffer; readonly on: Connection } = {
        handle: await openAs('w').catch((error: RemoteProblem) => {
          throw error.trouble === 'no_file' ? new RemoteProblem('no_folder') : error;
        }),
        on: await current(),
      };
      /** After a lost connection the file is opened again and continued. */
      const handle = async (): Promise<Buffer> => {
        const on = await current();
        if (on !== held.on) held = { handle: await openAs('r+'), on };
        return held.handle;
      };
      return {
        write: async (bytes, n) => {
          const own = await handle();
          const pieces = Array.from({ length: Math.ceil(bytes.length / requestBytes) }, (_, at) => at * requestBytes);
          await Promise.all(
            pieces.map((at) =>
              ask((sftp, done) =>
                sftp.write(own, bytes, at, Math.min(requestBytes, bytes.length - at), n * partBytes + at, done),
              ),
            ),
          );
        },
        finish: async (bytes) => {
          // Renamed already, and the answer was lost on the way.
          if ((await sizeOf(file)) === bytes && (await sizeOf(part)) === null) return;
          const own = await handle();
          await ask((sftp, done) => sftp.ext_openssh_fsync(own, done)).catch(() => {});
          await ask((sftp, done) => sftp.close(own, done));
          const arrived = await sizeOf(part);
          if (arrived !== bytes) {
            await remove(part).catch(() => {});
            throw new RemoteProblem('not_whole', `${bytes} bytes were sent, ${arrived ?? 0} are there`);
          }
          await ask((sftp, done) => sftp.rename(part, file, done));
        },
        abort: () => remove(part),
      };
    },
    read: async (name) => {
      const size = await sizeOf(pathOf(name));
      if (size === null) throw new RemoteProblem('no_file', name);
      const { sftp, lost } = await current();
      const source: Readable = sftp.createReadStream(pathOf(name), { highWaterMark: 1_048_576 });
      lost.catch((problem: Error) => source.destroy(problem));
      return source;
    },
    remove: (name) => remove(pathOf(name)),
    sweep: async (before) => {
      for (const { name, changedAt } of await files())
        if (name.endsWith(partEnding) && changedAt < before) await remove(pathOf(name)).catch(() => {});
    },
    close,
  };
}
