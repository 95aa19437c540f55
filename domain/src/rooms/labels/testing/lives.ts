import type { Viewer } from '../../../kernel/access.ts';
import { roleDefaults } from '../../roles/role-defaults.ts';
import type { RoleSlug } from '../../../kernel/roles.ts';
import { codLife } from '../cod-states.ts';
import type { ScanContent, Scanned } from '../decide-scan.ts';
import type { LabelFacts } from '../label-kinds.ts';
import type { LabelLife } from '../label-life.ts';
import type { LabelStatus } from '../label-statuses.ts';
import type { ShippingType } from '../sequences.ts';

export const [ygn, mdy, npt, tgi] = [1, 2, 3, 4];
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 0, minute));
export const person = (role: RoleSlug, branchId: number, id: number): Viewer => ({
  id,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  branchId,
  internationalMail: false,
});
export const staff = person('staff', ygn, 10);
export const [mdyStaff, mdyPostman, mdySupervisor] = [
  person('staff', mdy, 20),
  person('postman', mdy, 21),
  person('supervisor', mdy, 22),
];
export const facts: LabelFacts = {
  type: 'fcs_express',
  gate_submit: false,
  instant_deliver: false,
  pickup_at_po: false,
  delivery_type: 'home',
  abroad: false,
};
export const pending: LabelLife = {
  status: 'pending',
  previous: 'created',
  shipping_type: 'normal',
  accept_branch_id: ygn,
  deliver_branch_id: mdy,
  forward_branch_id: null,
  forward_hops: [],
  holder_branch_id: ygn,
  holder_staff_id: null,
  attempts: 0,
  max_attempts: 3,
  return_attempts: 0,
  return_step: null,
  return_at: null,
  cod_status: codLife.initial,
  status_at: at(0),
  accepted_at: null,
  delivered_at: null,
  closed_at: null,
};
export const scanned = (
  life: LabelLife,
  chosen: { type: ShippingType; hops: readonly number[] } = { type: 'normal', hops: [] },
  more: Partial<LabelFacts> = {},
): Scanned => ({
  life,
  facts: { ...facts, ...more },
  services: [],
  blockers: { clearance_id: null, bag_id: null, held_until: null },
  chosen: { attempts: null, ...chosen },
});
export const wish = (status: LabelStatus | null, more: Partial<ScanContent> = {}): ScanContent => ({
  status,
  at: at(1),
  courier_id: null,
  to_branch_id: null,
  reason: null,
  post_code: null,
  confirmed: false,
  proof: null,
  ...more,
});
export const everything: Partial<ScanContent> = {
  reason: 'not_home',
  post_code: 'RR473124829MM',
  confirmed: true,
  slip: true,
  word: true,
};
