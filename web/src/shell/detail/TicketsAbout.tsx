import { useQuery } from '@tanstack/react-query';
import { supportTicketStateFaces } from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import type { SupportTicketState } from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { AskAbout } from './AskAbout.tsx';
import { ticketsAboutWords as words } from './tickets-about.words.ts';
import styles from './TicketsAbout.module.css';

/** Maximum number shown; the list has all. */
const shownMost = 5;

/**
 * The last tickets about a record, and a link to a new one. It is in the shell, because the room of tickets itself shows parcels, customers and documents.
 *
 * @example <TicketsAbout filter={{ customer_id: String(customer.id) }} about={{ customer: String(customer.id) }} />
 */
export function TicketsAbout({
  filter,
  about,
}: {
  filter: Readonly<Record<string, string>>;
  about: Readonly<Record<string, string>> | null;
}) {
  const say = useSay();
  const { data, refetch } = useQuery({
    queryKey: ['support_tickets.list', 'about', filter],
    queryFn: ({ signal }) =>
      call('support_tickets.list', { query: { ...filter, per_page: shownMost }, signal, background: true }),
  });
  useLive('support_ticket', () => void refetch());
  return (
    <>
      {data?.data.length === 0 && <p className="muted">{say(words.none)}</p>}
      <ol className={styles.list}>
        {(data?.data ?? []).map(({ id, number, subject, status }) => {
          const face = supportTicketStateFaces[status as SupportTicketState];
          return (
            <li key={id} className={styles.item}>
              <PageLink to="support-ticket.detail" params={{ ticketId: id }}>
                {subject}
              </PageLink>
              <Pill tone={face.tone} label={say(face.word)} />
              <span className="small">{number}</span>
            </li>
          );
        })}
      </ol>
      {about && <AskAbout about={about} small />}
    </>
  );
}
