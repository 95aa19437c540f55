import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { businessDayContract as calls } from '@waybill/contract/rooms/business-days/business-days.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { read, readOne, type Route } from '../../kernel/routes.ts';
import { businessDaySource, readBusinessDay, readOpenDays } from './business-days.queries.ts';

export const businessDayRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, businessDaySource, viewer, query)),
  read(calls.open, async ({ db, viewer, now }) => ({ data: await readOpenDays(db, viewer, businessDate(now)) })),
  readOne(calls.detail, ({ db, viewer }, { params }) => readBusinessDay(db, viewer, params.id)),
];
