import type { Viewer } from '@waybill/domain/kernel/access.ts';
import { mayOpen, type PageRow, type PageTarget } from './pages.ts';

export interface Visitor {
  readonly viewer: Viewer;
  readonly mustChangePassword: boolean;
}

/** `enter`, another page, or a path of this site that was requested earlier. */
export type GuardDecision = 'enter' | PageTarget | { readonly path: string };

const passwordPage = 'account.password';

/**
 * Decides what happens when a page is opened (N-31): guests of a protected page go to login and return afterwards, signed-in people leave guest pages for the
 * requested page or home, and people without permission go to the unauthorized page. A person who must choose a password does that first.
 */
export function guard({
  page,
  pages,
  visitor,
  href,
  next,
}: {
  page: PageRow;
  pages: readonly PageRow[];
  visitor: Visitor | null;
  /** The requested path and query. */
  href: string;
  /** On a guest page: the page that the visitor requested. */
  next?: string | undefined;
}): GuardDecision {
  if (page.access === 'public') return 'enter';
  if (!visitor) {
    if (page.access === 'guest') return 'enter';
    return { name: 'login', search: href === '/' ? {} : { next: href } };
  }
  if (page.access === 'guest') {
    const path = ownPath(next);
    return path === null ? { name: 'index' } : { path };
  }
  if (visitor.mustChangePassword && page.name !== passwordPage) return { name: passwordPage };
  if (!mayOpen(page, visitor.viewer)) return { name: 'unauthorized' };
  return page.forward ? page.forward(visitor.viewer, pages) : 'enter';
}

/**
 * Returns a path of this site, or `null`: a crafted link must not redirect from our login page to another site.
 *
 * @example ownPath('//evil.example') === null
 */
export function ownPath(value: string | undefined): string | null {
  if (value === undefined || !/^\/(?![/\\])[^\\\s]*$/.test(value)) return null;
  return value === '/login' || value.startsWith('/login?') ? null : value;
}
