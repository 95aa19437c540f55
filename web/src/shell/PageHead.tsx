import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** Beside the title: a state, how many. */
  aside?: ReactNode;
  /** At the end: the one thing the page is for comes last. */
  actions?: ReactNode;
}

/** The head of a page: what it is, how it stands, what can be done. */
export function PageHead({ title, aside, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.what}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
