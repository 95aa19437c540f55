import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isPast } from '@waybill/domain/kernel/promise.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { uiWords } from '../ui.words.ts';
import { Icon } from './Icon.tsx';
import styles from './PromisedBy.module.css';

/** Marks a value or a text as late, for the eye and for the ear. @example <Late>7</Late> */
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

const hasPassed = (at: string) => isPast(at, new Date());

interface PromisedByProps {
  /** The promised day or moment; none leaves the text as it is. */
  at: string | null;
  /** Does anyone still wait for it? */
  waits?: boolean;
  children: ReactNode;
}

/** A text that names a promised day or moment, marked as late once that has passed. @example <PromisedBy at={due_on}>{say(words.until, { day })}</PromisedBy> */
export function PromisedBy({ at, waits = true, children }: PromisedByProps) {
  return waits && at !== null && hasPassed(at) ? <Late>{children}</Late> : children;
}
