import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** Before the title: a back link. */
  before?: ReactNode;
  title: ReactNode;
  /** Beside the title: a state, a count. */
  aside?: ReactNode;
  /** At the end: the primary action comes last. */
  actions?: ReactNode;
  /** Beside the title, or below it where there is no room. */
  children?: ReactNode;
}

/**
 * Marks a title that does not fit in one line, which heads of lists then write in two smaller ones; and one that is cut even then, whose row count is placed
 * below. A title that is still cut is shown whole on hover.
 */
function fit(title: HTMLElement | null) {
  if (!title) return;
  const measure = () => {
    delete title.dataset['long'];
    title.removeAttribute('title');
    if (title.scrollWidth <= title.clientWidth) return;
    title.dataset['long'] = 'lines';
    if (title.scrollHeight > title.clientHeight + 1) title.dataset['long'] = 'alone';
    title.title = title.textContent;
  };
  const size = new ResizeObserver(measure);
  size.observe(title);
  // A change of language may keep the size.
  const text = new MutationObserver(measure);
  text.observe(title, { characterData: true, childList: true, subtree: true });
  return () => {
    size.disconnect();
    text.disconnect();
  };
}

/** The head of a page: its title, its state and its actions. */
export function PageHead({ before, title, aside, actions, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.what}>
        {before}
        <h1 ref={fit} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
