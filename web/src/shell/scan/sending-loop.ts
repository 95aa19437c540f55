import { oneAtATime } from './scan-locks.ts';

const firstPause = 1000;
const longestPause = 30_000;

/**
 * Runs a work whenever it is asked for, once at a time in this tab and in this browser, and again after a pause that grows with each failure after a pause: who scans on
 * without a line fails many times a second, and does not wait the longer for it when the line is back. `failed` is called for each failure; a connection that is back ends the pause. What waits for nothing that is sent elsewhere has a `lock` of its own.
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
    /** Runs now, instead of after the pause. */
    retry,
    doAfter,
    /** Something was sent, so the next failure counts as the first again. */
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
