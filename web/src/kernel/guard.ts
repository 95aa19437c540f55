import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';
import { mayOpen, type PageRow, type PageTarget } from './pages.ts';

export interface Visitor {
  readonly viewer: Viewer;
  readonly mustChangePassword: boolean;
}

/** `enter`, another page, or a path of this site that was wanted earlier. */
export type Verdict = 'enter' | PageTarget | { readonly path: string };

const passwordPage = 'account.password';

/**
 * What happens when somebody opens a page (N-31): guests of a guarded page go to login and come back to it, signed-in people leave the
 * guests' pages for where they were going or home, and who may not enter goes to the unauthorized page. A person who must choose a password
 * does that first.
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
  /** The path and query that were asked for. */
  href: string;
  /** On a guests' page: where the visitor was going. */
  next?: string | undefined;
}): Verdict {
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
 * A path of this site, or `null`: a link that somebody sent must not lead from our login page to a page that is not ours.
 *
 * @example ownPath('//evil.example') === null
 */
export function ownPath(value: string | undefined): string | null {
  if (value === undefined || !/^\/(?![/\\])[^\\\s]*$/.test(value)) return null;
  return value === '/login' || value.startsWith('/login?') ? null : value;
}
