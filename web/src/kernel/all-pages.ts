import type { PageRow } from './pages.ts';
import { auditPages } from '../rooms/audit/audit.routes.tsx';
import { branchPages } from '../rooms/branches/branches.routes.tsx';
import { rolePages } from '../rooms/roles/roles.routes.tsx';
import { settingsPages } from '../rooms/settings/settings.routes.tsx';
import { sessionsPages } from '../rooms/sessions/sessions.routes.tsx';
import { staffPages } from '../rooms/staff/staff.routes.tsx';
import { systemPages } from '../rooms/system/system.routes.tsx';

/** Every room's pages. A page that is not here does not exist for router, sidebar, palette and home. */
export const allPages: readonly PageRow[] = [
  ...systemPages,
  ...sessionsPages,
  ...staffPages,
  ...auditPages,
  ...branchPages,
  ...rolePages,
  ...settingsPages,
];
