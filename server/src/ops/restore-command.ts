import { createReadStream, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text as textIn } from 'node:stream/consumers';
import { invariantWords } from '@waybill/contract/rooms/ledger/invariants.words.ts';
import { decryptBackup, encryptedEnding } from '../backup/encrypt-backup.ts';
import { bringErasures, erasureListEnding, newestErasureList } from '../backup/erasure-list.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { inSecondPlace, newestFirst } from '../backup/second-place.ts';
import { buildApp } from '../app.ts';
import { checkServer } from '../kernel/db/check-database.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { eraseDetails } from '../rooms/erasures/erasures.door.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';
import { readRemoteAddress, writeRemoteAddress, type RemoteAddress } from '@waybill/domain/kernel/remote-address.ts';
import { fileFrom, textOf, type OpsCommand, type OpsContext } from './command.ts';
import { withDatabase } from './with-app.ts';

export const restoreCommand: OpsCommand = {
  name: 'restore',
  takes: { name: 'FILE', least: 1, most: 1 },
  meaning:
    'fills an empty database from a backup, compares every table with it and checks the ledger; status 1 when the ledger is wrong. FILE may be the address of a copy in the second place',
  options: {
    key: { value: 'FILE', meaning: 'file with the private key of an encrypted copy' },
    erasures: {
      value: 'FILE',
      meaning: `list of requests to erase people; the newest *${erasureListEnding} of the same folder unless named`,
    },
  },
  run: async (context, { values, rest: [filePath = ''] }) => {
    const began = performance.now();
    const key = textOf(values, 'key');
    const erasures = textOf(values, 'erasures');
    return withSource(context, filePath, key === undefined ? undefined : fileFrom(key), (file, source, list) =>
      withDatabase(
        context,
        async ({ pool, url }) => {
          await checkServer(pool);
          const { takenAt, tables, rows, migrated } = await restoreBackup(pool, url, file, source);
          context.say(
            `Restored ${rows} rows of ${tables} tables as they were at ${takenAt}; every table agrees with the backup.`,
          );
          for (const name of migrated) context.say(`Migrated: ${name}`);
          const app = await buildApp({
            pool,
            settings: { ...context.settings, logLevel: 'silent' },
            worksOnJobs: false,
          });
          try {
            const again = await bringErasures(pool, erasures ? readFileSync(fileFrom(erasures), 'utf8') : list);
            await eraseDetails(app.waybill);
            if (again > 0) context.say(`People erased again that this backup still had: ${again}.`);
            const findings = await verifyLedger(app.waybill.db);
            for (const { invariant, record, expected, found } of findings)
              context.say(`WRONG  ${invariantWords[invariant].en}: ${record}: expected ${expected}, found ${found}`);
            context.say(
              `${findings.length === 0 ? 'The ledger is right.' : `The ledger is wrong in ${findings.length} places.`} Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
            );
            return findings.length === 0;
          } finally {
            await app.close();
          }
        },
        { prepare: false },
      ),
    );
  },
};

type Restore = (name: string, source: Readable, erasures: string | null) => Promise<boolean>;

/** Opens a file of this machine or a copy in the second place, decrypted where it is encrypted. */
async function withSource(
  { settings }: OpsContext,
  named: string,
  keyFile: string | undefined,
  restore: Restore,
): Promise<boolean> {
  const decrypted = async (name: string, source: Readable): Promise<Readable> => {
    if (!name.endsWith(encryptedEnding)) return source;
    if (keyFile === undefined)
      throw new StartupProblem(`${name} is encrypted. Name the file with its private key: --key FILE.`);
    return decryptBackup(name, source, keyFile);
  };
  const address = /^(?:s3|sftp):/.test(named) ? readRemoteAddress(named) : undefined;
  if (address === null)
    throw new StartupProblem(`${named} is no address such as s3://bucket/folder/NAME or sftp://user@host/folder/NAME.`);
  if (address === undefined) {
    const file = fileFrom(named);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartupProblem(`There is no file ${named}.`);
    return restore(file, await decrypted(file, createReadStream(file)), newestErasureList(path.dirname(file)));
  }
  const { folder, name } = parted(address);
  return inSecondPlace({ settings: settings.backup, address: folder }, async (place) => {
    const files = newestFirst(await place.list());
    const isList = (copy: { readonly name: string }) => copy.name.endsWith(`${erasureListEnding}${encryptedEnding}`);
    const copies = files.filter((copy) => !isList(copy));
    const list = files.find(isList);
    if (!copies.some((copy) => copy.name === name))
      throw new StartupProblem(
        `There is no copy ${name} in ${writeRemoteAddress(folder)}. There are: ${
          copies
            .slice(0, 10)
            .map((copy) => copy.name)
            .join(', ') || 'none'
        }.`,
      );
    const erasures = list ? await textIn(await decrypted(list.name, await place.read(list.name))) : null;
    return restore(named, await decrypted(named, await place.read(name)), erasures);
  });
}

function parted(address: RemoteAddress): { readonly folder: RemoteAddress; readonly name: string } {
  const at = address.folder.lastIndexOf('/');
  const name = address.folder.slice(at + 1);
  return { folder: { ...address, folder: address.folder.slice(0, Math.max(at, 0)) }, name };
}
