import type { ReactNode } from 'react';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import styles from './Dashboard.module.css';

/** A number that opens its rows; only a number where the page does not exist or the viewer may not open it. */
export function FigureLink({
  to,
  className = styles.figure,
  children,
}: {
  to: PageTarget;
  className?: string | undefined;
  children: ReactNode;
}) {
  const mayOpen = useMayOpen();
  return mayOpen(to.name) ? (
    <PageLink to={to.name} params={to.params} search={to.search} className={className}>
      {children}
    </PageLink>
  ) : (
    <span className={className}>{children}</span>
  );
}
