import { ChartColumn } from 'lucide-react';
import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { inboxKind } from '../../shell/inbox.ts';

/** Daily sheets that the person has not read (G-06). */
export const ownerDayInbox = inboxKind<CallOutput<'owner_days.unread'>>({
  kind: 'owner-days',
  icon: ChartColumn,
  needs: 'owner-day',
  all: { name: 'owner-day' },
  countOf: ({ data }) => data.length,
  latest: ({ data }) =>
    data.map(({ day, made_at }) => ({
      key: day,
      title: formatDate(day),
      text: formatDateTime(new Date(made_at)),
      target: { name: 'owner-day', search: { day } },
    })),
});
