import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { brokenBackup } from './backup-file.ts';

/** Files encrypted with age have this ending; the program `age` decrypts them too. */
export const encryptedEnding = '.age';

type WebStream = Parameters<InstanceType<Awaited<ReturnType<typeof loadAge>>['Decrypter']>['decrypt']>[0];
const webStream = (source: Readable): WebStream => Readable.toWeb(source) as unknown as WebStream;

const loadAge = () => import('age-encryption');

/** Returns a new key pair of age: the private key opens what was encrypted for the public one. */
export async function newBackupKey(): Promise<{ readonly privateKey: string; readonly publicKey: string }> {
  const age = await loadAge();
  const privateKey = await age.generateX25519Identity();
  return { privateKey, publicKey: await age.identityToRecipient(privateKey) };
}

/** Encrypts a stream for the owners of the private keys. Refused: a public key that is not valid. */
export async function encryptFor(publicKeys: readonly string[], source: Readable): Promise<AsyncIterable<Uint8Array>> {
  const age = await loadAge();
  const encrypter = new age.Encrypter();
  for (const key of publicKeys)
    try {
      encrypter.addRecipient(key);
    } catch {
      throw new StartupProblem(`BACKUP_RECIPIENTS: ${key} is not a public key of age, or was copied incompletely.`);
    }
  return (await encrypter.encrypt(webStream(source))) as unknown as AsyncIterable<Uint8Array>;
}

/**
 * Decrypts a backup with the private keys of a file. The stream fails where the file was changed or ends too early.
 * @throws StartupProblem for a key file without a key, a key that does not fit, and a file that is not encrypted
 */
export async function decryptBackup(name: string, source: Readable, keyFile: string): Promise<Readable> {
  const age = await loadAge();
  const decrypter = new age.Decrypter();
  for (const key of privateKeysOf(keyFile))
    try {
      decrypter.addIdentity(key);
    } catch {
      throw new StartupProblem(`${keyFile} has a key that is not complete.`);
    }
  try {
    const plain = (await decrypter.decrypt(webStream(source))) as unknown as ReadableStream<Uint8Array>;
    return Readable.from(inWords(name, plain), { objectMode: false });
  } catch (error) {
    source.destroy();
    throw new StartupProblem(
      /no identity matched/.test((error as Error).message)
        ? `The key in ${keyFile} does not open ${name}: it was encrypted for another key. Nothing was changed.`
        : wordsOf(name, error).message,
    );
  }
}

async function* inWords(name: string, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* plain;
  } catch (error) {
    throw wordsOf(name, error);
  }
}

/** Age reports a changed byte, a missing end and a foreign beginning as different errors of its parts. */
const wordsOf = (name: string, error: unknown): Error =>
  error instanceof Error && 'trouble' in error
    ? error
    : brokenBackup(name, 'it is not encrypted with age, was changed, or ends too early');

/** Returns the keys of a file as age-keygen writes it: one a line, comments begin with #. */
function privateKeysOf(keyFile: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(keyFile, 'utf8');
  } catch {
    throw new StartupProblem(`The key file ${keyFile} cannot be read.`);
  }
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (keys.length === 0 || !keys.every((key) => key.startsWith('AGE-SECRET-KEY-')))
    throw new StartupProblem(`${keyFile} is no key file of age: it has no line AGE-SECRET-KEY-….`);
  return keys;
}
