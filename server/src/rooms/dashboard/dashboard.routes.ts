import { dashboardContract as calls } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { readDashboard } from './read-dashboard.ts';

export const dashboardRoutes: Route[] = [read(calls.read, (context, { query }) => readDashboard(context, query))];
