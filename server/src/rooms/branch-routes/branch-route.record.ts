import type { BranchRouteDetail } from '@waybill/contract/rooms/branch-routes/branch-routes.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readBranchRoute } from './branch-routes.queries.ts';
import { lockBranchRoute, type LockedBranchRoute } from './branch-routes.store.ts';

/** Routes between branches, for commands; they belong to the whole operator. */
export const branchRouteRecord: RecordKind<'branch_routes', LockedBranchRoute, BranchRouteDetail> = {
  room: 'branch_routes',
  lock: ({ tx }, id) => lockBranchRoute(tx, id),
  line: ({ name }) => ({ name, branchId: null }),
  notify: (context, _route, id) => context.publish({ topic: 'branch_route', payload: { id } }),
  read: ({ tx, viewer }, id) => readBranchRoute(tx, viewer, id),
};
