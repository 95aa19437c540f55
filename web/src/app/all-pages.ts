import { firstPages } from './first-pages.ts';
import type { PageRow } from '../kernel/pages.ts';
import { announcementPages } from '../rooms/announcements/announcements.routes.tsx';
import { auditPages } from '../rooms/audit/audit.routes.tsx';
import { branchPages } from '../rooms/branches/branches.routes.tsx';
import { clearancePages } from '../rooms/clearances/clearances.routes.tsx';
import { codPages } from '../rooms/cod/cod.routes.tsx';
import { customerPages } from '../rooms/customers/customers.routes.tsx';
import { dashboardPages } from '../rooms/dashboard/dashboard.routes.tsx';
import { exportPages } from '../rooms/exports/exports.routes.tsx';
import { handoverPages } from '../rooms/handovers/handovers.routes.tsx';
import { labelImportPages } from '../rooms/label-imports/label-imports.routes.tsx';
import { labelPages } from '../rooms/labels/labels.routes.tsx';
import { ledgerPages } from '../rooms/ledger/ledger.routes.tsx';
import { printPages } from '../rooms/prints/prints.routes.tsx';
import { placePages } from '../rooms/places/places.routes.tsx';
import { rolePages } from '../rooms/roles/roles.routes.tsx';
import { settingsPages } from '../rooms/settings/settings.routes.tsx';
import { sessionsPages } from '../rooms/sessions/sessions.routes.tsx';
import { tariffPages } from '../rooms/tariffs/tariffs.routes.tsx';
import { trackByDatePages } from '../rooms/track-by-date/track-by-date.routes.tsx';
import { trackingPages } from '../rooms/tracking/tracking.routes.tsx';
import { staffPages } from '../rooms/staff/staff.routes.tsx';

/** Every room's pages. A page that is not here does not exist for router, sidebar, palette and home. */
export const allPages: readonly PageRow[] = [
  ...firstPages,
  ...sessionsPages,
  ...dashboardPages,
  ...staffPages,
  ...announcementPages,
  ...exportPages,
  ...customerPages,
  ...settingsPages,
  ...branchPages,
  ...labelImportPages,
  ...labelPages,
  ...printPages,
  ...tariffPages,
  ...placePages,
  ...rolePages,
  ...auditPages,
  ...trackingPages,
  ...handoverPages,
  ...ledgerPages,
  ...trackByDatePages,
  ...codPages,
  ...clearancePages,
];
