import type { Route } from '../kernel/routes.ts';
import { announcementRoutes } from './announcements/announcements.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { branchRoutes } from './branches/branches.routes.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { customerRoutes } from './customers/customers.routes.ts';
import { clearanceRoutes } from './clearances/clearances.routes.ts';
import { codRoutes } from './cod/cod.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { editingRoutes } from './editing/editing.routes.ts';
import { exportRoutes } from './exports/exports.routes.ts';
import { printRoutes } from './prints/prints.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { labelImportRoutes } from './label-imports/label-imports.routes.ts';
import { labelRoutes } from './labels/labels.routes.ts';
import { placeRoutes } from './places/places.routes.ts';
import { handoverRoutes } from './handovers/handovers.routes.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { roleRoutes } from './roles/roles.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { tariffRoutes } from './tariffs/tariffs.routes.ts';
import { trackByDateRoutes } from './track-by-date/track-by-date.routes.ts';
import { trackingRoutes } from './tracking/tracking.routes.ts';
import { viewRoutes } from './views/views.routes.ts';

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
