import { branchesContract as calls } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { collectionSource, readAllBranchCollections, readBranchCollection } from './branch-collections.queries.ts';
import { branchSource, readAllBranches, readBranch } from './branches.queries.ts';
import { changeBranch } from './change-branch.ts';
import { createBranch } from './create-branch.ts';
import { editBranch } from './edit-branch.ts';
import { removeBranchCollection } from './remove-collection.ts';
import { createBranchCollection, editBranchCollection } from './save-collection.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';

export const branchRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, branchSource, viewer, query)),
  read(calls.all, async ({ db }) => ({ data: await readAllBranches(db) })),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readBranch(db, viewer, params.id, now)),
  command(calls.create, (context, { body }) => createBranch(context, body)),
  command(calls.edit, (context, { params, body }) => editBranch(context, params.id, body)),
  ...branchLife.commandNames.map((name) =>
    command(calls[name], (context, { params }) => changeBranch(context, name, params.id)),
  ),
  read(calls.collections, ({ db, viewer }, { query }) => readPage(db, collectionSource, viewer, query)),
  read(calls.allCollections, async ({ db }) => ({ data: await readAllBranchCollections(db) })),
  readOne(calls.collection, ({ db }, { params }) => readBranchCollection(db, params.id)),
  command(calls.createCollection, (context, { body }) => createBranchCollection(context, body)),
  command(calls.editCollection, (context, { params, body }) => editBranchCollection(context, params.id, body)),
  command(calls.removeCollection, (context, { params }) => removeBranchCollection(context, params.id)),
];
