import { useEffect, useRef } from 'react';
import type { HeardKey } from '../../shell/scan/scanner-profile.ts';

/** Milliseconds without a key after which a scanner that adds no Enter has ended; longer than the slowest one needs between two keys. */
const endMs = 700;

/**
 * Passes on the keys of each whole text that a scanner or a person sends to the page outside of fields, and keeps them from the page. For learning a scanner:
 * elsewhere `useCapture` takes codes.
 */
export function useHeard(take: (keys: readonly HeardKey[]) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  }, [take]);
  useEffect(() => {
    let keys: HeardKey[] = [];
    let timer = 0;
    const end = () => {
      const heard = keys;
      keys = [];
      if (heard.length > 1) latest.current(heard);
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      const ends = event.key === 'Enter' || event.key === 'Tab';
      if (!ends && [...event.key].length > 1) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(end, endMs);
      if (ends && keys.length < 2) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (ends) end();
      else keys.push({ code: event.code, key: event.key, at: event.timeStamp });
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, []);
}
