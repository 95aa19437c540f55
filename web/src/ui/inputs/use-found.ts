import { useEffect, useRef, useState } from 'react';
import type { PaletteCommand } from '../overlays/palette-list.ts';

export type PaletteSearch = (query: string, signal: AbortSignal) => Promise<readonly PaletteCommand[]>;

export interface Found {
  readonly commands: readonly PaletteCommand[];
  readonly state: 'idle' | 'searching' | 'failed';
}

const nothing: Found = { commands: [], state: 'idle' };
/** Debounce of typing, in milliseconds, before the server is queried. */
const pause = 150;

/** Searches while the user types: a new query cancels earlier ones, and old results stay until new ones arrive. */
export function useFound(query: string, search: PaletteSearch | undefined): Found {
  const [found, setFound] = useState<Found>(nothing);
  const ask = useRef(search);
  useEffect(() => {
    ask.current = search;
  }, [search]);
  const wanted = query.trim();
  useEffect(() => {
    const asking = ask.current;
    if (!asking || wanted === '') {
      setFound(nothing);
      return undefined;
    }
    setFound((before) => ({ commands: before.commands, state: 'searching' }));
    const stop = new AbortController();
    const timer = setTimeout(() => {
      asking(wanted, stop.signal).then(
        (commands) => {
          if (!stop.signal.aborted) setFound({ commands, state: 'idle' });
        },
        () => {
          if (!stop.signal.aborted) setFound({ commands: [], state: 'failed' });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  return found;
}
