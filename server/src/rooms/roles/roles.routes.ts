import { permissions } from '@waybill/domain/kernel/permissions.ts';
import { rolesContract as calls } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { editRole } from './edit-role.ts';
import { readWhoMay } from './who-may.queries.ts';
import { readRights, readRoleOptions, readRoleRows } from './roles.queries.ts';

export const roleRoutes: Route[] = [
  read(calls.all, async ({ db, viewer }) => ({ data: await readRoleOptions(db, viewer) })),
  read(calls.whoMay, async ({ db, viewer }, { query }) => ({ data: await readWhoMay(db, viewer, query.permission) })),
  read(calls.list, async ({ db }) => ({ data: await readRoleRows(db) })),
  read(calls.matrix, async ({ db }) => ({ data: { permissions: [...permissions], roles: await readRights(db) } })),
  command(calls.edit, (context, { params, body }) => editRole(context, params.slug, body)),
];
