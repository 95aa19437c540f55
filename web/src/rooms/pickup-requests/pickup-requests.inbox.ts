import { Truck } from 'lucide-react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { inboxKind } from '../../shell/inbox.ts';

/** Denied pickups, for those who assign pickups to couriers: the latest first, with the reason and the person (L-04). */
export const pickupRequestInbox = inboxKind<CallOutput<'pickup_requests.noti'>>({
  kind: 'denied-pickups',
  icon: Truck,
  needs: 'pickup-request.create',
  all: { name: 'pickup-request' },
  countOf: ({ count }) => count,
  latest: ({ noti }) =>
    noti.map(({ id, name, reason, denied_by, denied_at }) => ({
      key: String(id),
      title: name,
      text: [reason, denied_by, formatDateTime(new Date(denied_at))].filter(Boolean).join(' · '),
      target: { name: 'pickup-request.detail', params: { pickupId: id } },
    })),
});
