import { ChartColumn, Headset, LifeBuoy, MessagesSquare, Star, Truck } from 'lucide-react';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { useMayOpen } from '../kernel/page-links.ts';
import { CountBell } from './CountBell.tsx';
import { voiceBellWords } from './voice-bells.words.ts';
import type { OpenFeedback } from './FeedbackBellPanel.tsx';
import type { NewSheets } from './SheetBellPanel.tsx';
import { shellWords } from './shell.words.ts';
import type { DeniedPickups } from './PickupBellPanel.tsx';

const PickupBellPanel = lazyPart(async () => (await import('./PickupBellPanel.tsx')).PickupBellPanel);

/** The bell of denied pickups (L-04), for those who assign pickups to couriers. A phone shows it only when the count is not zero. */
function PickupBell({ phone }: { phone: boolean }) {
  return useMayOpen()('pickup-request.create') ? (
    <CountBell<DeniedPickups>
      call="pickup_requests.noti"
      topic="pickup_request"
      icon={Truck}
      name={shellWords.deniedPickups}
      countOf={({ count }) => count}
      panel={PickupBellPanel}
      quiet={phone}
    />
  ) : null;
}

const TicketBellPanel = lazyPart(async () => (await import('./TicketBellPanel.tsx')).TicketBellPanel);
const ProviderBellPanel = lazyPart(async () => (await import('./TicketBellPanel.tsx')).ProviderBellPanel);
const ChatBellPanel = lazyPart(async () => (await import('./ChatBellPanel.tsx')).ChatBellPanel);
const SheetBellPanel = lazyPart(async () => (await import('./SheetBellPanel.tsx')).SheetBellPanel);
const FeedbackBellPanel = lazyPart(async () => (await import('./FeedbackBellPanel.tsx')).FeedbackBellPanel);

/**
 * Counters of denied pickups, unread messages, tickets, daily sheets and feedback (L-04, G-06), each shown only while something is waiting. A phone has no room
 * for the last two, which are not urgent.
 */
export function VoiceBells({ phone }: { phone: boolean }) {
  const mayOpen = useMayOpen();
  return (
    <>
      <PickupBell phone={phone} />
      <CountBell<number>
        call="chats.unread"
        topic="chat"
        icon={MessagesSquare}
        name={voiceBellWords.unreadChat}
        countOf={(count) => count}
        panel={ChatBellPanel}
        quiet
      />
      {mayOpen('support-ticket') && (
        <CountBell<number>
          call="support_tickets.waiting"
          topic="support_ticket"
          icon={LifeBuoy}
          name={voiceBellWords.waitingTickets}
          countOf={(count) => count}
          panel={TicketBellPanel}
          quiet
        />
      )}
      {mayOpen('support-ticket') && (
        <CountBell<{ readonly from_za: number }>
          call="support_tickets.from_za"
          topic="support_ticket"
          icon={Headset}
          name={voiceBellWords.fromProvider}
          countOf={({ from_za }) => from_za}
          panel={ProviderBellPanel}
          quiet
        />
      )}
      {!phone && mayOpen('owner-day') && (
        <CountBell<NewSheets>
          call="owner_days.unread"
          topic="owner_day"
          icon={ChartColumn}
          name={voiceBellWords.newSheets}
          countOf={({ data }) => data.length}
          panel={SheetBellPanel}
          quiet
        />
      )}
      {!phone && mayOpen('feedback') && (
        <CountBell<OpenFeedback>
          call="feedbacks.count"
          topic="feedback"
          icon={Star}
          name={voiceBellWords.openFeedback}
          countOf={({ data }) => data.reduce((sum, { count }) => sum + count, 0)}
          panel={FeedbackBellPanel}
          quiet
        />
      )}
    </>
  );
}
