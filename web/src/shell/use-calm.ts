import { useEffect, useRef } from 'react';
import { byItself } from '../kernel/by-itself.ts';

/** Events come in bursts when a branch scans; what shows them is asked for again at most this often, in milliseconds. */
const calm = 1500;

/**
 * Does something at once, and then again only after a pause, however often it is asked for in between: by the page itself, since events ask for it.
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
    byItself(latest.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (!again.current) return;
      again.current = false;
      ask.current();
    }, calm);
  });
  return ask.current;
}
