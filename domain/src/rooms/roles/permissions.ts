/**
 * Every permission, named `<room>.<what>`: the rows of the matrix that super-admin and md edit (A-01, decisions 7).
 * A room adds its own here; which role holds it by default stands in `roles.ts`.
 */
export const permissions = [
  'announcement.read',
  'announcement.write',
  'staff.view',
  'staff.create',
  'staff.edit',
  'staff.suspend',
  'staff.ban',
  'staff.reset_password',
  'branch.view',
  'branch.create',
  'branch.edit',
  'dashboard-view',
  'label.view',
  'label.create',
  'label.edit',
  'label.delete',
  'label.import',
  'label.print',
  'label.scan',
  'label.return',
  'label.redirect',
  'label.decide',
  'label.rollback',
  'customer.view',
  'customer.create',
  'customer.edit',
  'customer.suspend',
  'customer.ban',
  'customer.confirm_bank',
  'tariff.view',
  'tariff.edit',
  'place.edit',
  'cash.handover',
  'cash.count',
  'cash.confirm',
  'cod.view',
  'cod.clear',
  'cod.pay',
  'cod.approve',
  'ledger.view',
  'audit.view',
  'export.use',
  'view.share',
] as const;
export type Permission = (typeof permissions)[number];

export function isPermission(value: string): value is Permission {
  return (permissions as readonly string[]).includes(value);
}
