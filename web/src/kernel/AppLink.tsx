import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { LinkProps, RenderLink } from '../ui/layout/link.tsx';

export interface AppLinkProps extends LinkProps {
  /** Opened from a menu: the breadcrumbs start again. */
  start?: boolean;
}

/** Renders a link that the router follows. New tabs, downloads and other sites are left to the browser. */
export function AppLink({ start, onClick, ...props }: AppLinkProps) {
  const router: AnyRouter = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOurs(event, props)) return;
    event.preventDefault();
    void router.navigate({ href: props.href, state: { start: start === true } });
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- what it says comes with its props
  return <a {...props} onClick={follow} />;
}

/** Draws the links of the parts of `ui/`. */
export const renderAppLink: RenderLink = (props) => <AppLink {...props} />;

function isOurs(event: MouseEvent, { href, target, download }: LinkProps): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  return (target === undefined || target === '_self') && download === undefined && /^\/(?!\/|api\/)/.test(href);
}
