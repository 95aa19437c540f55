import { useEffect, useState, type ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { Callout } from '../feedback/Callout.tsx';
import { laterWords } from '../later.words.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { useCount } from './use-count.ts';
import styles from './TableStates.module.css';

export interface SlowListProps {
  /** Since when it is waited for, as `performance.now()` counts. */
  since: number;
  onCancel: () => void;
}

/** How long a slow list is waited for, second by second, and the way out. */
export function SlowList({ since, onCancel }: SlowListProps) {
  const say = useSay();
  const count = useCount();
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(since)), 250);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <div className={styles.slow}>
      <Spinner size={14} />
      {/* A screen reader hears once that it takes long, and not every second. */}
      <span className="sr-only" role="status">
        {say(laterWords.slow)}
      </span>
      <span aria-hidden="true">{say(laterWords.slowSeconds, { n: count(seconds) })}</span>
      <Button small onClick={onCancel}>
        {say(laterWords.slowStop)}
      </Button>
    </div>
  );
}

/** What stands there after somebody has stopped the waiting: no rows, or those from before. */
export function StoppedRows({ kept, retry }: { kept: boolean; retry: ReactNode }) {
  const say = useSay();
  return <Callout live title={say(kept ? laterWords.slowStoppedBefore : laterWords.slowStopped)} actions={retry} />;
}

function secondsSince(since: number): number {
  return Math.floor((performance.now() - since) / 1000);
}
