import { z } from 'zod';
import { limitKinds } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { outflowLimitForm } from '@waybill/domain/rooms/outflows/outflow-limit-form.ts';
import { matrixRoles, roleSlugs } from '@waybill/domain/kernel/roles.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf } from '../../kernel/schemas.ts';

const limits = z.object({
  data: z.array(
    z.object({
      kind: z.enum(limitKinds),
      role: z.enum(roleSlugs).nullable().describe('null is everybody whose role has no limit of its own'),
      amount: z.number().int().describe('whole kyat; above it a second person is needed'),
    }),
  ),
});
export type OutflowLimits = z.infer<typeof limits>['data'];

const access = { roles: [...matrixRoles] } as const;

export const outflowsContract = {
  limits: endpoint({
    id: 'outflows.limits',
    method: 'GET',
    path: '/api/outflow/limits',
    summary:
      'From which amount on a second person is needed, by how money leaves and by role; a kind that is not set has its default',
    access,
    scope: 'operator',
    output: limits,
  }),
  saveLimit: endpoint({
    id: 'outflows.saveLimit',
    method: 'PUT',
    path: '/api/outflow/limits',
    summary:
      'Set the limit of a kind, for everybody or for one role; a role without an amount has that of everybody again',
    access,
    scope: 'operator',
    body: bodyOf(outflowLimitForm),
    output: limits,
    refusals: ['validation_failed'],
  }),
};
