import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { call } from '../kernel/client.ts';
import { useSay } from '../kernel/i18n.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { PopoverPopup } from '../ui/overlays/PopoverPopup.tsx';
import { useCount } from '../ui/table/use-count.ts';
import type { BellPanelProps } from './CountBell.tsx';
import { voiceBellWords as words } from './voice-bells.words.ts';
import styles from './Bell.module.css';

/** Maximum number of tickets in the panel. */
const shown = 5;

/** Panel of the ticket count: the latest waiting tickets, and a link to all of them. */
export function TicketBellPanel({ answer, failed, ...opened }: BellPanelProps<number>) {
  const say = useSay();
  const close = () => opened.onOpenChange(false);
  const { data } = useQuery({
    queryKey: ['support_tickets.list', 'bell', answer],
    queryFn: ({ signal }) =>
      call('support_tickets.list', { query: { tab: 'mine', per_page: shown }, signal, background: true }),
  });
  return (
    <PopoverPopup title={say(words.waitingTickets)} align="end" {...opened}>
      <div className={styles.panel}>
        {failed && <p className="muted">{say(words.failed)}</p>}
        <ul className={styles.list}>
          {(data?.data ?? []).map(({ id, number, subject, last_at }) => (
            <li key={id}>
              <PageLink
                to="support-ticket.detail"
                params={{ ticketId: id }}
                start
                className={styles.item}
                onClick={close}>
                <span className={styles.title}>{subject}</span>
                <span className={styles.date}>{[number, formatDateTime(new Date(last_at))].join(' · ')}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <PageLink to="support-ticket" start className={styles.all} onClick={close}>
          {say(words.allTickets)}
        </PageLink>
      </div>
    </PopoverPopup>
  );
}

/** Panel of the tickets that the provider resolved: their number, and a link to them. */
export function ProviderBellPanel({ answer, failed, ...opened }: BellPanelProps<{ readonly from_za: number }>) {
  const say = useSay();
  const count = useCount();
  return (
    <PopoverPopup title={say(words.fromProvider)} align="end" {...opened}>
      <div className={styles.panel}>
        <p>{failed ? say(words.failed) : say(words.resolved, { n: count(answer?.from_za ?? 0) })}</p>
        <PageLink to="support-ticket" start className={styles.all} onClick={() => opened.onOpenChange(false)}>
          {say(words.allTickets)}
        </PageLink>
      </div>
    </PopoverPopup>
  );
}
