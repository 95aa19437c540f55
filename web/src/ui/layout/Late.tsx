import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Icon } from './Icon.tsx';
import styles from './Late.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Marks a value or a text as late, also for screen readers. @example <Late>7</Late> */
export function Late({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <span className={styles.late} title={say(commonFieldWords.late)} data-late>
      <Icon of={TriangleAlert} size={14} />
      {children}
      <span className="sr-only"> {say(commonFieldWords.late)}</span>
    </span>
  );
}
