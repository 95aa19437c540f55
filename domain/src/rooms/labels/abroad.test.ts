import { describe, expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { chooseType } from './choose-type.ts';
import { decideScan, type ScanContent } from './decide-scan.ts';
import { labelForm, labelValues } from './label-form.ts';
import { labelServices } from './label-kinds.ts';
import type { LabelLife } from './label-life.ts';
import { nextSteps } from './next-step.ts';
import { everything, facts, mdy, npt, pending, person, scanned, staff, wish, ygn } from './testing/lives.ts';

const abroad = {
  source_phone: ['09791234567'],
  source_name: 'ဦးဘ',
  destination_country: 'TH',
  destination_phone: ['+66 81 234 5678'],
  destination_name: 'Somchai',
  destination_address: '99 Sukhumvit Rd, Bangkok',
  weight: 1.2,
  payment_type: 'sender_pay',
  include_products: '2 longyi',
  declared_value: 60_000,
};
const merchant = { accept_type: 'cod', merchant_id: 5 };

function problems(values: object): Record<string, string> {
  const checked = checkForm(labelForm, values);
  return checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.fields).map(([field, [first]]) => [field, first?.code ?? '']));
}

describe('O-11 what a label to another country may be', () => {
  test.each([
    ['as it is made at the counter', {}, {}],
    ['a country in small letters', { destination_country: ' th ' }, {}],
    ['a country that there is not', { destination_country: 'XX' }, { destination_country: 'select' }],
    ['by the mail post, said aloud', { type: 'mm_post' }, {}],
    ['by our own fleet', { type: 'fcs_express' }, { type: 'not_abroad' }],
    ['by a bus gate', { gate_submit: true }, { gate_submit: 'not_abroad' }],
    ['registered', { service_type: 'register' }, {}],
    [
      'VPP, which collects money',
      { ...merchant, service_type: 'vpp', payment_type: 'credit' },
      { service_type: 'not_abroad' },
    ],
    ['paid by the receiver', { payment_type: 'receiver_pay' }, { payment_type: 'not_abroad' }],
    [
      'paid by the receiver under the other name',
      { payment_type: null, purchase_type: 'receiver_pay' },
      { payment_type: 'not_abroad' },
    ],
    ['out of a COD', { ...merchant, payment_type: 'from_cod' }, { payment_type: 'not_abroad' }],
    ['with COD', { ...merchant, cod_amount: 5_000 }, { cod_amount: 'not_abroad' }],
    ['on a merchant’s account, without a COD to confirm', { ...merchant, payment_type: 'credit' }, {}],
    ['on credit at the counter', { payment_type: 'credit' }, { payment_type: 'payment_cod_only' }],
    ['with a township of ours', { destination_township: 7 }, { destination_township: 'not_abroad' }],
    ['with a quarter of ours', { destination_quarter: 7 }, { destination_quarter: 'not_abroad' }],
    ['to a branch of ours', { deliver_branch_id: 2 }, { deliver_branch_id: 'not_abroad' }],
    ['fetched at a branch', { delivery_type: 'branch' }, { delivery_type: 'not_abroad' }],
    ['fetched at a post office', { pickup_at_po: true }, { pickup_at_po: 'not_abroad' }],
    ['handed out at once', { instant_deliver: true }, { instant_deliver: 'not_abroad' }],
    ['without an address', { destination_address: ' ' }, { destination_address: 'required' }],
    ['a postcode of letters', { destination_postcode: 'SW1A 1AA' }, {}],
    [
      'a postcode longer than any',
      { destination_postcode: '12345678901234567' },
      { destination_postcode: 'max_length' },
    ],
    ['a phone of ours', { destination_phone: ['09440012345'] }, {}],
    ['a phone that is none', { destination_phone: ['+66'] }, { destination_phone: 'phone' }],
    ['contents that customs would ask for', { include_products: null }, { include_products: 'required' }],
    ['contents of no value', { declared_value: 0 }, { declared_value: 'required' }],
  ])('O-11 %s', (_, change, expected) => {
    expect(problems({ ...abroad, ...change })).toEqual(expected);
  });

  test('O-11 Myanmar as the country is none: everything is as it was before', () => {
    const home = { ...abroad, destination_country: 'MM', destination_phone: ['09440012345'], destination_township: 7 };
    const checked = checkForm(labelForm, home);
    if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
    expect(checked.values.destination_country).toBeNull();
    expect(labelValues(checked.values).type).toBe('fcs_express');
    expect(problems({ ...home, destination_postcode: 'SW1A 1AA' })).toEqual({ destination_postcode: 'postcode' });
    expect(problems({ ...home, destination_phone: ['+66812345678'] })).toEqual({ destination_phone: 'phone' });
    expect(problems({ ...home, destination_township: null })).toEqual({ destination_township: 'select' });
  });

  test('O-11 of the services those are left that nobody of ours renders at the receiver’s door', () => {
    const open = labelServices.filter((service) => !problems({ ...abroad, services: [service] }).services);
    expect(open).toEqual(['sms', 'pickup', 'insurance']);
  });

  test('O-11 without a word about the carrier it is the mail post, and its phones and postcode stay as they were given', () => {
    const checked = checkForm(labelForm, { ...abroad, destination_postcode: ' 10110 ' });
    if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
    expect(labelValues(checked.values)).toMatchObject({
      type: 'mm_post',
      destination_country: 'TH',
      destination_phone: ['+66812345678'],
      destination_postcode: '10110',
      cod_amount: 0,
    });
  });
});

