import type { CallOutput } from '@waybill/contract/registry.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { formatAnnouncement } from '@waybill/domain/kernel/spelled-date.ts';
import { inOwnLanguage } from '@waybill/domain/kernel/own-language.ts';
import { shortText } from '@waybill/domain/kernel/text.ts';
import { useLocale, useSay } from '../kernel/i18n.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { useMayOpen } from '../kernel/page-links.ts';
import { useStore } from '../kernel/store.ts';
import { PopoverPopup } from '../ui/overlays/PopoverPopup.tsx';
import type { Opened } from '../ui/overlays/Opener.tsx';
import { keptErrors } from './kept-errors.ts';
import { shellWords } from './shell.words.ts';
import styles from './Bell.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type Announcements = CallOutput<'announcements.noti'>;

interface BellPanelProps extends Opened {
  /** Once loaded. */
  answer: Announcements | undefined;
  failed: boolean;
}

/** Panel of the bell: the latest announcements, a link to all of them, and recent errors. */
export function BellPanel({ answer, failed, ...opened }: BellPanelProps) {
  const say = useSay();
  const close = () => opened.onOpenChange(false);
  const latest = answer?.data ?? [];
  return (
    <PopoverPopup title={say(commonWords.announcements)} align="end" {...opened}>
      <div className={styles.panel}>
        {latest.length > 0 ? (
          <Latest announcements={latest} close={close} />
        ) : (
          <p className="muted">{say(failed ? shellWords.noAnswer : shellWords.noAnnouncements)}</p>
        )}
        <ReadAll close={close} />
        <RecentErrors />
      </div>
    </PopoverPopup>
  );
}

function Latest({ announcements, close }: { announcements: Announcements['data']; close: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const detail = useMayOpen()('announcement.detail');
  return (
    <ul className={styles.list}>
      {announcements.map(({ id, title, created_at, read }) => {
        const own = inOwnLanguage(title, locale, ' · ');
        const inside = (
          <>
            <span className={styles.title} title={own}>
              {shortText(own)}
              {!read && <span className={styles.new}>{say(shellWords.newBadge)}</span>}
            </span>
            <time className={styles.date} dateTime={created_at}>
              {formatAnnouncement(new Date(created_at), locale)}
            </time>
          </>
        );
        return (
          <li key={id}>
            {detail ? (
              <PageLink
                to="announcement.detail"
                params={{ announcementId: id }}
                start
                className={styles.item}
                onClick={close}>
                {inside}
              </PageLink>
            ) : (
              <div className={styles.item}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ReadAll({ close }: { close: () => void }) {
  const say = useSay();
  if (!useMayOpen()('announcement.list')) return null;
  return (
    <PageLink to="announcement.list" start className={styles.all} onClick={close}>
      {say(shellWords.readAll)}
    </PageLink>
  );
}

function RecentErrors() {
  const say = useSay();
  const errors = useStore(keptErrors);
  if (errors.length === 0) return null;
  return (
    <section className={styles.errors} aria-label={say(shellWords.recentErrors)}>
      <h3>{say(shellWords.recentErrors)}</h3>
      <ul className={styles.list}>
        {errors.map(({ title, text, at }) => (
          <li key={at.getTime()} className={styles.error}>
            {title}
            {text && <span className={styles.date}>{text}</span>}
            <time className={styles.date}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
