import { useEffect, useState } from 'react';

/** Typing pauses shorter than this are not worth a question to the server. */
const pause = 200;

/** What is typed, how to change it, and what is asked for once its writer has paused. */
export function useSearch(): [string | null, (typed: string | null) => void, string] {
  const [typed, setTyped] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch((typed ?? '').trim().slice(0, 200)), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped, search];
}
