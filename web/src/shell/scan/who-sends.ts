import type { User } from '@waybill/contract/kernel/user.ts';
import { isSuperRole, worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import type { KeptScan } from './scan-copies.ts';

export type Sender = Pick<User, 'id' | 'all_branches'> & {
  readonly role: Pick<User['role'], 'slug' | 'level'>;
  readonly branch: { readonly id: number } | null;
};

/**
 * Returns whether the signed-in person may send a waiting scan: their own, and those that colleagues of the same branch left on the device. A scan of delivery
 * staff moves parcels and cash in their own hands, so it waits for them, and delivery staff send for nobody else. The server decides whether the sender may do
 * the scan itself.
 */
export function maySend(sender: Sender, scan: Pick<KeptScan, 'staff_id' | 'branch_id' | 'personal'>): boolean {
  const covered =
    scan.branch_id === null ||
    scan.branch_id === sender.branch?.id ||
    sender.all_branches ||
    isSuperRole(sender.role.slug);
  if (scan.staff_id === sender.id) return covered;
  return covered && scan.personal !== true && !worksOnTheStreet(sender.role.level);
}
