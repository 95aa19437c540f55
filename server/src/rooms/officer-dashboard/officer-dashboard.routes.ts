import { officerDashboardContract as calls } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { readOfficerDashboard } from './read-officer-dashboard.ts';

export const officerDashboardRoutes: Route[] = [
  read(calls.read, (context, { query }) => readOfficerDashboard(context, query)),
];
