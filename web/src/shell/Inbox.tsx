import { Inbox as InboxIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useSay } from '../kernel/i18n.tsx';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { useLive } from '../kernel/live.ts';
import { useUser } from '../kernel/session-store.ts';
import { useMayOpen } from '../kernel/page-links.ts';
import { Opener } from '../ui/overlays/Opener.tsx';
import { useCount } from '../ui/table/use-count.ts';
import { CountButton } from './CountButton.tsx';
import { frameParts } from './frame-parts.ts';
import type { CountedKind, InboxKind } from './inbox.ts';
import { shellWords } from './shell.words.ts';

const InboxPanel = lazyPart(async () => (await import('./InboxPanel.tsx')).InboxPanel);

/**
 * Everything that waits for the person except announcements, by kind (L-04, G-06): denied pickups, unread messages, tickets, daily sheets, feedback. It is counted
 * once the first page is loaded.
 */
export function Inbox({ rested }: { rested: boolean }) {
  const say = useSay();
  const shown = useCount();
  const known = useInboxKinds(rested);
  const kinds = known ?? noKinds;
  const results = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: [kind.call],
      meta: { topics: kind.topic },
      queryFn: kind.count,
      staleTime: 60_000,
    })),
  });
  const counted = kinds.map((kind, at): CountedKind => {
    const { data, isError } = results[at] ?? { data: undefined, isError: false };
    return { kind, answer: data, failed: isError, count: data === undefined ? null : kind.countOf(data) };
  });
  const refetch = (key?: string) => {
    for (const [at, kind] of kinds.entries()) if (key === undefined || kind.key === key) void results[at]?.refetch();
  };
  const sum = counted.reduce((all, { count }) => all + (count ?? 0), 0);
  const each = counted.flatMap(({ kind, count }) =>
    count !== null && count > 0 ? [`${say.loose(kind.name)}: ${shown(count)}`] : [],
  );
  return (
    <>
      {kinds.map(({ key, topic }) => (
        <Listener key={key} topic={topic} onNews={() => refetch(key)} />
      ))}
      <Opener
        trigger={<CountButton icon={InboxIcon} label={say(shellWords.inbox)} count={sum} parts={each} />}
        popup="dialog"
        part={InboxPanel}
        partProps={{ kinds: known && counted }}
        onOpenChange={(next) => {
          if (next) refetch();
        }}
      />
    </>
  );
}

const noKinds: readonly InboxKind[] = [];

/** Returns the kinds that the person may have; `null` until they are loaded, which is after the first page. */
export function useInboxKinds(rested: boolean): readonly InboxKind[] | null {
  const mayOpen = useMayOpen();
  const isShop = useUser().merchant !== null;
  const [all, setAll] = useState<readonly InboxKind[] | null>(null);
  useEffect(() => {
    if (!rested) return undefined;
    let gone = false;
    void frameParts()
      .inbox()
      .then(
        (kinds) => !gone && setAll(kinds),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [rested]);
  return useMemo(
    () => all && all.filter(({ needs, staff }) => (needs === undefined || mayOpen(needs)) && !(staff && isShop)),
    [all, mayOpen, isShop],
  );
}

function Listener({ topic, onNews }: { topic: InboxKind['topic']; onNews: () => void }) {
  useLive(topic, onNews);
  return null;
}
