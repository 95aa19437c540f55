import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { roleDefaults } from '../roles/role-defaults.ts';
import type { RoleSlug } from '../../kernel/roles.ts';
import { codLife } from './cod-states.ts';
import type { LabelLife } from './label-life.ts';
import { decideReturn, returnActions, type ReturnCommand } from './return-approval.ts';

const noon = new Date(Date.UTC(2026, 10, 21, 5, 30));
const person = (role: RoleSlug, id = 10): Viewer => ({
  id,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  branchId: 1,
  internationalMail: false,
});
const back: LabelLife = {
  status: 'arrivedback_to_destination_branch',
  previous: 'sendback_to_destination_branch',
  shipping_type: 'normal',
  accept_branch_id: 2,
  deliver_branch_id: 1,
  forward_branch_id: null,
  forward_hops: [],
  holder_branch_id: 1,
  holder_staff_id: null,
  attempts: 3,
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
const holds = { clearance_id: null, bag_id: null, held_until: null };
const raised: LabelLife = { ...back, return_step: 'pending_return', return_at: noon };
const pending: LabelLife = { ...back, return_step: 'pending_return_confirm', return_at: noon };
const agreed: LabelLife = { ...back, return_step: 'schedule_return', return_at: noon };

describe('S-05 the approval of a return', () => {
  const cases: [string, Viewer | null, ReturnCommand, LabelLife, string | object][] = [
    ['is raised by the call centre', person('call-center'), 'raise', back, { return_step: 'pending_return' }],
    [
      'is raised by the courier who has it',
      person('courier', 21),
      'raise',
      { ...back, status: 'send_to_destination_address', holder_staff_id: 21 },
      { return_step: 'pending_return' },
    ],
    [
      'is not raised by another courier',
      person('courier', 22),
      'raise',
      { ...back, status: 'send_to_destination_address', holder_staff_id: 21 },
      'scan_not_carrier',
    ],
    ['is not raised twice', person('staff'), 'raise', raised, 'return_under_way'],
    [
      'is not raised for a parcel that is delivered',
      person('staff'),
      'raise',
      { ...back, status: 'delivered' },
      'return_not_possible',
    ],
    [
      'is not raised before acceptance',
      person('staff'),
      'raise',
      { ...back, status: 'pending', accepted_at: null },
      'return_not_possible',
    ],
    ['is not raised while its money is on a clearance', person('staff'), 'raise', back, 'scan_on_clearance'],
    ['is asked of the sender', person('customer-service'), 'ask', raised, { return_step: 'pending_return_confirm' }],
    ['is not asked before it is raised', person('customer-service'), 'ask', back, 'return_not_raised'],
    [
      'is agreed to by the sender who was asked',
      person('call-center'),
      'agree',
      pending,
      { return_step: 'schedule_return', shipping_type: 'return' },
    ],
    [
      'is not agreed to by the call centre before the sender was asked',
      person('call-center'),
      'agree',
      raised,
      'return_not_asked',
    ],
    [
      'is agreed to for the sender by a supervisor',
      person('supervisor'),
      'agree',
      raised,
      { return_step: 'schedule_return', shipping_type: 'return' },
    ],
    [
      'is agreed to by the system when the time is up',
      null,
      'agree',
      pending,
      { return_step: 'schedule_return', shipping_type: 'return' },
    ],
    [
      'of a direct parcel becomes a direct return',
      person('supervisor'),
      'agree',
      { ...pending, shipping_type: 'direct' },
      { shipping_type: 'direct_return' },
    ],
    ['is turned into another attempt', person('call-center'), 'again', pending, { return_step: null, max_attempts: 4 }],
    ['is not decided twice', person('supervisor'), 'agree', agreed, 'return_not_raised'],
    ['is not decided by a courier', person('courier'), 'agree', pending, 'missing_permission'],
    ['is not for those without the right', person('mail-collector'), 'raise', back, 'missing_permission'],
  ];
  test.each(cases)('S-05 a return %s', (_, viewer, command, life, expected) => {
    const decided = decideReturn(
      viewer,
      command,
      life,
      { ...holds, clearance_id: expected === 'scan_on_clearance' ? 7 : null },
      noon,
    );
    if (isRefusal(decided)) expect(decided.code).toBe(expected);
    else expect(decided.life).toMatchObject(expected as object);
  });

  test('S-05 agreeing leaves the two notes that never move the status', () => {
    const decided = decideReturn(person('supervisor'), 'agree', pending, holds, noon);
    expect(decided).toMatchObject({
      notes: ['return_confirmed', 'schedule_return'],
      life: { status: back.status, previous: back.previous },
    });
  });

  test('S-05 a detail offers what fits, with the reason when it is blocked', () => {
    expect(returnActions(person('staff'), raised, holds, noon)).toEqual([
      { command: 'ask', blocked: null },
      { command: 'agree', blocked: 'return_not_asked', permission: 'label.decide' },
      { command: 'again', blocked: 'return_not_asked', permission: 'label.decide' },
    ]);
    expect(returnActions(person('staff'), { ...back, status: 'delivered' }, holds, noon)).toEqual([]);
  });
});
