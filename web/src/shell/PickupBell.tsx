import { Truck } from 'lucide-react';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { useMayOpen } from '../kernel/page-links.ts';
import { CountBell } from './CountBell.tsx';
import { shellWords } from './shell.words.ts';

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
