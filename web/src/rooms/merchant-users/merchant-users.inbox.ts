import { Banknote, MessageCircleQuestion } from 'lucide-react';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { stageRows } from '@waybill/domain/rooms/merchant-users/home-stages.ts';
import { inboxKind } from '../../shell/inbox.ts';

type News = CallOutput<'merchant_users.news'>;

/** Parcels of the shop that could not be delivered and wait for its answer (U-06). */
export const answerInbox = inboxKind<News>({
  kind: 'answers',
  icon: MessageCircleQuestion,
  needs: 'shop-home',
  all: {
    name: 'label',
    params: { tab: stageRows.to_answer.tab },
    search: { status: stageRows.to_answer.status ?? '' },
  },
  countOf: ({ data }) => data.answers.count,
  latest: ({ data }) =>
    data.answers.latest.map(({ label_id, tracking_code, receiver_name, asked_at }) => ({
      key: String(label_id),
      title: receiver_name,
      text: [tracking_code, formatDateTime(new Date(asked_at))].join(' · '),
      target: { name: 'label-detail', params: { labelId: label_id } },
    })),
});

/** Payouts that were paid and that nobody of the shop has confirmed; only its owners see the page of its people, and its money. */
export const payoutInbox = inboxKind<News>({
  kind: 'payouts',
  icon: Banknote,
  needs: 'shop-people',
  all: { name: 'cod-clearance' },
  countOf: ({ data }) => data.payouts?.count ?? 0,
  latest: ({ data }, { locale }) =>
    (data.payouts?.latest ?? []).map(({ id, number, amount, paid_at }) => ({
      key: String(id),
      title: number,
      text: [sayKyat(amount, locale), formatDateTime(new Date(paid_at))].join(' · '),
      target: { name: 'cod-clearance-detail', params: { transactionId: id } },
    })),
});
