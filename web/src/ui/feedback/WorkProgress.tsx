import { useEffect, useState, type ReactNode } from 'react';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { laterWords } from '../later.words.ts';
import { useCount } from '../table/use-count.ts';
import { paceOf, withSample, type PaceSample } from './job-pace.ts';
import { ProgressBar } from './ProgressBar.tsx';
import styles from './JobProgress.module.css';

export interface WorkProgressProps {
  /** The work with its object: "Print 120 labels". */
  label: string;
  done: number;
  total: number;
  /** Failed part of `done`; drawn in red at the end of the bar. */
  failed?: number;
  /** False when it has ended: no rate and no time left. */
  running?: boolean;
  /** The work is the server's and goes on when the page is left. */
  leavable?: boolean;
  /** More figures, after the count. */
  children?: ReactNode;
}

/**
 * Shows long work: a bar, the count, and as soon as enough is known the rate and the time left.
 *
 * @example <WorkProgress label={say(words.making)} done={sheet.made} total={max} leavable />
 */
export function WorkProgress({
  label,
  done,
  total,
  failed = 0,
  running = true,
  leavable = false,
  children,
}: WorkProgressProps) {
  const say = useSay();
  const count = useCount();
  const pace = usePace(done, total, running);
  const passed = say(commonWords.countOfMax, { n: count(done), max: count(total) });
  return (
    <>
      <ProgressBar label={label} value={done} failed={failed} max={total} text={passed} />
      <p className={styles.figures}>
        <span>{passed}</span>
        {children}
        {pace && (
          <>
            <span>{say(laterWords.jobRate, { n: count(pace.perMinute) })}</span>
            <span>
              {pace.minutesLeft === 0
                ? say(laterWords.jobNearEnd)
                : say(laterWords.jobLeft, { n: count(pace.minutesLeft) })}
            </span>
          </>
        )}
        {running && leavable && <span>{say(laterWords.jobLeave)}</span>}
      </p>
    </>
  );
}

function usePace(done: number, total: number, running: boolean) {
  const [samples, setSamples] = useState<readonly PaceSample[]>([]);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) {
      setSamples([]);
      return undefined;
    }
    const look = () => {
      const at = performance.now();
      setNow(at);
      setSamples((all) => withSample(all, { at, done }));
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [done, running]);
  return running ? paceOf(samples, total, now) : null;
}
