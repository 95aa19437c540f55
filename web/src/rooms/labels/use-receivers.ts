import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { KnownSender, LastReceiver } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { call } from '../../kernel/client.ts';
import { useViewer } from '../../kernel/session-store.ts';

const noReceivers: readonly LastReceiver[] = [];

/** The last receivers of the sender; at the portal also everybody to whom the shop has ever sent, by the beginning of their number. */
export function useReceivers(sender: KnownSender | null, typed: string): readonly LastReceiver[] {
  const outside = isMerchant(useViewer());
  const phone = phoneKey(typed);
  const { data } = useQuery({
    queryKey: ['customers.receivers', phone],
    enabled: outside && /^\d{4,}$/.test(phone),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('customers.receivers', { query: { phone: typed }, signal, background: true }),
  });
  return useMemo(() => {
    const last = sender?.receivers ?? noReceivers;
    const known = new Set(last.map((one) => phoneKey(one.phone[0] ?? '')));
    const found = data?.data.filter((one) => !known.has(phoneKey(one.phone[0] ?? ''))) ?? [];
    return [...last, ...found];
  }, [sender, data]);
}
