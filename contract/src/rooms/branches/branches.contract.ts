import { z } from 'zod';
import { branchCollectionForm, editBranchForm, newBranchForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { branchSetupSteps, branchTypes } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import {
  action,
  bodyOf,
  done,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  rowOf,
  version,
} from '../../kernel/schemas.ts';
import { branchCollectionList, branchList } from './branches.columns.ts';

export type BranchTopic = 'branch' | 'branch_collection';

const type = z.enum(branchTypes);
const status = z.enum(branchLife.stateNames);
const coded = named.extend({ code: z.string() });
/** Only roles that administer rights see collections and assign branches to them. */
const access = { roles: matrixRoles };

/** Facts of every branch that any signed-in user may read (C-01). */
const branchOption = coded.extend({
  type,
  town: z.string(),
  international_mail: z.boolean(),
  status,
  branch_collection_id: z.number().int().nullable(),
});
export type BranchOption = z.infer<typeof branchOption>;

const branchRow = rowOf(branchList, {
  id: z.number().int(),
  code: z.string(),
  name: named,
  type,
  place_id: z
    .number()
    .int()
    .nullable()
    .describe(
      'the town or township in which it stands; null: the text is no place of the list, and somebody has to choose',
    ),
  town: named.omit({ id: true }).describe('as its place is called; as it was typed where it is no place of the list'),
  address: z.string().nullable(),
  phone: z.array(z.string()),
  postcode: z.string().nullable(),
  international_mail: z.boolean(),
  status,
  branch_collection: named.nullable().describe('null for everybody to whom collections are closed'),
  active_staff: z.number().int(),
  created_at: instant,
});
export type BranchRow = z.infer<typeof branchRow>;

const branchDetail = branchOption.extend({
  place_id: z.number().int().nullable(),
  setup: z
    .array(z.object({ step: z.enum(branchSetupSteps), done: z.boolean() }))
    .describe('what a branch needs before it can work'),
  address: z.string().nullable(),
  phone: z.array(z.string()),
  postcode: z.string().nullable(),
  branch_collection: named.nullable(),
  active_staff: z.number().int(),
  version: z.number().int(),
  created_at: instant,
  updated_at: instant,
  may_edit: z.boolean(),
  may_use_collections: z.boolean(),
  actions: z.array(action),
});
export type BranchDetail = z.infer<typeof branchDetail>;

const collectionRow = rowOf(branchCollectionList, {
  id: z.number().int(),
  name: named,
  branches: z.array(coded),
  branch_count: z.number().int(),
  staff_count: z.number().int().describe('people who oversee it'),
  updated_at: instant,
});
export type BranchCollectionRow = z.infer<typeof collectionRow>;

const collectionDetail = named.extend({
  branches: z.array(coded),
  staff_count: z.number().int(),
  version: z.number().int(),
  created_at: instant,
  updated_at: instant,
  may_remove: z.object({ blocked: z.string().nullable() }),
});
export type BranchCollectionDetail = z.infer<typeof collectionDetail>;

const branchCommand = <const Command extends keyof typeof branchLife.commands>(command: Command, summary: string) =>
  endpoint({
    id: `branches.${command}`,
    method: 'POST',
    path: `/api/branch/{id}/${command}`,
    summary,
    access: { permission: branchLife.commands[command].permission },
    scope: 'branch',
    params: idParam,
    output: one(branchDetail),
    refusals: ['not_found', 'state_not_allowed', 'in_use'],
  });

export const branchesContract = {
  list: endpoint({
    id: 'branches.list',
    method: 'GET',
    path: '/api/branch',
    summary: 'The covered branches',
    access: branchList.access,
    scope: 'branch',
    query: listQuery(branchList),
    output: many(branchRow),
  }),
  all: endpoint({
    id: 'branches.all',
    method: 'GET',
    path: '/api/branch/all',
    withFrame: true,
    summary: 'Every branch, open or closed, for selects; clients cache it',
    access: { global: true },
    scope: 'operator',
    output: z.object({ data: z.array(branchOption) }),
  }),
  detail: endpoint({
    id: 'branches.detail',
    method: 'GET',
    path: '/api/branch/{id}',
    summary: 'One branch, with what may be done',
    access: { permission: 'branch.view' },
    scope: 'branch',
    params: idParam,
    output: one(branchDetail),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'branches.create',
    method: 'POST',
    path: '/api/branch',
    summary: 'A new branch, by somebody who covers all branches',
    access: { permission: 'branch.create' },
    scope: 'operator',
    status: 201,
    body: bodyOf(newBranchForm),
    output: one(branchDetail),
    refusals: ['duplicate', 'branch_not_covered'],
  }),
  edit: endpoint({
    id: 'branches.edit',
    method: 'PUT',
    path: '/api/branch/{id}',
    summary: 'Change a branch; `version` is that of the record that was read',
    access: { permission: 'branch.edit' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(editBranchForm, { version }),
    output: one(branchDetail),
    refusals: ['not_found', 'changed_meanwhile'],
  }),
  close: branchCommand('close', 'Close a branch in which nobody works any more'),
  open: branchCommand('open', 'Open a closed branch again'),
  collections: endpoint({
    id: 'branches.collections',
    method: 'GET',
    path: '/api/branch_collection',
    summary: 'The branch collections',
    access,
    scope: 'operator',
    query: listQuery(branchCollectionList),
    output: many(collectionRow),
  }),
  allCollections: endpoint({
    id: 'branches.allCollections',
    method: 'GET',
    path: '/api/branch_collection/all',
    withFrame: true,
    summary: 'Every branch collection, for selects; clients cache it',
    access,
    scope: 'operator',
    output: z.object({ data: z.array(named) }),
  }),
  collection: endpoint({
    id: 'branches.collection',
    method: 'GET',
    path: '/api/branch_collection/{id}',
    summary: 'One branch collection with its members',
    access,
    scope: 'operator',
    params: idParam,
    output: one(collectionDetail),
    refusals: ['not_found'],
  }),
  createCollection: endpoint({
    id: 'branches.createCollection',
    method: 'POST',
    path: '/api/branch_collection',
    summary: 'A new branch collection; branches leave the one they were in',
    access,
    scope: 'operator',
    status: 201,
    body: bodyOf(branchCollectionForm),
    output: one(collectionDetail),
    refusals: ['duplicate'],
  }),
  editCollection: endpoint({
    id: 'branches.editCollection',
    method: 'PUT',
    path: '/api/branch_collection/{id}',
    summary: 'Change a branch collection; branches that come leave the one they were in',
    access,
    scope: 'operator',
    params: idParam,
    body: bodyOf(branchCollectionForm, { version }),
    output: one(collectionDetail),
    refusals: ['not_found', 'changed_meanwhile', 'duplicate'],
  }),
  removeCollection: endpoint({
    id: 'branches.removeCollection',
    method: 'DELETE',
    path: '/api/branch_collection/{id}',
    summary: 'Delete a branch collection that nobody oversees',
    access,
    scope: 'operator',
    params: idParam,
    output: done,
    refusals: ['not_found', 'in_use'],
  }),
};
