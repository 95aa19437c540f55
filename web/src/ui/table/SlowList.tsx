import { useEffect, useState, type ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { Callout } from '../feedback/Callout.tsx';
import { laterWords } from '../later.words.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { useCount } from './use-count.ts';
import styles from './TableStates.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface SlowListProps {
  /** Start of the waiting, as `performance.now()` counts. */
  since: number;
  onCancel: () => void;
}

/** Shows the seconds that a slow list has taken, and a cancel button. */
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
      {/* A screen reader announces once that it takes long, and not every second. */}
      <span className="sr-only" role="status">
        {say(laterWords.slow)}
      </span>
      <span aria-hidden="true">{say(laterWords.slowSeconds, { n: count(seconds) })}</span>
      <Button small onClick={onCancel}>
        {say(commonWords.stop)}
      </Button>
    </div>
  );
}

/** Shown after the user cancelled the loading: no rows, or the earlier ones. */
export function StoppedRows({ kept, retry }: { kept: boolean; retry: ReactNode }) {
  const say = useSay();
  return <Callout live title={say(kept ? laterWords.slowStoppedBefore : laterWords.slowStopped)} actions={retry} />;
}

function secondsSince(since: number): number {
  return Math.floor((performance.now() - since) / 1000);
}
