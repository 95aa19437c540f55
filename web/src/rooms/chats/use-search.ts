import { useEffect, useState } from 'react';

/** Typing pauses shorter than this are not worth a question to the server. */
const pause = 200;

/** Returns the typed text, its setter, and the search text, which follows after a pause in typing. */
export function useSearch(): [string | null, (typed: string | null) => void, string] {
  const [typed, setTyped] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch((typed ?? '').trim().slice(0, 200)), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped, search];
}
