import { describe, expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { labelForm, labelValues, placeOf } from './label-form.ts';
import {
  openPayments,
  openServices,
  paymentClosed,
  serviceClosed,
  usualSituation,
  type Situation,
} from './label-choices.ts';
import { acceptTypes, itemTypes, labelTypes, paymentTypeNames, serviceTypeNames } from './label-kinds.ts';
import { codProblem, creditLeft, moneyOf } from './label-money.ts';

const walkin = {
  source_phone: ['09791234567'],
  source_name: 'ဦးဘ',
  destination_phone: ['09440012345'],
  destination_name: 'ဒေါ်ခင်မာလာ',
  destination_township: 7,
  weight: 1.2,
  payment_type: 'sender_pay',
};
const online = { ...walkin, accept_type: 'cod', merchant_id: 5, cod_amount: 45_000 };

function problems(values: object): Record<string, string> {
  const checked = checkForm(labelForm, values);
  return checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.fields).map(([field, [first]]) => [field, first?.code ?? '']));
}

describe('V-15 which payment and service go with which label', () => {
  const every: Situation[] = labelTypes.flatMap((type) =>
    itemTypes.flatMap((item_type) =>
      acceptTypes.flatMap((accept_type) =>
        [false, true].map((gate_submit) => ({ type, item_type, accept_type, gate_submit, abroad: false })),
      ),
    ),
  );

  test('V-15 receiver pays and deduct from COD are closed for every gate-submit parcel, credit and deduct from COD for every walk-in', () => {
    for (const situation of every) {
      for (const payment of paymentTypeNames) {
        const gate = situation.gate_submit && (payment === 'receiver_pay' || payment === 'from_cod');
        const walked = situation.accept_type === 'walkin' && (payment === 'credit' || payment === 'from_cod');
        expect([situation, payment, paymentClosed(payment, situation)]).toEqual([
          situation,
          payment,
          gate ? 'payment_gate_submit' : walked ? 'payment_cod_only' : null,
        ]);
      }
    }
  });

  test('V-15 express goes by both carriers, VPP and VPL by mail post only, each for its kind of item and for COD', () => {
    for (const situation of every) {
      for (const service of serviceTypeNames) {
        const closed = serviceClosed(service, situation);
        if (service !== 'vpp' && service !== 'vpl') expect(closed).toBeNull();
        else
          expect(closed === null).toBe(
            situation.type === 'mm_post' &&
              situation.accept_type === 'cod' &&
              situation.item_type === (service === 'vpp' ? 'parcel' : 'letter'),
          );
      }
    }
  });

  test('V-15 some payment and some service are open in every situation', () => {
    for (const situation of every) {
      expect(openPayments(situation).some(({ closed }) => closed === null)).toBe(true);
      expect(openServices(situation).some(({ closed }) => closed === null)).toBe(true);
    }
    expect(
      openPayments(usualSituation)
        .filter(({ closed }) => closed === null)
        .map(({ value }) => value),
    ).toEqual(['sender_pay', 'receiver_pay']);
  });
});

