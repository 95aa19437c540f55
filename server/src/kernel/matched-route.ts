import type { FastifyRequest } from 'fastify';

/**
 * Kind of route that a request matched: a call, a public page that the server writes from the database, or anything else (a file of the build, the
 * app's page, a health check, nothing). The router decides it, because an address can be written in many ways.
 */
export type RouteKind = 'call' | 'page' | 'other';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Kind of the route; `other` by default. */
    readonly kind?: Exclude<RouteKind, 'other'>;
  }
}

export const routeKindOf = ({ routeOptions }: FastifyRequest): RouteKind => routeOptions.config?.kind ?? 'other';

/** Returns the address as it was sent, without its query. */
export const sentPath = ({ url }: FastifyRequest): string => /^[^?#]*/.exec(url)?.[0] ?? '';

/**
 * Returns the first name of an address that no route matched, parsed as loosely as possible.
 *
 * @example firstName('//%61PI./label') === 'api'
 */
export function firstName(path: string): string {
  const first = path.split('/').find((part) => !/^\.*$/.test(part)) ?? '';
  const decoded = first.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return (/^[^/.]*/.exec(decoded)?.[0] ?? '').toLowerCase();
}

/** A percent-encoded ASCII letter, digit, `-`, `.`, `_` or `~`: no encoder has a reason to write them so. */
const needlessCode = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;

/**
 * Is a fixed part of the address percent-encoded? The router would decode it, while proxies and readers of a log compare addresses as they were sent.
 * Parameters may be encoded.
 */
export function isDisguised(request: FastifyRequest): boolean {
  const path = sentPath(request);
  if (!path.includes('%')) return false;
  const pattern = request.routeOptions.url?.split('/') ?? ['', '*'];
  return path.split('/').some((part, at) => {
    const own = pattern[at] ?? (pattern.at(-1) === '*' ? '*' : '');
    return own.startsWith(':') ? false : own === '*' ? needlessCode.test(part) : part.includes('%');
  });
}
