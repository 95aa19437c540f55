import type { FastifyRequest } from 'fastify';

/**
 * What a request reached: a call, a page for people outside that the server writes from the database, or anything else (a file of the build, the page of the
 * app, a check of machines, nothing). The router decides it, because an address can be written in many ways.
 */
export type RouteKind = 'call' | 'page' | 'other';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route answers with; `other` where it does not say. */
    readonly kind?: Exclude<RouteKind, 'other'>;
  }
}

export const routeKindOf = ({ routeOptions }: FastifyRequest): RouteKind => routeOptions.config?.kind ?? 'other';

/** The address as it was sent, without its query. */
export const sentPath = ({ url }: FastifyRequest): string => /^[^?#]*/.exec(url)?.[0] ?? '';

/**
 * The first name of an address, read as loosely as anybody could: for what no route answers.
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
 * True where a fixed part of the address is percent-encoded. The router would decode it, while proxies and whoever reads a log compare addresses as they
 * were sent. Parameters may be encoded.
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
