import { LifeBuoy } from 'lucide-react';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { useMayOpen } from '../kernel/page-links.ts';
import { CountBell } from './CountBell.tsx';
import { shellWords } from './shell.messages.ts';

const TicketBellPanel = lazyPart(async () => (await import('./TicketBellPanel.tsx')).TicketBellPanel);

/** The counts of tickets (L-04), each there only while something waits. */
export function VoiceBells() {
  const mayOpen = useMayOpen();
  return mayOpen('support-ticket') ? (
    <CountBell<number>
      path="/api/supportTicket/ticket-count"
      topic="support_ticket"
      icon={LifeBuoy}
      name={shellWords.waitingTickets}
      countOf={(count) => count}
      panel={TicketBellPanel}
      quiet
    />
  ) : null;
}
