import type { Endpoint, BodyOf, InputOf, OutputOf, ParamsOf, QueryOf } from './kernel/endpoint.ts';
import { announcementsContract } from './rooms/announcements/announcements.contract.ts';
import { auditContract } from './rooms/audit/audit.contract.ts';
import { branchesContract } from './rooms/branches/branches.contract.ts';
import { bulkContract } from './rooms/bulk/bulk.contract.ts';
import { customersContract } from './rooms/customers/customers.contract.ts';
import { clearancesContract } from './rooms/clearances/clearances.contract.ts';
import { codContract } from './rooms/cod/cod.contract.ts';
import { dashboardContract } from './rooms/dashboard/dashboard.contract.ts';
import { editingContract } from './rooms/editing/editing.contract.ts';
import { exportsContract } from './rooms/exports/exports.contract.ts';
import { printsContract } from './rooms/prints/prints.contract.ts';
import { filesContract } from './rooms/files/files.contract.ts';
import { placesContract } from './rooms/places/places.contract.ts';
import { labelImportsContract } from './rooms/label-imports/label-imports.contract.ts';
import { labelsContract } from './rooms/labels/labels.contract.ts';
import { handoversContract } from './rooms/handovers/handovers.contract.ts';
import { ledgerContract } from './rooms/ledger/ledger.contract.ts';
import { rolesContract } from './rooms/roles/roles.contract.ts';
import { sessionsContract } from './rooms/sessions/sessions.contract.ts';
import { staffContract } from './rooms/staff/staff.contract.ts';
import { tariffsContract } from './rooms/tariffs/tariffs.contract.ts';
import { trackByDateContract } from './rooms/track-by-date/track-by-date.contract.ts';
import { exceptionScansContract, trackingContract } from './rooms/tracking/tracking.contract.ts';
import { viewsContract } from './rooms/views/views.contract.ts';

/** Every room's calls. A room that is not here does not exist for router, client, OpenAPI and access tests. */
const rooms = {
  ...prefixed(sessionsContract),
  ...prefixed(staffContract),
  ...prefixed(branchesContract),
  ...prefixed(printsContract),
  ...prefixed(placesContract),
  ...prefixed(rolesContract),
  ...prefixed(auditContract),
  ...prefixed(announcementsContract),
  ...prefixed(viewsContract),
  ...prefixed(editingContract),
  ...prefixed(bulkContract),
  ...prefixed(exportsContract),
  ...prefixed(customersContract),
  ...prefixed(filesContract),
  ...prefixed(labelsContract),
  ...prefixed(labelImportsContract),
  ...prefixed(tariffsContract),
  ...prefixed(trackingContract),
  ...prefixed(exceptionScansContract),
  ...prefixed(ledgerContract),
  ...prefixed(handoversContract),
  ...prefixed(clearancesContract),
  ...prefixed(codContract),
  ...prefixed(trackByDateContract),
  ...prefixed(dashboardContract),
};

function prefixed<Contract extends Record<string, Endpoint>>(
  contract: Contract,
): { [E in Contract[keyof Contract] as E['id']]: E } {
  return Object.fromEntries(Object.values(contract).map((row) => [row.id, row])) as {
    [E in Contract[keyof Contract] as E['id']]: E;
  };
}

export type Registry = typeof rooms;
export type EndpointId = keyof Registry;

/** All endpoints in the order of their rooms. */
export const registry: readonly Endpoint[] = Object.values(rooms as unknown as Record<string, Endpoint>);

export type CallInput<Id extends EndpointId> = InputOf<Registry[Id]>;
export type CallOutput<Id extends EndpointId> = OutputOf<Registry[Id]>;
export type { BodyOf, ParamsOf, QueryOf };
