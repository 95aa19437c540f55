import { z } from 'zod';
import { matrixRoles, roleSlugs } from '@waybill/domain/kernel/roles.ts';
import { factorRoleForm } from '@waybill/domain/rooms/sessions/session-forms.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, instant } from '../../kernel/schemas.ts';

const factorRole = z.object({
  slug: z.string(),
  name_en: z.string(),
  name_mm: z.string(),
  name_zh: z.string(),
  staff_count: z.number().int().describe('people with this role who may log in'),
  without_count: z.number().int().describe('those of them who have no second factor yet'),
  required: z.boolean(),
  by_server: z.boolean().describe('SECOND_FACTOR_ROLES names the role, so that no call changes it'),
  ending: z
    .object({ name: z.string(), at: instant, own: z.boolean() })
    .nullable()
    .describe('the first of two people who end the requirement'),
});
export type FactorRole = z.infer<typeof factorRole>;

/** The roles that change the permissions of roles decide this too, by slug. */
const access = { roles: matrixRoles };

export const factorRolesContract = {
  list: endpoint({
    id: 'sessions.factorRoles',
    method: 'GET',
    path: '/api/second_factor/role',
    summary: 'Whose role must have a second factor at login, and how many people have none yet',
    access,
    scope: 'operator',
    output: z.object({ data: z.array(factorRole) }),
  }),
  set: endpoint({
    id: 'sessions.setFactorRole',
    method: 'PUT',
    path: '/api/second_factor/role/{slug}',
    summary:
      'Require a second factor of a role: open sessions of its people without one end. To end it, the first of two people asks, and the second, within a day, does it',
    access,
    scope: 'operator',
    params: z.strictObject({ slug: z.string().max(60).meta({ enum: roleSlugs }) }),
    body: bodyOf(factorRoleForm),
    output: done.extend({ done: z.boolean().describe('false: another person must repeat this call') }),
    refusals: ['not_found', 'state_not_allowed', 'factor_role_of_server', 'second_person_needed', 'not_independent'],
  }),
};
