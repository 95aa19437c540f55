import type { EndpointId } from '../../registry.ts';

/**
 * The calls that can be made for many records at once, each with the list that the records come from (P-09). Their path takes the record as `{id}`.
 */
export const bulkActions = {
  'staff.suspend': 'staff',
  'staff.reactivate': 'staff',
  'staff.ban': 'staff',
  'announcements.publish': 'announcements',
  'announcements.withdraw': 'announcements',
  'branches.close': 'branches',
  'branches.open': 'branches',
  'places.assign': 'places',
  'labels.accept': 'labels',
  'labels.remove': 'labels',
  'labels.submit': 'labels',
  'exception_scans.settle': 'exception_scans',
  'customers.suspend': 'customers',
  'customers.reactivate': 'customers',
  'customers.ban': 'customers',
} as const satisfies Partial<Record<EndpointId, string>>;

export type BulkAction = keyof typeof bulkActions;

export function isBulkAction(action: string): action is BulkAction {
  return Object.hasOwn(bulkActions, action);
}
