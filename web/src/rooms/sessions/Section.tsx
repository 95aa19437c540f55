import { type ReactNode } from 'react';
import styles from './Section.module.css';
import { useElementId } from '../../ui/element-id.ts';

/** One part of the account page: what it is on the left, what can be done on the right. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useElementId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
