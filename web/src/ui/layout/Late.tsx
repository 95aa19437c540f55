import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { uiWords } from '../ui.words.ts';
import { Icon } from './Icon.tsx';
import styles from './Late.module.css';

/** Marks a value or a text as late, also for screen readers. @example <Late>7</Late> */
export function Late({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <span className={styles.late} title={say(uiWords.late)} data-late>
      <Icon of={TriangleAlert} size={14} />
      {children}
      <span className="sr-only"> {say(uiWords.late)}</span>
    </span>
  );
}
