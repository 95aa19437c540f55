import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { branchRoutesContract as calls } from '@waybill/contract/rooms/branch-routes/branch-routes.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { branchRouteSource, readBranchRoute, readWay } from './branch-routes.queries.ts';
import { createBranchRoute, editBranchRoute, removeBranchRoute } from './save-branch-route.ts';

export const branchRouteRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, branchRouteSource, viewer, query)),
  read(calls.way, async ({ db }, { query }) => {
    const data = await readWay(db, query.from, query.to);
    return data ? { data } : refuse('not_found');
  }),
  read(calls.detail, async ({ db, viewer }, { params }) => {
    const data = await readBranchRoute(db, viewer, params.id);
    return data ? { data } : refuse('not_found');
  }),
  command(calls.create, (context, { body }) => createBranchRoute(context, body)),
  command(calls.edit, (context, { params, body }) => editBranchRoute(context, params.id, body)),
  command(calls.remove, (context, { params }) => removeBranchRoute(context, params.id)),
];
