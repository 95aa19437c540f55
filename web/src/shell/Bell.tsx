import { Bell as BellIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../kernel/client.ts';
import { useSay } from '../kernel/i18n.tsx';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { useLive } from '../kernel/live.ts';
import { Opener } from '../ui/overlays/Opener.tsx';
import { CountButton } from './CountButton.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const BellPanel = lazyPart(async () => (await import('./BellPanel.tsx')).BellPanel);

/** The announcement bell (L-04): the unread count, the latest announcements and a link to all; below, recent errors. */
export function Bell() {
  const say = useSay();
  const { data, isError, refetch } = useQuery({
    queryKey: ['announcements.noti'],
    meta: { topics: 'announcement' },
    queryFn: ({ signal }) => call('announcements.noti', { signal, background: true }),
    staleTime: 60_000,
  });
  useLive('announcement', () => void refetch());
  const news = data?.total ?? 0;
  return (
    <Opener
      trigger={<CountButton icon={BellIcon} label={say(commonWords.announcements)} count={news} />}
      popup="dialog"
      part={BellPanel}
      partProps={{ answer: data, failed: isError }}
      onOpenChange={(next) => void (next && refetch())}
    />
  );
}
