import { createHash, createHmac } from 'node:crypto';
import type { Database, Services } from './services.ts';

/** The secret of this installation, made at the first start and shared by all app servers through the database. */
export async function installationSecret(db: Database, services: Pick<Services, 'randomBytes'>): Promise<Buffer> {
  await db
    .insertInto('installation')
    .values({ key: 'secret', value: services.randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('installation').select('value').where('key', '=', 'secret').executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64');
}

/** What is stored of a token: whoever reads the database cannot sign in with it. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The opaque name of a person in payloads (`hashid`, C-02): tells nothing, cannot be guessed. */
export function hashidOf(secret: Buffer, staffId: number): string {
  return createHmac('sha256', secret).update(`hashid:${staffId}`).digest('base64url').slice(0, 16);
}
