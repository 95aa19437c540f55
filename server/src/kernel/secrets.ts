import { createHash, createHmac } from 'node:crypto';
import type { Database, Services } from './services.ts';

/** Returns the secret of this installation, created at the first start and shared by all app servers through the database. */
export async function installationSecret(db: Database, services: Pick<Services, 'randomBytes'>): Promise<Buffer> {
  await db
    .insertInto('installation')
    .values({ key: 'secret', value: services.randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('installation').select('value').where('key', '=', 'secret').executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64');
}

/** Rate limits, session and viewer cache each need the hash of a request's token: it is computed once for many requests. */
const latest = new Map<string, Buffer>();
const most = 200;

/** Returns the stored hash of a token, so that a reader of the database cannot sign in with it. Callers share the buffer and must not change it. */
export function tokenHash(token: string): Buffer {
  const known = latest.get(token);
  if (known) return known;
  const hash = createHash('sha256').update(token).digest();
  if (latest.size >= most) latest.clear();
  latest.set(token, hash);
  return hash;
}

/** Returns the opaque name of a user in payloads (`hashid`, C-02): it reveals nothing and cannot be guessed. */
export function hashidOf(secret: Buffer, staffId: number): string {
  return createHmac('sha256', secret).update(`hashid:${staffId}`).digest('base64url').slice(0, 16);
}
