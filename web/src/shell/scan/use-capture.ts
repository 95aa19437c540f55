import { useEffect, useRef } from 'react';
import { captureScans } from './capture.ts';

/**
 * Takes codes from a scanner while `on`, whatever has the focus. `take` may change at any time, also between two keys of one code, such as when an answer
 * arrives: no code is cut by it.
 *
 * @example useCapture(true, (code) => void look(code));
 */
export function useCapture(on: boolean, take: (code: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  }, [take]);
  useEffect(() => (on ? captureScans(window, (code) => latest.current(code)) : undefined), [on]);
}
