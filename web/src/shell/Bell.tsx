import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { formatAnnouncement, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { get } from '../kernel/client.ts';
import { useLocale, useSay } from '../kernel/i18n.tsx';
import { useLive } from '../kernel/live.ts';
import { PageLink } from '../kernel/PageLink.tsx';
import { useMayOpen } from '../kernel/page-links.ts';
import { useStore } from '../kernel/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { Popover } from '../ui/Popover.tsx';
import { useCount } from '../ui/use-count.ts';
import { keptErrors } from './kept-errors.ts';
import { shellWords } from './shell.messages.ts';
import styles from './Bell.module.css';

/** What the bell is told (source 7): the latest announcements, and how many one has not read. */
interface Announcements {
  readonly data: readonly { readonly id: number; readonly title: string; readonly created_at: string; readonly read: boolean }[];
  readonly total: number;
}

const path = '/api/announcement/nav/noti';

/** The announcement bell (L-04): how many are new, the latest, and all of them; below, the errors one may have missed. */
export function Bell() {
  const say = useSay();
  const count = useCount();
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ queryKey: [path], queryFn: ({ signal }) => get<Announcements>(path, undefined, { signal, background: true }), staleTime: 60_000 });
  useLive('announcement', () => void refetch());
  const unread = data?.total ?? 0;
  const label = unread > 0 ? say(shellWords.unread, { n: count(unread) }) : say(shellWords.announcements);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) void refetch();
  };
  const trigger = (
    <button type="button" className={styles.bell} aria-label={label} title={label}>
      <Icon of={BellIcon} size={20} />
      {unread > 0 && <span className={styles.count} aria-hidden="true">{unread > 99 ? `${count(99)}+` : count(unread)}</span>}
    </button>
  );
  return (
    <Popover trigger={trigger} title={say(shellWords.announcements)} align="end" open={open} onOpenChange={change}>
      <div className={styles.panel}>
        {data && data.data.length > 0 ? <Latest announcements={data.data} close={() => setOpen(false)} /> : <p className="muted">{say(isError ? shellWords.noAnswer : shellWords.noAnnouncements)}</p>}
        <ReadAll close={() => setOpen(false)} />
        <RecentErrors />
      </div>
    </Popover>
  );
}

function Latest({ announcements, close }: { announcements: Announcements['data']; close: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const detail = useMayOpen()('announcement.detail');
  return (
    <ul className={styles.list}>
      {announcements.map(({ id, title, created_at, read }) => {
        const inside = <><span className={styles.title}>{title}{!read && <span className={styles.new}>{say(shellWords.newBadge)}</span>}</span><time className={styles.date} dateTime={created_at}>{formatAnnouncement(new Date(created_at), locale)}</time></>;
        return <li key={id}>{detail ? <PageLink to="announcement.detail" params={{ announcementId: id }} start className={styles.item} onClick={close}>{inside}</PageLink> : <div className={styles.item}>{inside}</div>}</li>;
      })}
    </ul>
  );
}

function ReadAll({ close }: { close: () => void }) {
  const say = useSay();
  if (!useMayOpen()('announcement.list')) return null;
  return <PageLink to="announcement.list" start className={styles.all} onClick={close}>{say(shellWords.readAll)}</PageLink>;
}

function RecentErrors() {
  const say = useSay();
  const errors = useStore(keptErrors);
  if (errors.length === 0) return null;
  return (
    <section className={styles.errors} aria-label={say(shellWords.recentErrors)}>
      <h3>{say(shellWords.recentErrors)}</h3>
      <ul className={styles.list}>
        {errors.map(({ title, text, at }) => <li key={at.getTime()} className={styles.error}>{title}{text && <span className={styles.date}>{text}</span>}<time className={styles.date}>{formatDateTime(at)}</time></li>)}
      </ul>
    </section>
  );
}
