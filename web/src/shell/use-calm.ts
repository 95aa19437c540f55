import { useEffect, useRef } from 'react';
import { inBackground } from '../kernel/background.ts';

/** Minimum time between two refetches, in milliseconds: events come in bursts when a branch scans. */
const calm = 1500;

/**
 * Runs an action at once, and then at most once per pause, however often it is called: as background work, since events trigger it.
 *
 * @example useLive('labels', useCalm(() => void refetch()));
 */
export function useCalm(act: () => void): () => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const again = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useRef(() => {
    if (timer.current !== undefined) {
      again.current = true;
      return;
    }
    inBackground(latest.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (!again.current) return;
      again.current = false;
      ask.current();
    }, calm);
  });
  return ask.current;
}
