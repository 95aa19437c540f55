import { codContract as calls } from '@waybill/contract/rooms/cod/cod.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { read, readOne, type Route } from '../../kernel/routes.ts';
import { codSource, collectedOf, readCodTotals, readMerchantCod, readPending } from './cod.queries.ts';

export const codRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, codSource, viewer, query)),
  read(calls.totals, async ({ db, viewer }, { query }) => ({ data: await readCodTotals(db, viewer, query) })),
  read(calls.count, async ({ db, viewer }) => ({
    data: Object.fromEntries((await readPending(db, viewer, null)).map(({ status, count }) => [status, count])),
  })),
  read(calls.pending, async ({ db, viewer }) => {
    const data = await readPending(db, viewer, null);
    return { data, total: collectedOf(data) };
  }),
  readOne(calls.merchant, ({ db, viewer }, { query }) => readMerchantCod(db, viewer, query.customer_id)),
];
