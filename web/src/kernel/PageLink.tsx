import type { AnchorHTMLAttributes, Ref } from 'react';
import { AppLink } from './AppLink.tsx';
import { hrefOf, pageOf } from './page-links.ts';
import type { PageName } from './pages.ts';
import type { PathParams } from './path.ts';
import type { Query } from './request.ts';

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: PageName;
  params?: PathParams;
  search?: Query;
  newTab?: boolean;
  /** Opened from a menu: the breadcrumbs start again. */
  start?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the product. Its code is fetched as soon as the pointer or the focus is on it.
 *
 * @example <PageLink to="edit-staff" params={{ staffID: row.id }}>{row.name}</PageLink>
 */
export function PageLink({ to, params, search, newTab, ...rest }: PageLinkProps) {
  const fetchCode = () =>
    void pageOf(to)
      ?.load?.()
      .catch(() => undefined);
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <AppLink {...rest} {...tab} href={hrefOf(to, params, search)} onPointerEnter={fetchCode} onFocus={fetchCode} />
  );
}
