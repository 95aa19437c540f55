import { trackByDateContract as calls } from '@waybill/contract/rooms/track-by-date/track-by-date.contract.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { readTrackedPage, readTrackedTotals } from './track-by-date.queries.ts';

export const trackByDateRoutes: Route[] = [
  read(calls.list, ({ db, viewer, now }, { query }) => readTrackedPage(db, viewer, query, now)),
  read(calls.totals, async ({ db, viewer, now }, { query }) => ({
    data: await readTrackedTotals(db, viewer, query, now),
  })),
];
