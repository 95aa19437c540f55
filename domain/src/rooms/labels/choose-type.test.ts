import { describe, expect, test } from 'vitest';
import { chooseType, typeAfterReturn, type TypeQuestion } from './choose-type.ts';
import { shippingTypes, type ShippingType } from './sequences.ts';

const [ygn, mdy, bgo] = [
  { id: 1, town: 'Yangon' },
  { id: 2, town: 'Mandalay' },
  { id: 3, town: 'Bago' },
];
const question: TypeQuestion = {
  labelType: 'fcs_express',
  gateSubmit: false,
  instantDeliver: false,
  accept: ygn,
  deliver: mdy,
  userBranches: [1],
  userTown: 'Yangon',
  hops: 0,
  returnConfirmed: false,
  redirected: false,
};

const cases: [string, Partial<TypeQuestion>, ShippingType][] = [
  ['from one branch to another', {}, 'normal'],
  ['accepted and delivered by the same branch', { deliver: ygn }, 'direct'],
  ['delivered at once', { instantDeliver: true }, 'direct'],
  ['for a branch that the accepting user has joined', { userBranches: [1, 2] }, 'direct'],
  ['for a branch in the town the user works in', { deliver: { id: 9, town: 'Yangon' } }, 'direct'],
  ['by a user of head office without a branch', { userBranches: [], userTown: null }, 'normal'],
  ['with a confirmed return where direct applies', { deliver: ygn, returnConfirmed: true }, 'direct_return'],
  ['with a confirmed return only', { returnConfirmed: true }, 'return'],
  ['redirected', { redirected: true, deliver: bgo }, 'redirect'],
  ['redirected and then confirmed to return', { redirected: true, returnConfirmed: true }, 'return'],
  ['over forward branches', { hops: 2 }, 'forward'],
  ['over forward branches, but direct applies', { hops: 2, userBranches: [1, 2] }, 'direct'],
  ['by the mail post', { labelType: 'mm_post' }, 'mail_post'],
  ['by the bus gate', { gateSubmit: true }, 'gate'],
];
describe('S-03 the shipping type, chosen by the rules in their order', () => {
  test.each(cases)('S-03 %s', (_, change, type) => expect(chooseType({ ...question, ...change })).toBe(type));

  /** Sample facts that lead to each type. */
  const questions: Partial<Record<ShippingType, Partial<TypeQuestion>>> = Object.fromEntries(
    cases.map(([, change, type]) => [type, change]),
  );
  test.each(shippingTypes.filter((type) => questions[type]))(
    'S-03 a confirmed return of a %s label becomes what the rules say',
    (type) => {
      expect(typeAfterReturn[type]).toBe(chooseType({ ...question, ...questions[type], returnConfirmed: true }));
    },
  );
});
