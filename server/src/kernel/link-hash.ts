import { createHmac, timingSafeEqual } from 'node:crypto';

/** The document that a link opens, and the user it is for. */
export interface LinkFacts {
  /** Kind of document: 'clearance'. */
  readonly kind: string;
  readonly id: number;
  readonly staffId: number;
}

/** The link to a document is valid for this long, in milliseconds (decisions 8). */
export const linkLifetime = 15 * 60_000;

/**
 * Returns the `{hash}` of a link: its expiry, and a signature over kind, id, user and expiry. It opens one document for one user.
 *
 * @example linkHash(secret, { kind: 'clearance', id: 7, staffId: 3 }, expires) === 't4k2q8-9f…'
 * Source: decisions 8.
 */
export function linkHash(secret: Buffer, facts: LinkFacts, expires: Date): string {
  const end = Math.floor(expires.getTime() / 1000).toString(36);
  return `${end}-${signature(secret, facts, end)}`;
}

/** Is this hash genuine, for this document and user, and not expired? */
export function isGoodLink(secret: Buffer, facts: LinkFacts, hash: string, now: Date): boolean {
  const [, end = '', signed = ''] = /^([0-9a-z]{1,12})-([\w-]{43})$/.exec(hash) ?? [];
  const wanted = signature(secret, facts, end);
  const same = signed.length === wanted.length && timingSafeEqual(Buffer.from(signed), Buffer.from(wanted));
  return same && now.getTime() < Number.parseInt(end, 36) * 1000;
}

function signature(secret: Buffer, { kind, id, staffId }: LinkFacts, end: string): string {
  return createHmac('sha256', secret).update(`link:${kind}:${id}:${staffId}:${end}`).digest('base64url');
}
