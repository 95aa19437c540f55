import { z } from 'zod';
import { branchRouteForm, editsRoutes } from '@waybill/domain/rooms/branch-routes/branch-route-form.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { branchRouteList } from './branch-routes.columns.ts';

export type BranchRouteTopic = 'branch_route';

const coded = named.extend({ code: z.string() });
const branchNumber = z.coerce.number().int().positive().describe('number of a branch');
const edits = { permission: editsRoutes };

const row = rowOf(branchRouteList, {
  id: z.number().int(),
  from: coded,
  to: coded,
  hops: z.array(coded).describe('the forward branches in the order in which a parcel passes them'),
  updated_at: instant,
});
export type BranchRouteRow = z.infer<typeof row>;

const detail = row.extend({
  version: z.number().int(),
  created_at: instant,
  may_edit: z.boolean(),
  waiting: z
    .number()
    .int()
    .describe('parcels that wait at the first branch for the last one and follow a change of the route'),
});
export type BranchRouteDetail = z.infer<typeof detail>;

const way = z.object({
  from: coded,
  to: coded,
  hops: z.array(coded).describe('empty where parcels go straight'),
  route_id: z.number().int().nullable(),
});
export type BranchWay = z.infer<typeof way>;

export const branchRoutesContract = {
  list: endpoint({
    id: 'branch_routes.list',
    method: 'GET',
    path: '/api/branch-route',
    summary: 'The routes between branches',
    access: branchRouteList.access,
    scope: 'operator',
    query: listQuery(branchRouteList),
    output: many(row),
  }),
  way: endpoint({
    id: 'branch_routes.way',
    method: 'GET',
    path: '/api/branch-route/way',
    summary: 'The branches that a parcel passes between two, as it is now',
    access: branchRouteList.access,
    scope: 'operator',
    query: z.strictObject({ from: branchNumber, to: branchNumber }),
    output: one(way),
    refusals: ['not_found'],
  }),
  detail: endpoint({
    id: 'branch_routes.detail',
    method: 'GET',
    path: '/api/branch-route/{id}',
    summary: 'One route, with how many parcels follow a change of it',
    access: branchRouteList.access,
    scope: 'operator',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'branch_routes.create',
    method: 'POST',
    path: '/api/branch-route',
    summary: 'A route between two branches that have none; parcels not sent yet follow it',
    access: edits,
    scope: 'operator',
    status: 201,
    body: bodyOf(branchRouteForm),
    output: one(detail),
    refusals: ['duplicate'],
  }),
  edit: endpoint({
    id: 'branch_routes.edit',
    method: 'PUT',
    path: '/api/branch-route/{id}',
    summary: 'Change a route; `version` is that of the route that was read; parcels not sent yet follow it',
    access: edits,
    scope: 'operator',
    params: idParam,
    body: bodyOf(branchRouteForm, { version }),
    output: one(detail),
    refusals: ['not_found', 'changed_meanwhile', 'duplicate'],
  }),
  remove: endpoint({
    id: 'branch_routes.remove',
    method: 'DELETE',
    path: '/api/branch-route/{id}',
    summary: 'Delete a route; parcels not sent yet go straight from then on',
    access: edits,
    scope: 'operator',
    params: idParam,
    output: done,
    refusals: ['not_found'],
  }),
};