describe('E-01 the form of a label', () => {
  test.each<[string, object, Record<string, string>]>([
    ['a walk-in parcel', {}, {}],
    [
      'nothing at all',
      {
        source_phone: [],
        source_name: ' ',
        destination_phone: null,
        destination_name: null,
        destination_township: null,
        weight: null,
        payment_type: null,
      },
      {
        source_phone: 'phone_required',
        source_name: 'required',
        destination_phone: 'phone_required',
        destination_name: 'required',
        destination_township: 'select',
        weight: 'required',
        payment_type: 'select',
      },
    ],
    ['a field that no label has', { colour: 'red' }, { colour: 'unknown_field' }],
    ['V-03 a weight below the least', { weight: 0.004 }, { weight: 'weight_min' }],
    ['V-03 the least weight', { weight: 0.01 }, {}],
    ['V-03 a weight above the most', { weight: 100.001 }, { weight: 'weight_max' }],
    [
      'V-03 an amount above the most',
      { accept_type: 'cod', merchant_id: 1, cod_amount: 100_000_001 },
      { cod_amount: 'cod_fee_max' },
    ],
    ['V-03 half a kyat', { accept_type: 'cod', merchant_id: 1, cod_amount: 10.5 }, { cod_amount: 'integer' }],
    ['V-12 Myanmar digits', { weight: '၁.၂', pieces: '၂' }, {}],
    ['V-10 phones as JSON', { source_phone: '["09791234567"]', destination_phone: '09440012345' }, {}],
    [
      'V-10 three phones',
      { source_phone: ['0979123456', '0979123457', '0979123458'] },
      { source_phone: 'phone_limit' },
    ],
    ['V-15 deduct from COD at the counter', { payment_type: 'from_cod' }, { payment_type: 'payment_cod_only' }],
    [
      'V-15 receiver pays at the gate',
      { payment_type: 'receiver_pay', gate_submit: true },
      { payment_type: 'payment_gate_submit' },
    ],
    [
      'V-15 VPP by the own fleet',
      { service_type: 'vpp', accept_type: 'cod', merchant_id: 1, cod_amount: 5 },
      { service_type: 'service_carrier' },
    ],
    [
      'VPP without an amount',
      { service_type: 'vpp', type: 'mm_post', accept_type: 'cod', merchant_id: 1 },
      { cod_amount: 'cod_required' },
    ],
    ['COD whose amount was forgotten', { ...online, cod_amount: null }, { cod_amount: 'cod_missing' }],
    ['COD whose amount was left empty', { ...online, cod_amount: ' ' }, { cod_amount: 'cod_missing' }],
    ['COD of 0 that nobody confirmed', { ...online, cod_amount: 0 }, { cod_zero: 'cod_zero' }],
    ['COD of 0 in Myanmar digits, refused', { ...online, cod_amount: '၀', cod_zero: 'off' }, { cod_zero: 'cod_zero' }],
    ['COD of 0 that was confirmed', { ...online, cod_amount: '0', cod_zero: true }, {}],
    [
      'a confirmation without an amount',
      { ...online, cod_amount: null, cod_zero: true },
      { cod_amount: 'cod_missing' },
    ],
    ['a confirmation beside an amount', { ...online, cod_amount: 5_000, cod_zero: true }, {}],
    [
      'VPP of 0, confirmed or not',
      { ...online, service_type: 'vpp', type: 'mm_post', cod_amount: 0, cod_zero: true },
      { cod_amount: 'cod_required' },
    ],
    ['COD from nobody', { accept_type: 'cod', cod_amount: 5_000 }, { merchant_id: 'cod_merchant' }],
    ["COD under the source's other name of the sender", { accept_type: 'cod', cod_amount: 5_000, customer_id: 4 }, {}],
    ['COD at the counter', { cod_amount: 5_000 }, { cod_amount: 'cod_walkin' }],
    ["the source's other name of the payment", { payment_type: null, purchase_type: 'receiver_pay' }, {}],
    ['a flat price that is none', { rating_type: 'flat' }, { flat: 'required', price_reason: 'required' }],
    ['a flat price without its rating', { flat: 500 }, { flat: 'without_choice' }],
    ['an insurance percent without insurance', { insurance_percent: 100 }, { insurance_percent: 'without_choice' }],
    [
      'hundredths of a percent that nobody means',
      { services: ['insurance'], declared_value: 5_000, insurance_percent: 5 },
      { insurance_percent: 'percent_unit' },
    ],
    ['a reason for the price of the table', { price_reason: 'x' }, { price_reason: 'without_choice' }],
    [
      'two names of the payment that contradict each other',
      { payment_type: 'sender_pay', purchase_type: 'receiver_pay' },
      { purchase_type: 'contradicts' },
    ],
    [
      'two senders',
      { accept_type: 'cod', cod_amount: 5_000, merchant_id: 3, customer_id: 4 },
      { customer_id: 'contradicts' },
    ],
    ['insurance of nothing', { services: ['insurance'] }, { declared_value: 'declared_required' }],
    [
      'a wish that ends before it begins',
      { time_request: { from: '2026-11-22T12:00:00+06:30', to: '2026-11-22T10:00:00+06:30' } },
      { time_request: 'date_range' },
    ],
    ['a wish that is no time', { time_request: { from: 'soon' } }, { time_request: 'datepicker' }],
    ['a quarter without its township', { destination_township: null, destination_quarter: 9 }, {}],
  ])('E-01 %s', (_, change, expected) => {
    expect(problems({ ...walkin, ...change })).toEqual(expected);
  });

  test('E-01 defaults are filled in', () => {
    const checked = checkForm(labelForm, {
      ...online,
      customer_id: 5,
      weight: '0.2504',
      payment_type: null,
      purchase_type: 'from_cod',
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
    expect(labelValues(checked.values)).toMatchObject({
      type: 'fcs_express',
      item_type: 'parcel',
      service_type: 'express',
      accept_type: 'cod',
      rating_type: 'weight',
      delivery_type: 'home',
      merchant_id: 5,
      payment_type: 'from_cod',
      weight_g: 250,
      pieces: 1,
      declared_value: 0,
    });
  });

  test('E-01 of the places of a side the most specific one counts', () => {
    expect([
      placeOf({ source_region: 1, source_town: 2 }, 'source'),
      placeOf({ destination_township: 3, destination_quarter: 4 }, 'destination'),
      placeOf({}, 'source'),
    ]).toEqual([2, 4, null]);
  });
});

describe('who pays what and when', () => {
  const figures = { cod_amount: 60_000, cod_fee: 1_200, shipping_total: 3_000, return_fee: 1_500 };
  test.each([
    ['sender_pay', [3_000, 0, 60_000, 58_800, 1_500]],
    ['receiver_pay', [0, 0, 63_000, 58_800, 4_500]],
    ['from_cod', [0, 0, 60_000, 55_800, 4_500]],
    ['credit', [0, 3_000, 60_000, 58_800, 1_500]],
  ] as const)('%s', (payment_type, expected) => {
    const money = moneyOf({ ...figures, payment_type });
    expect([
      money.sender_pays,
      money.on_credit,
      money.cod_charge,
      money.merchant_receives,
      money.owed_if_returned,
    ]).toEqual(expected);
    expect([money.total_amount, money.total_cost]).toEqual([63_000, 4_200]);
  });

  test.each([
    ['from_cod', 4_200, null],
    ['from_cod', 4_199, 4_200],
    ['sender_pay', 1_200, null],
    ['sender_pay', 1_199, 1_200],
  ] as const)('%s with a COD of %i', (payment_type, cod_amount, min) => {
    expect(codProblem({ ...figures, payment_type, cod_amount })).toEqual(
      min === null ? null : { code: 'cod_too_small', values: { min } },
    );
  });

  test('F-03 credit reaches to its limit and no further', () => {
    expect([
      creditLeft({ limit: 100_000, open: 97_500, more: 2_500 }),
      creditLeft({ limit: 100_000, open: 98_000, more: 2_500 }),
      creditLeft({ limit: 0, open: 5, more: 1 }),
    ]).toEqual([null, 2_000, 0]);
  });
});
