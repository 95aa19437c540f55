import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { get } from '../kernel/client.ts';
import { useSay } from '../kernel/i18n.tsx';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { useLive } from '../kernel/live.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { Opener } from '../ui/overlays/Opener.tsx';
import { useCount } from '../ui/table/use-count.ts';
import { shellWords } from './shell.messages.ts';
import styles from './Bell.module.css';

/** What the bell is told (source 7): the latest announcements, and how many one has not read. */
export interface Announcements {
  readonly data: readonly {
    readonly id: number;
    readonly title: string;
    readonly created_at: string;
    readonly read: boolean;
  }[];
  readonly total: number;
}

const BellPanel = lazyPart(async () => (await import('./BellPanel.tsx')).BellPanel);

const path = '/api/announcement/nav/noti';

/** The announcement bell (L-04): how many are new, the latest, and all of them; below, the errors one may have missed. */
export function Bell() {
  const say = useSay();
  const count = useCount();
  const { data, isError, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => get<Announcements>(path, undefined, { signal, background: true }),
    staleTime: 60_000,
  });
  useLive('announcement', () => void refetch());
  const unread = data?.total ?? 0;
  const label = unread > 0 ? say(shellWords.unread, { n: count(unread) }) : say(shellWords.announcements);
  const change = (next: boolean) => {
    if (next) void refetch();
  };
  const trigger = (
    <button type="button" className={styles.bell} aria-label={label} title={label}>
      <Icon of={BellIcon} size={20} />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > 99 ? `${count(99)}+` : count(unread)}
        </span>
      )}
    </button>
  );
  return (
    <Opener
      trigger={trigger}
      popup="dialog"
      part={BellPanel}
      partProps={{ announcements: data, failed: isError }}
      onOpenChange={change}
    />
  );
}
