import type { User } from '@waybill/contract/rooms/sessions/sessions.contract.ts';
import { isSuperRole, worksOnTheStreet } from '@waybill/domain/rooms/roles/roles.ts';
import type { KeptScan } from './scan-shelf.ts';

export type Sender = Pick<User, 'id' | 'all_branches'> & {
  readonly role: Pick<User['role'], 'slug' | 'level'>;
  readonly branch: { readonly id: number } | null;
};

/**
 * May whoever is signed in send a scan that waits? Their own, and what colleagues of the same branch left on the device. What somebody of the street scanned
 * moves parcels and cash that are in their own hands, so it waits for them, and nobody of the street sends for others. Whether the scan itself is allowed
 * is for the server to say, of the sender.
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
