import type { BranchRouteDetail } from '@waybill/contract/rooms/branch-routes/branch-routes.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readBranchRoute } from './branch-routes.queries.ts';
import { lockBranchRoute, type LockedBranchRoute } from './branch-routes.store.ts';

/** Routes between branches, for commands; they belong to the whole operator. */
export const branchRouteRecord = topicRecord<'branch_routes', LockedBranchRoute, BranchRouteDetail>({
  room: 'branch_routes',
  topic: 'branch_route',
  lock: ({ tx }, id) => lockBranchRoute(tx, id),
  auditSubject: ({ name }) => ({ name, branchId: null }),
  read: ({ tx, viewer }, id) => readBranchRoute(tx, viewer, id),
});
