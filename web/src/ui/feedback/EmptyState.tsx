import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../layout/Icon.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Next action for the user. */
  hint?: ReactNode;
  icon?: IconSource;
  /** One button. */
  action?: ReactNode;
}

/** Tells that a place is empty, with one thing that can be done about it. */
export function EmptyState({ title, hint, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.icon}>
          <Icon of={icon} size={20} />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
