import { z } from 'zod';
import { permissions } from '@waybill/domain/kernel/permissions.ts';
import { matrixRoles, roleSlugs } from '@waybill/domain/kernel/roles.ts';
import { roleForm } from '@waybill/domain/rooms/roles/role-form.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, one, version } from '../../kernel/schemas.ts';

export type RoleTopic = 'role';

const roleName = z.object({
  slug: z.string(),
  level: z.number().int(),
  name_en: z.string(),
  name_mm: z.string(),
  name_zh: z.string(),
});

const roleOption = roleName.extend({ assignable: z.boolean().describe('the caller may give this role to somebody') });
export type RoleOption = z.infer<typeof roleOption>;

const roleRow = roleName.extend({
  super: z.boolean(),
  staff_count: z.number().int(),
  permission_count: z.number().int(),
});
export type RoleRow = z.infer<typeof roleRow>;

const roleRights = roleName.extend({
  super: z.boolean().describe('passes every permission check, so its permissions are fixed'),
  staff_count: z.number().int(),
  version: z.number().int(),
  permissions: z.array(z.string()),
  defaults: z.array(z.string()).describe('what the role has until somebody changes it'),
});
export type RoleRights = z.infer<typeof roleRights>;

const whoMay = z.object({
  people: z.array(z.object({ name: z.string(), role: roleName.omit({ level: true }) })),
  roles: z.array(roleName.omit({ level: true })).describe('of those who work for the branch from elsewhere'),
});
export type WhoMay = z.infer<typeof whoMay>;

/** Only these two roles see and change permissions. They are listed by slug, so that no change of permissions can lock them out. */
const access = { roles: matrixRoles };
const params = z.strictObject({ slug: z.string().max(60).meta({ enum: roleSlugs }) });

export const rolesContract = {
  all: endpoint({
    id: 'roles.all',
    method: 'GET',
    path: '/api/role/all',
    withFrame: true,
    summary: 'Every role, for selects; clients cache it',
    access: { global: true },
    scope: 'operator',
    output: z.object({ data: z.array(roleOption) }),
  }),
  whoMay: endpoint({
    id: 'roles.whoMay',
    method: 'GET',
    path: '/api/role/who-may',
    summary:
      'Who could do what a permission allows: a few people of the branch of whoever asks, and the roles of others',
    access: { global: true },
    scope: 'branch',
    query: z.strictObject({ permission: z.enum(permissions) }),
    output: one(whoMay),
  }),
  list: endpoint({
    id: 'roles.list',
    method: 'GET',
    path: '/api/role',
    summary: 'The roles with how many people and permissions each has',
    access,
    scope: 'operator',
    output: z.object({ data: z.array(roleRow) }),
  }),
  matrix: endpoint({
    id: 'roles.matrix',
    method: 'GET',
    path: '/api/role/matrix',
    summary: 'All permissions of all roles',
    access,
    scope: 'operator',
    output: one(z.object({ permissions: z.array(z.string()), roles: z.array(roleRights) })),
  }),
  edit: endpoint({
    id: 'roles.edit',
    method: 'PUT',
    path: '/api/role/{slug}',
    summary: 'Change names and permissions of a role; they count at once',
    access,
    scope: 'operator',
    params,
    body: bodyOf(roleForm, { version }),
    output: one(roleRights),
    refusals: ['not_found', 'changed_meanwhile'],
  }),
};
