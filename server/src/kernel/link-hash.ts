import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link opens, and for whom. */
export interface LinkFacts {
  /** Which kind of document: 'clearance'. */
  readonly kind: string;
  readonly id: number;
  readonly staffId: number;
}

/** The link to a document is valid for this long, in milliseconds (decisions 8). */
export const linkLifetime = 15 * 60_000;

/**
 * The `{hash}` of a link: when it ends, and a signature over kind, id, person and that moment. It opens one document for one person and nothing else.
 *
 * @example linkHash(secret, { kind: 'clearance', id: 7, staffId: 3 }, expires) === 't4k2q8-9f…'
 * Source: decisions 8.
 */
export function linkHash(secret: Buffer, facts: LinkFacts, expires: Date): string {
  const end = Math.floor(expires.getTime() / 1000).toString(36);
  return `${end}-${signature(secret, facts, end)}`;
}

/** Is it our hash, of this document, for this person, and not too old? */
export function isGoodLink(secret: Buffer, facts: LinkFacts, hash: string, now: Date): boolean {
  const [, end = '', signed = ''] = /^([0-9a-z]{1,12})-([\w-]{43})$/.exec(hash) ?? [];
  const wanted = signature(secret, facts, end);
  const same = signed.length === wanted.length && timingSafeEqual(Buffer.from(signed), Buffer.from(wanted));
  return same && now.getTime() < Number.parseInt(end, 36) * 1000;
}

function signature(secret: Buffer, { kind, id, staffId }: LinkFacts, end: string): string {
  return createHmac('sha256', secret).update(`link:${kind}:${id}:${staffId}:${end}`).digest('base64url');
}
