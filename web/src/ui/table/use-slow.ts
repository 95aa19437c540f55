import { useEffect, useState } from 'react';

/** Milliseconds of waiting after which the list shows the elapsed time. */
const slowAfter = 2000;

/** Returns the start of a long wait; null while nothing is loading or the wait is still short. */
export function useSlow(waiting: boolean): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (!waiting) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => setSince(begun), slowAfter);
    return () => {
      clearTimeout(timer);
      setSince(null);
    };
  }, [waiting]);
  return waiting ? since : null;
}
