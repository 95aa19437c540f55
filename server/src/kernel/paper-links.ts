import { toIso } from '@waybill/domain/kernel/calendar.ts';
import type { ReadContext } from './context.ts';
import { isGoodLink, linkHash, linkLifetime, type LinkFacts } from './link-hash.ts';
import { installationSecret } from './secrets.ts';
import type { Database } from './services.ts';

type Linked = Pick<LinkFacts, 'kind' | 'id'>;
type Asker = Pick<ReadContext, 'viewer' | 'services' | 'now'>;

/** Returns a link to a document for the caller, valid for a quarter of an hour (decisions 8). Permission is checked before. */
export async function paperLink(
  { db, viewer, services, now }: Asker & { readonly db: Database },
  { kind, id }: Linked,
): Promise<{ data: { hash: string; expires_at: string } }> {
  const expires = new Date(now.getTime() + linkLifetime);
  const secret = await installationSecret(db, services);
  return { data: { hash: linkHash(secret, { kind, id, staffId: viewer.id }, expires), expires_at: toIso(expires) } };
}

/** Returns which of these documents the hash opens for the caller; none for a wrong, foreign or expired hash. */
export async function linkedPaper<Paper extends Linked>(
  { db, viewer, services, now }: Asker & { readonly db: Database },
  papers: readonly Paper[],
  hash: string,
): Promise<Paper | undefined> {
  const secret = await installationSecret(db, services);
  return papers.find(({ kind, id }) => isGoodLink(secret, { kind, id, staffId: viewer.id }, hash, now));
}
