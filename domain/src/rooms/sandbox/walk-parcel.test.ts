import { expect, test } from 'vitest';
import { goalAhead, nextMove, type WalkGoal, type WalkedParcel } from './walk-parcel.ts';

const parcel = (change: Partial<WalkedParcel>): WalkedParcel => ({
  status: 'pending',
  shipping_type: 'normal',
  return_step: null,
  next: 'accept_from_origin_branch',
  ...change,
});
const out = { status: 'send_to_destination_address', next: 'delivered' } as const;
const back = { status: 'arrivedback_to_destination_branch', next: 'send_to_destination_address' } as const;

test.each<[WalkGoal, Partial<WalkedParcel>, boolean]>([
  ['accepted', {}, true],
  ['accepted', out, false],
  ['delivered', out, true],
  ['delivered', { status: 'delivered', next: null }, false],
  ['out_for_delivery', back, true],
  ['failed', back, true],
  ['delivered', { ...back, return_step: 'pending_return_confirm' }, false],
  ['returned', { ...back, return_step: 'pending_return_confirm' }, true],
  ['delivered', { ...back, shipping_type: 'return', return_step: 'schedule_return' }, false],
  ['returned', { status: 'return_confirmed', shipping_type: 'return', next: null }, false],
])('N-06 the goal %s lies ahead of %o: %s', (goal, change, ahead) =>
  expect(goalAhead(parcel(change), goal)).toBe(ahead),
);

test.each<[WalkGoal, Partial<WalkedParcel>, boolean, object | string]>([
  ['delivered', {}, false, { kind: 'scan', status: 'accept_from_origin_branch' }],
  ['delivered', { status: 'delivered', next: null }, true, 'arrived'],
  ['failed', out, false, { kind: 'scan', status: 'sendback_to_destination_branch', reason: 'refused' }],
  [
    'failed',
    { ...out, shipping_type: 'direct' },
    false,
    { kind: 'scan', status: 'sendback_to_origin_branch', reason: 'refused' },
  ],
  ['failed', back, true, 'arrived'],
  ['failed', back, false, { kind: 'scan', status: 'send_to_destination_address' }],
  ['return_pending', back, true, { kind: 'return', command: 'raise' }],
  ['return_pending', { ...back, return_step: 'pending_return' }, true, { kind: 'return', command: 'ask' }],
  ['return_pending', { ...back, return_step: 'pending_return_confirm' }, true, 'arrived'],
  ['returned', { ...back, return_step: 'pending_return_confirm' }, false, { kind: 'return', command: 'agree' }],
  [
    'arrived',
    { status: 'accept_from_origin_branch', shipping_type: 'direct', next: 'send_to_destination_address' },
    true,
    'stuck',
  ],
])('N-06 on the way to %s a parcel %o, moved before %s, is moved so: %o', (goal, change, moved, move) =>
  expect(nextMove(parcel(change), goal, { moved, reason: 'refused' })).toEqual(move),
);
