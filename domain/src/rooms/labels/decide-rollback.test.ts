import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../kernel/access.ts';
import { roleDefaults } from '../roles/role-defaults.ts';
import type { RoleSlug } from '../../kernel/roles.ts';
import { codLife } from './cod-states.ts';
import { decideRollback, type RollbackFacts } from './decide-rollback.ts';
import type { LabelLife } from './label-life.ts';

const noon = new Date(Date.UTC(2026, 10, 21, 5, 30));
const minutesAgo = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);
const person = (role: RoleSlug, branchId = 1, id = 10): Viewer => ({
  id,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  branchId,
  internationalMail: false,
});
const life: LabelLife = {
  status: 'arrived_to_destination_branch',
  previous: 'send_to_destination_branch',
  shipping_type: 'normal',
  accept_branch_id: 2,
  deliver_branch_id: 1,
  forward_branch_id: null,
  forward_hops: [],
  holder_branch_id: 1,
  holder_staff_id: null,
  attempts: 0,
  max_attempts: 3,
  return_attempts: 0,
  return_step: null,
  return_at: null,
  cod_status: codLife.initial,
  status_at: noon,
  accepted_at: noon,
  delivered_at: null,
  closed_at: null,
};
const facts = (change: Partial<RollbackFacts> = {}): RollbackFacts => ({
  entry: { staff_id: 10, branch_id: 1, recorded_at: minutesAgo(5), inferred: false },
  life,
  blockers: { clearance_id: null, bag_id: null, held_until: null },
  moneyHeld: null,
  ...change,
});
const entry = (change: Partial<RollbackFacts['entry']>) => ({ entry: { ...facts().entry, ...change } });

describe('S-06 who may take back the last step, and when', () => {
  const cases: [string, Viewer, Partial<RollbackFacts>, string | null][] = [
    ['one’s own scan within fifteen minutes', person('staff'), {}, null],
    [
      'one’s own scan after fifteen minutes',
      person('staff'),
      entry({ recorded_at: minutesAgo(16) }),
      'rollback_too_late',
    ],
    ['a colleague’s scan', person('staff'), entry({ staff_id: 11 }), 'missing_permission'],
    [
      'a colleague’s scan, by a supervisor, hours later',
      person('supervisor'),
      entry({ staff_id: 11, recorded_at: minutesAgo(600) }),
      null,
    ],
    ['another branch’s scan, by a supervisor', person('supervisor'), entry({ branch_id: 2 }), 'rollback_other_branch'],
    [
      'another branch’s scan, by head office without a super role',
      person('operation-admin'),
      entry({ branch_id: 2 }),
      'rollback_other_branch',
    ],
    ['another branch’s scan, by a super role', person('admin'), entry({ branch_id: 2 }), null],
    [
      'a courier’s own delivery within fifteen minutes',
      person('postman'),
      { life: { ...life, status: 'delivered' } },
      null,
    ],
    [
      'in a mailbag, even by a super role',
      person('super-admin'),
      { blockers: { clearance_id: null, bag_id: 7, held_until: null } },
      'rollback_in_bag',
    ],
    [
      'on a clearance, even by a super role',
      person('super-admin'),
      { blockers: { clearance_id: 7, bag_id: null, held_until: null } },
      'on_clearance',
    ],
    ['its cash was handed over', person('supervisor'), { moneyHeld: 'handover_confirmed' }, 'handover_confirmed'],
    ['its cash is being handed over', person('supervisor'), { moneyHeld: 'on_handover' }, 'on_handover'],
    [
      'paid to the merchant',
      person('super-admin'),
      { life: { ...life, status: 'delivered', cod_status: 'complete' } },
      'rollback_final',
    ],
    [
      'returned and confirmed',
      person('super-admin'),
      { life: { ...life, status: 'return_confirmed', closed_at: noon } },
      'rollback_final',
    ],
    ['rejected', person('super-admin'), { life: { ...life, status: 'reject', closed_at: noon } }, 'rollback_final'],
    [
      'nothing but its beginning',
      person('super-admin'),
      { life: { ...life, status: 'pending', previous: null } },
      'rollback_nothing',
    ],
    [
      'missing, which is decided by finding it',
      person('super-admin'),
      { life: { ...life, status: 'missing' } },
      'rollback_decided',
    ],
  ];
  test.each(cases)('S-06 %s', (_, viewer, change, code) =>
    expect(decideRollback(viewer, facts(change), noon)?.code ?? null).toBe(code),
  );
});
