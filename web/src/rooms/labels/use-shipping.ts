import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';
import { useChanged } from '../../shell/use-changed.ts';

/** State, history and next steps of a parcel, refetched when it changes. */
export function useShipping(id: number | undefined): {
  readonly shipping: Shipping | undefined;
  readonly put: (shipping: Shipping) => void;
  readonly refresh: () => void;
} {
  const client = useQueryClient();
  const changed = useChanged();
  const queryKey = ['tracking.shipping', id];
  const { data } = useQuery({
    queryKey,
    enabled: id !== undefined,
    queryFn: ({ signal }) => call('tracking.shipping', { params: { id: id ?? 0 }, signal }),
  });
  const refresh = () => {
    void client.invalidateQueries({ queryKey });
    void changed('labels');
  };
  useLive('labels', refresh);
  return {
    shipping: data?.data,
    refresh,
    put: (shipping) => {
      client.setQueryData(queryKey, { data: shipping });
      void changed('labels');
    },
  };
}
