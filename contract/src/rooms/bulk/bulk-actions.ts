import type { EndpointId } from '../../registry.ts';

/** Calls that can be made for many records at once, each with the list that the records come from (P-09). `{id}` in the path is the record. */
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
  'mail_post.deliver': 'mail_post',
  'mail_post.return': 'mail_post',
  'gate_slips.confirm_late': 'gate_parcels',
  'customers.suspend': 'customers',
  'customers.reactivate': 'customers',
  'customers.ban': 'customers',
} as const satisfies Partial<Record<EndpointId, string>>;

export type BulkAction = keyof typeof bulkActions;

export function isBulkAction(action: string): action is BulkAction {
  return Object.hasOwn(bulkActions, action);
}
