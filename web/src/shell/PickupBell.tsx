import { Truck } from 'lucide-react';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { useMayOpen } from '../kernel/page-links.ts';
import { CountBell } from './CountBell.tsx';
import { shellWords } from './shell.words.ts';
import type { DeniedPickups } from './PickupBellPanel.tsx';

const PickupBellPanel = lazyPart(async () => (await import('./PickupBellPanel.tsx')).PickupBellPanel);

/** The bell of denied pickups (L-04), for those who assign pickups to couriers. A phone shows it only when the count is not zero. */
export function PickupBell({ phone }: { phone: boolean }) {
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
