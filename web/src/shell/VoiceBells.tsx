import { LifeBuoy, Star } from 'lucide-react';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { useMayOpen } from '../kernel/page-links.ts';
import { CountBell } from './CountBell.tsx';
import { shellWords } from './shell.messages.ts';

/** The open feedback by merchant (C-01). */
export interface OpenFeedback {
  readonly data: readonly { readonly id: number | null; readonly name: string | null; readonly count: number }[];
}

const TicketBellPanel = lazyPart(async () => (await import('./TicketBellPanel.tsx')).TicketBellPanel);
const FeedbackBellPanel = lazyPart(async () => (await import('./FeedbackBellPanel.tsx')).FeedbackBellPanel);

/** The counts of tickets and feedback (L-04), each there only while something waits. A phone has room for tickets alone, which wait for a person. */
export function VoiceBells({ phone }: { phone: boolean }) {
  const mayOpen = useMayOpen();
  return (
    <>
      {mayOpen('support-ticket') && (
        <CountBell<number>
          path="/api/supportTicket/ticket-count"
          topic="support_ticket"
          icon={LifeBuoy}
          name={shellWords.waitingTickets}
          countOf={(count) => count}
          panel={TicketBellPanel}
          quiet
        />
      )}
      {!phone && mayOpen('feedback') && (
        <CountBell<OpenFeedback>
          path="/api/feedback/count"
          topic="feedback"
          icon={Star}
          name={shellWords.openFeedback}
          countOf={({ data }) => data.reduce((sum, { count }) => sum + count, 0)}
          panel={FeedbackBellPanel}
          quiet
        />
      )}
    </>
  );
}
