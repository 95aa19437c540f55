import type { AnchorHTMLAttributes, Ref } from 'react';
import { bothHandlers } from '../ui/handlers.ts';
import { AppLink } from './AppLink.tsx';
import { hrefTo, pageOf } from './page-links.ts';
import type { LinkParams, PageName, PageSearch, PageTarget } from './pages.ts';

export type PageLinkProps<Name extends PageName> = LinkParams<Name> & {
  to: Name;
  search?: PageSearch<Name>;
} & LinkFace;

interface LinkFace extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
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
export function PageLink<Name extends PageName>({ to, params, search, ...face }: PageLinkProps<Name>) {
  return <TargetLink to={{ name: to, params, search } as unknown as PageTarget} {...face} />;
}

/** A link to a target. */
export function TargetLink({ to, newTab, ...rest }: LinkFace & { to: PageTarget }) {
  const fetchCode = () =>
    void pageOf(to.name)
      ?.load?.()
      .catch(() => undefined);
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  const handlers = bothHandlers({ onPointerEnter: fetchCode, onFocus: fetchCode }, rest);
  return <AppLink {...rest} {...tab} href={hrefTo(to)} {...handlers} />;
}
