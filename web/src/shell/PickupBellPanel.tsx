import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../kernel/i18n.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { PopoverPopup } from '../ui/overlays/PopoverPopup.tsx';
import type { BellPanelProps } from './CountBell.tsx';
import { pickupBellWords as words } from './pickup-bell.words.ts';
import { shellWords } from './shell.words.ts';
import styles from './Bell.module.css';

/** Answer for the bell (source 7): denied pickup requests that were not seen yet, the latest first, and their number. */
export interface DeniedPickups {
  readonly noti: readonly {
    readonly id: number;
    readonly name: string;
    readonly reason: string | null;
    readonly denied_by: string | null;
    readonly denied_at: string;
  }[];
  readonly count: number;
}

/** Panel of the bell: the latest denied pickups with person and reason, and a link to all requests. */
export function PickupBellPanel({ answer, failed, ...opened }: BellPanelProps<DeniedPickups>) {
  const say = useSay();
  const close = () => opened.onOpenChange(false);
  const latest = answer?.noti ?? [];
  return (
    <PopoverPopup title={say(shellWords.deniedPickups)} align="end" {...opened}>
      <div className={styles.panel}>
        {latest.length === 0 ? (
          <p className="muted">{say(failed ? words.failed : words.none)}</p>
        ) : (
          <ul className={styles.list}>
            {latest.map(({ id, name, reason, denied_by, denied_at }) => (
              <li key={id}>
                <PageLink
                  to="pickup-request.detail"
                  params={{ pickupId: id }}
                  start
                  className={styles.item}
                  onClick={close}>
                  <span className={styles.title}>{name}</span>
                  {reason !== null && <span>{reason}</span>}
                  <span className={styles.date}>
                    {[denied_by, formatDateTime(new Date(denied_at))].filter(Boolean).join(' · ')}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        )}
        <PageLink to="pickup-request" start className={styles.all} onClick={close}>
          {say(words.all)}
        </PageLink>
      </div>
    </PopoverPopup>
  );
}