describe('O-11 who accepts a label to another country', () => {
  const post: LabelLife = { ...pending, cod_status: null, deliver_branch_id: ygn };
  const chosen = { type: 'mail_post', hops: [] } as const;
  const sees = { ...staff, internationalMail: true };
  const outcome = (viewer: typeof staff, life: LabelLife, wanted: ScanContent, more = { abroad: true }) => {
    const decided = decideScan(viewer, scanned(life, chosen, { type: 'mm_post', ...more }), wanted);
    return isRefusal(decided) ? decided.code : decided.map((step) => step.life.status);
  };

  test.each([
    ['a branch that takes international mail', sees, { abroad: true }, ['accept_from_origin_branch']],
    ['a branch that does not', staff, { abroad: true }, 'scan_not_international'],
    ['the same branch with a label within Myanmar', staff, { abroad: false }, ['accept_from_origin_branch']],
    ['another branch that takes it', { ...sees, branchId: mdy }, { abroad: true }, 'scan_wrong_branch'],
    [
      'a super role of a branch that does not',
      person('super-admin', ygn, 1),
      { abroad: true },
      'scan_not_international',
    ],
  ] as const)('O-11 %s', (_, viewer, more, expected) => {
    for (const status of [null, 'accept_from_origin_branch'] as const)
      expect(outcome(viewer, post, wish(status), more)).toEqual(expected);
  });

  test.each(['pending', 'pickup_courier', 'pickup_courier_leader'] as const)(
    'O-11 neither from %s, nor inferred from the hand-over to the post, is it accepted where it may not be',
    (status) => {
      const life: LabelLife = { ...post, status, holder_staff_id: status === 'pending' ? null : 99 };
      expect(outcome(staff, life, wish(null))).toBe('scan_not_international');
      expect(outcome(staff, life, wish('send_to_mmpost', everything))).not.toEqual(expect.any(Array));
      expect(outcome(sees, life, wish('send_to_mmpost', everything))).not.toEqual(expect.any(Array));
      expect(nextSteps(staff, life, { ...facts, abroad: true }).map(({ to }) => to)).not.toContain(
        'accept_from_origin_branch',
      );
    },
  );

  test('O-11 whoever accepts it and wherever they work, its way is that of the mail post', () => {
    const town = (id: number) => ({ id, town: `T${id}` });
    for (const userBranches of [[ygn], [ygn, mdy, npt]])
      for (const hops of [0, 2])
        expect(
          chooseType({
            labelType: 'mm_post',
            gateSubmit: false,
            instantDeliver: false,
            accept: town(ygn),
            deliver: town(ygn),
            userBranches,
            userTown: 'T1',
            hops,
            returnConfirmed: false,
            redirected: false,
          }),
        ).toBe('mail_post');
  });
});
