import './all-lists.ts';
import type { Route } from '../kernel/routes.ts';
import { announcementRoutes } from '../rooms/announcements/announcements.routes.ts';
import { auditRoutes } from '../rooms/audit/audit.routes.ts';
import { branchRoutes } from '../rooms/branches/branches.routes.ts';
import { bulkRoutes } from '../rooms/bulk/bulk.routes.ts';
import { customerRoutes } from '../rooms/customers/customers.routes.ts';
import { clearanceRoutes } from '../rooms/clearances/clearances.routes.ts';
import { codRoutes } from '../rooms/cod/cod.routes.ts';
import { dashboardRoutes } from '../rooms/dashboard/dashboard.routes.ts';
import { editingRoutes } from '../rooms/editing/editing.routes.ts';
import { exportRoutes } from '../rooms/exports/exports.routes.ts';
import { printRoutes } from '../rooms/prints/prints.routes.ts';
import { fileRoutes } from '../rooms/files/files.routes.ts';
import { labelImportRoutes } from '../rooms/label-imports/label-imports.routes.ts';
import { labelRoutes } from '../rooms/labels/labels.routes.ts';
import { placeRoutes } from '../rooms/places/places.routes.ts';
import { handoverRoutes } from '../rooms/handovers/handovers.routes.ts';
import { ledgerRoutes } from '../rooms/ledger/ledger.routes.ts';
import { roleRoutes } from '../rooms/roles/roles.routes.ts';
import { sessionRoutes } from '../rooms/sessions/sessions.routes.ts';
import { staffRoutes } from '../rooms/staff/staff.routes.ts';
import { tariffRoutes } from '../rooms/tariffs/tariffs.routes.ts';
import { trackByDateRoutes } from '../rooms/track-by-date/track-by-date.routes.ts';
import { trackingRoutes } from '../rooms/tracking/tracking.routes.ts';
import { viewRoutes } from '../rooms/views/views.routes.ts';

/** Every room's handlers; the contract's registry says which there must be. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...staffRoutes,
  ...branchRoutes,
  ...placeRoutes,
  ...roleRoutes,
  ...auditRoutes,
  ...announcementRoutes,
  ...viewRoutes,
  ...editingRoutes,
  ...bulkRoutes,
  ...exportRoutes,
  ...tariffRoutes,
  ...customerRoutes,
  ...labelRoutes,
  ...labelImportRoutes,
  ...trackingRoutes,
  ...fileRoutes,
  ...printRoutes,
  ...ledgerRoutes,
  ...handoverRoutes,
  ...clearanceRoutes,
  ...codRoutes,
  ...trackByDateRoutes,
  ...dashboardRoutes,
];
