import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { paymentTypeNames } from './label-kinds.ts';
import { splitMoney, splitProblem, type SplitFacts } from './split-parcel.ts';
import { mdy, mdyPostman, mdyStaff, mdySupervisor, staff } from './testing/lives.ts';

const facts: SplitFacts = {
  status: 'send_to_destination_address',
  pieces: 3,
  due: 0,
  holder_branch_id: mdy as number,
  holder_staff_id: mdyPostman.id,
};
const refused = (...[actor, more]: [Parameters<typeof splitProblem>[0], Partial<SplitFacts>?]) =>
  splitProblem(actor, { ...facts, ...more })?.code ?? null;

test('G-05 whoever has it parts what nothing is due for; with money due a second person decides', () => {
  expect([refused(mdyPostman), refused(mdyStaff), refused(staff)]).toEqual([null, null, 'scan_not_carrier']);
  const due = 45_000;
  expect([refused(mdyPostman, { due }), refused(mdyStaff, { due }), refused(mdySupervisor, { due })]).toEqual([
    'part_money_due',
    'part_money_due',
    null,
  ]);
  expect(refused(mdySupervisor, { due, holder_staff_id: mdySupervisor.id })).toBe('second_person_needed');
  expect([refused(mdyPostman, { pieces: 1 }), refused(mdyPostman, { status: 'delivered' })]).toEqual([
    'part_not_possible',
    'part_not_possible',
  ]);
});

test('G-05 M-01 however a parcel is parted, the two together are worth what it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paymentTypeNames),
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.nat(2_000_000),
      (payment_type, cod_amount, percent, shipping_total, share) => {
        const cod_fee = Math.floor((cod_amount * percent) / 5_000);
        const label = { payment_type, cod_amount, cod_fee, shipping_total, return_fee: 1_500 };
        const money = splitMoney(label, share % (cod_amount + 1));
        if (isRefusal(money)) return;
        for (const key of ['cod_amount', 'cod_fee', 'shipping_total', 'return_fee'] as const) {
          expect(money.part[key] + money.rest[key]).toBe(label[key]);
          expect(Math.min(money.part[key], money.rest[key])).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
  expect(
    isRefusal(
      splitMoney({ payment_type: 'sender_pay', cod_amount: 10, cod_fee: 0, shipping_total: 0, return_fee: 0 }, 11),
    ),
  ).toBe(true);
});
