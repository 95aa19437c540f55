import { useEffect, useState } from 'react';

/** After this many milliseconds of waiting, the list shows how long it has taken. */
const slowAfter = 2000;

/** Since when it is waited, once that is long; null while nothing is waited for or it may still come at once. */
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
