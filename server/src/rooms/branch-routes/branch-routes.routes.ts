import { branchRoutesContract as calls } from '@waybill/contract/rooms/branch-routes/branch-routes.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { branchRouteSource, readBranchRoute, readWay } from './branch-routes.queries.ts';
import { createBranchRoute, editBranchRoute, removeBranchRoute } from './save-branch-route.ts';

export const branchRouteRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, branchRouteSource, viewer, query)),
  readOne(calls.way, ({ db }, { query }) => readWay(db, query.from, query.to)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readBranchRoute(db, viewer, params.id)),
  command(calls.create, (context, { body }) => createBranchRoute(context, body)),
  command(calls.edit, (context, { params, body }) => editBranchRoute(context, params.id, body)),
  command(calls.remove, (context, { params }) => removeBranchRoute(context, params.id)),
];
