import type { ReactNode } from 'react';
import { useMayOpen } from '../../kernel/page-links.ts';
import { TargetLink } from '../../kernel/PageLink.tsx';
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
    <TargetLink to={to} className={className}>
      {children}
    </TargetLink>
  ) : (
    <span className={className}>{children}</span>
  );
}
