import { expect, test } from 'vitest';
import { lackingProof, proofNeedsOf } from '../labels/delivery-proof.ts';
import { settleIdentity } from './identity-rule.ts';
import { doorForm } from './proof-form.ts';

test('O-12 pod wants a picture, vfl a paper, a hand-over code its code, other services nothing', () => {
  expect([proofNeedsOf(['sms', 'pod']), proofNeedsOf(['vfl', 'pod']), proofNeedsOf(['insurance'])]).toEqual([
    ['picture'],
    ['identity', 'picture'],
    [],
  ]);
  expect([
    lackingProof(['pod'], null),
    lackingProof(['pod'], { picture: true, identity: false, code: false }),
    lackingProof(['vfl', 'pod'], { picture: true, identity: false, code: false }),
    lackingProof([], null),
    lackingProof(['hand_over_code'], { picture: true, identity: true, code: false }),
    lackingProof(['hand_over_code'], { picture: false, identity: false, code: true }),
  ]).toEqual(['scan_needs_picture', null, 'scan_needs_identity', null, 'scan_needs_code', null]);
});

test.each([
  ['12/oukama(C)123456', '12/OUKAMA(N)123456'],
  ['၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆'],
  ['mc 123456', 'MC123456'],
  ['၁၂၃၄၅၆၇၈၉', '123456789'],
  ['none', null],
  ['0000', null],
  ['12/ABC(N)12', null],
])('O-12 %s is kept as %s', (typed, kept) => {
  expect(settleIdentity(typed)).toBe(kept);
});

test('O-12 the door asks for what is needed and nothing more', () => {
  expect([doorForm(['picture']).picture.required, doorForm([]).picture.required]).toEqual([true, false]);
  expect([doorForm(['identity']).receiver_id_no.required, doorForm([]).receiver_id_no.required]).toEqual([true, false]);
});
