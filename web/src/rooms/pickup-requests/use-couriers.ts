import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PickupCourier, PickupRow } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { Option } from '../../ui/inputs/option-search.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { pickupPageWords as words } from './pickup-page.words.ts';

/** A branch, or a place whose branch is meant; and the day of the visit. */
interface CourierQuestion {
  readonly branch_id?: number | null;
  readonly place_id?: number | null;
  readonly day: string | null;
}

export interface Couriers {
  readonly options: readonly Option<number>[];
  /** The courier with the fewest pickups of the day. */
  readonly first: PickupCourier | undefined;
  /** The branch that serves the place; null while it is not known. */
  readonly branch: PickupRow['branch'] | null;
  /** The server has answered, or could not. */
  readonly settled: boolean;
}

/** Who can be sent, each with how many pickups they have that day. */
export function useCouriers({ branch_id, place_id, day }: CourierQuestion): Couriers {
  const say = useSay();
  const count = useCount();
  const { data, isError } = useQuery({
    queryKey: ['pickup_requests.couriers', branch_id ?? null, place_id ?? null, day],
    enabled: Boolean(branch_id ?? place_id),
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      call('pickup_requests.couriers', {
        query: {
          ...(branch_id ? { branch_id } : {}),
          ...(place_id ? { place_id } : {}),
          ...(day === null ? {} : { day }),
        },
        signal,
        background: true,
      }),
  });
  return useMemo(() => {
    const couriers = data?.data ?? [];
    return {
      options: couriers.map(({ id, name, open }) => ({
        value: id,
        label: name,
        detail: say(words.openVisits, { n: count(open) }),
      })),
      first: couriers[0],
      branch: data?.branch ?? null,
      settled: data !== undefined || isError,
    };
  }, [data, isError, say, count]);
}
