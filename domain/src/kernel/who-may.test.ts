import { expect, test } from 'vitest';
import { refuse, type Refusal } from './refusal.ts';
import { lacks, offered } from './who-may.ts';

test.each<[string, string | Refusal | null, object]>([
  ['what may be done needs nobody', 'paid', { blocked: null }],
  ['what nothing stands against needs nobody', null, { blocked: null }],
  ['a missing permission is that of the command', refuse('missing_permission'), { permission: 'cod.pay' }],
  ['unless the rule asked for another one', lacks('label.decide'), { permission: 'label.decide' }],
  ['who made it waits for another of the same right', refuse('second_person_needed'), { permission: 'cod.pay' }],
  ['what has to be approved waits for who approves', refuse('approval_needed'), { permission: 'cod.approve' }],
  [
    'a reason may name who could',
    refuse('return_not_asked', { values: { permission: 'label.decide' } }),
    { permission: 'label.decide' },
  ],
])('G-02 who could do a blocked action: %s', (_, decided, expected) => {
  expect(offered('pay', decided, 'cod.pay', 'cod.approve')).toMatchObject(expected);
});

test('G-02 nobody could do what the state of the record rules out', () => {
  expect(offered('pay', refuse('state_not_allowed'), 'cod.pay', 'cod.approve')).toEqual({
    command: 'pay',
    blocked: 'state_not_allowed',
  });
});
