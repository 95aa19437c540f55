import { useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { supportTicketStateFaces } from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import type { SupportTicketState } from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { ticketsAboutWords as words } from './tickets-about.words.ts';
import styles from './TicketsAbout.module.css';

/** So many are shown; the list has all. */
const shownMost = 5;

/** From a record to a new ticket about it, in two presses. `about` is what the new ticket is told. */
export function AskAbout({ about, small }: { about: Readonly<Record<string, string>>; small?: boolean }) {
  const say = useSay();
  return (
    useMayOpen()('support-ticket.create') && (
      <PageLink to="support-ticket.create" search={about} className={buttonLook('plain', small)}>
        <Icon of={LifeBuoy} />
        {say(words.ask)}
      </PageLink>
    )
  );
}

/**
 * The last tickets about a record, and the way to a new one. It stands in the frame, because the room of tickets shows parcels, customers and documents
 * itself.
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
              <span className={styles.number}>{number}</span>
            </li>
          );
        })}
      </ol>
      {about && <AskAbout about={about} small />}
    </>
  );
}
