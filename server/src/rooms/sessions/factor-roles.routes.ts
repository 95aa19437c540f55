import { factorRolesContract as calls } from '@waybill/contract/rooms/sessions/factor-roles.contract.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { readRolesOfFactor, setFactorRole } from './factor-roles.ts';

export const factorRoleRoutes: Route[] = [
  read(calls.list, readRolesOfFactor),
  command(calls.set, (context, { params, body }) => setFactorRole(context, params.slug, body)),
];
