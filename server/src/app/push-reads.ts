import { can } from '@waybill/domain/kernel/access.ts';
import type { NewsKind } from '@waybill/domain/rooms/push-devices/news-kinds.ts';
import { newsRow } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import { registry } from '@waybill/contract/registry.ts';
import { denial } from '../kernel/http.ts';
import type { Database } from '../kernel/services.ts';
import type { SessionViewer } from '../kernel/viewer.ts';
import { newestAnnouncement } from '../rooms/announcements/announcements.queries.ts';
import { newestUnread } from '../rooms/chats/chats.queries.ts';
import { newestFeedback } from '../rooms/feedbacks/feedbacks.queries.ts';
import { newestPayouts, newestQuestions } from '../rooms/merchant-users/merchant-news.queries.ts';
import { readNewSheets } from '../rooms/owner-days/owner-days.queries.ts';
import { readDenied } from '../rooms/pickup-requests/pickup-boards.queries.ts';
import type { PushReads } from '../rooms/push-devices/push-devices.door.ts';
import { newestFromProvider, newestWaiting } from '../rooms/support-tickets/support-tickets.queries.ts';
import { customersOf } from './merchant-events.queries.ts';

type Newest = (db: Database, viewer: SessionViewer, now: Date) => Promise<Date | null>;
type OfMerchants = PushReads['newestOfMerchants'];

const instantOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** Kinds whose events name no merchant: all of them are asked at once. */
const ofMerchants: Partial<
  Record<NewsKind, (...parts: [Database, readonly number[], Date]) => Promise<ReadonlyMap<number, Date>>>
> = {
  answers: (db, customers) => newestQuestions(db, customers),
  payouts: newestPayouts,
};

const ofOneMerchant =
  (kind: NewsKind): Newest =>
  async (db, { customerId }, now) =>
    (customerId !== undefined && (await ofMerchants[kind]?.(db, [customerId], now))?.get(customerId)) || null;

/** Time of the newest of each kind, of exactly those that the kind counts. */
const newestOf: Readonly<Record<NewsKind, Newest>> = {
  announcements: newestAnnouncement,
  chat: newestUnread,
  tickets: newestWaiting,
  'provider-tickets': newestFromProvider,
  'denied-pickups': async (db, viewer) => instantOf((await readDenied(db, viewer)).noti[0]?.denied_at),
  feedback: newestFeedback,
  'owner-days': async (db, viewer, now) => instantOf((await readNewSheets(db, viewer, now))[0]?.made_at),
  answers: ofOneMerchant('answers'),
  payouts: ofOneMerchant('payouts'),
};

const endpoints = new Map<string, Endpoint>(registry.map((endpoint) => [endpoint.id, endpoint]));

/** Does this person have the kind in their top bar? */
function hasKind(kind: NewsKind, viewer: SessionViewer): boolean {
  const { call, needs, staff } = newsRow(kind);
  const endpoint = endpoints.get(call);
  if (!endpoint || denial(endpoint, viewer) || (staff && viewer.merchant)) return false;
  return needs === undefined || can(viewer, needs);
}

const newestOfMerchants: OfMerchants = (db, kind, customers, now) => ofMerchants[kind]?.(db, customers, now);

/** How devices learn of the news of all rooms. */
export const pushReads: PushReads = {
  newest: async (db, kind, viewer, now) => (hasKind(kind, viewer) ? newestOf[kind](db, viewer, now) : null),
  newestOfMerchants,
  customersOf,
};
