import { CircleCheck, OctagonAlert } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { laterWords } from '../later.words.ts';
import { Icon } from '../layout/Icon.tsx';
import { useCount } from '../table/use-count.ts';
import styles from './JobProgress.module.css';
import { WorkProgress } from './WorkProgress.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface JobResult {
  id: string;
  /** Name of the row: a code, a person. */
  label: string;
  ok: boolean;
  /** Reason of the failure, or the result. */
  message?: string;
}

export interface JobProgressProps {
  /** The job with its object: "Print 120 labels". */
  title: string;
  state: 'running' | 'finished' | 'cancelled';
  done: number;
  failed: number;
  total: number;
  /** Failures are shown first, whatever the order here. */
  results?: readonly JobResult[];
  /** Retries the failed rows only. */
  onRetry?: () => void;
  onCancel?: () => void;
  onClose?: () => void;
}

const word = { running: laterWords.jobRunning, finished: laterWords.jobFinished, cancelled: commonWords.cancelled };

/** Shows the progress of a job on many rows, and the result of each row (P-09). */
export function JobProgress({
  title,
  state,
  done,
  failed,
  total,
  results = [],
  onRetry,
  onCancel,
  onClose,
}: JobProgressProps) {
  const say = useSay();
  const count = useCount();
  const running = state === 'running';
  return (
    <section className={styles.job} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.state} role="status">
          {say(word[state])}
        </span>
      </header>
      <WorkProgress label={title} done={done + failed} failed={failed} total={total} running={running} leavable>
        <span className={styles.good}>{say(laterWords.jobDone, { n: count(done) })}</span>
        {failed > 0 && <span className={styles.bad}>{say(laterWords.jobFailed, { n: count(failed) })}</span>}
      </WorkProgress>
      {results.length > 0 && <Results results={results} open={!running && failed > 0} />}
      <div className={styles.buttons}>
        {running && onCancel && (
          <Button small onClick={onCancel}>
            {say(commonWords.stop)}
          </Button>
        )}
        {!running && failed > 0 && onRetry && (
          <Button small variant="main" onClick={onRetry}>
            {say(laterWords.jobRetry, { n: count(failed) })}
          </Button>
        )}
        {!running && onClose && (
          <Button small onClick={onClose}>
            {say(commonWords.close)}
          </Button>
        )}
      </div>
    </section>
  );
}

function Results({ results, open }: { results: readonly JobResult[]; open: boolean }) {
  const say = useSay();
  const sorted = [...results].sort((one, other) => Number(one.ok) - Number(other.ok));
  return (
    <details className={styles.results} open={open}>
      <summary>{say(laterWords.jobResults)}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
      <ul className={styles.list} tabIndex={0} aria-label={say(laterWords.jobResults)}>
        {sorted.map((result) => (
          <li key={result.id} className={styles.result} data-ok={result.ok}>
            <Icon of={result.ok ? CircleCheck : OctagonAlert} />
            <span className="sr-only">{say(result.ok ? laterWords.resultDone : commonWords.failed)}: </span>
            <span className={styles.label}>{result.label}</span>
            {result.message && <span className={styles.message}>{result.message}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
