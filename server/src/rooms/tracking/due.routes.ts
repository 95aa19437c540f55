import { dueContract as calls } from '@waybill/contract/rooms/tracking/due.contract.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { readDue } from './due.queries.ts';

export const dueRoutes: Route[] = [read(calls.due, ({ db, viewer }, { query }) => readDue(db, viewer, query.desk))];
