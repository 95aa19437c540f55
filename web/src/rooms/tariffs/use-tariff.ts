import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Tariff } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';
import { today } from '../../kernel/today.ts';

const queryName = 'tariffs.current';

/**
 * The price table that counts today, kept while the screen is open and asked for again when one is published: with it a form prices by the server's
 * own rule (`priceOf`) while somebody types. Undefined until it has come.
 *
 * @example const tariff = useTariff(); const price = tariff && priceOf(tariff, question);
 */
export function useTariff(): Tariff | undefined {
  const client = useQueryClient();
  // A screen that stays open past midnight asks for the next day's table when it is drawn again.
  const day = today();
  const { data } = useQuery({
    queryKey: [queryName, day],
    queryFn: ({ signal }) => call('tariffs.current', { query: { day }, signal }),
    staleTime: 10 * 60_000,
  });
  useLive('tariff', () => void client.invalidateQueries({ queryKey: [queryName] }));
  return data?.data;
}
