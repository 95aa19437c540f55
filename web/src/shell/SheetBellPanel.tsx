import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../kernel/i18n.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { PopoverPopup } from '../ui/overlays/PopoverPopup.tsx';
import type { BellPanelProps } from './CountBell.tsx';
import { voiceBellWords as words } from './voice-bells.words.ts';
import styles from './Bell.module.css';

/** Daily sheets that the user has not read (G-06). */
export interface NewSheets {
  readonly data: readonly { readonly day: string; readonly made_at: string }[];
}

/** Panel of the daily sheet count: the days that the user has not read, and when each sheet was saved. */
export function SheetBellPanel({ answer, failed, ...opened }: BellPanelProps<NewSheets>) {
  const say = useSay();
  return (
    <PopoverPopup title={say(words.newSheets)} align="end" {...opened}>
      <div className={styles.panel}>
        {failed && <p className="muted">{say(words.failed)}</p>}
        <ul className={styles.list}>
          {(answer?.data ?? []).map(({ day, made_at }) => (
            <li key={day}>
              <PageLink
                to="owner-day"
                search={{ day }}
                start
                className={styles.item}
                onClick={() => opened.onOpenChange(false)}>
                <span className={styles.title}>{formatDate(day)}</span>
                <time className={styles.date} dateTime={made_at}>
                  {formatDateTime(new Date(made_at))}
                </time>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </PopoverPopup>
  );
}
