import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** Before the title: the way back. */
  before?: ReactNode;
  title: ReactNode;
  /** Beside the title: a state, how many. */
  aside?: ReactNode;
  /** At the end: the one thing the page is for comes last. */
  actions?: ReactNode;
  /** Beside what it is, or below it where there is no room. */
  children?: ReactNode;
}

/**
 * Marks a title that is cut in one line, which the heads of lists write in two smaller ones, and one that is cut even there, beside which they show no number
 * of rows: it stands below them too. What has no room at all is read by pointing at it.
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
  // In another language it may have the same size.
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
