import { oneAtATime } from './scan-locks.ts';

const firstPause = 1000;
const longestPause = 30_000;

/**
 * Runs a job on request, one at a time in this tab and in this browser, and retries after a failure with a growing delay. Requests during a delay do not make
 * it longer: scanning offline fails many times a second. `failed` is called for each failure; a returning connection ends the delay. A job that is independent
 * of other senders has its own `lock`.
 */
export function createSendingLoop(work: () => Promise<void>, failed: (error: unknown) => void, lock?: string) {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 0;
  let hasPaused = false;

  const doAfter = (ms: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      hasPaused = true;
      flush();
    }, ms);
  };
  const flush = (): void => {
    if (stopped) return;
    if (running) again = true;
    running ??= oneAtATime(work, lock)
      .catch((error: unknown) => {
        failed(error);
        pause = hasPaused ? Math.min(longestPause, Math.max(firstPause, pause * 2)) : Math.max(firstPause, pause);
        hasPaused = false;
        doAfter(pause);
      })
      .finally(() => {
        running = null;
        if (again && pause === 0) flush();
        again = false;
      });
  };
  const retry = () => {
    pause = 0;
    flush();
  };
  window.addEventListener('online', retry);
  return {
    isStopped: () => stopped,
    flush,
    /** Runs now, without the retry delay. */
    retry,
    doAfter,
    /** Resets the delay after a success. */
    went: () => {
      pause = 0;
    },
    stop(): void {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    },
  };
}
