import type { Route } from '../kernel/routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';

/** Every room's handlers; the contract's registry says which there must be. */
export const routes: readonly Route[] = [...sessionRoutes, ...staffRoutes];
