import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { codFeeStep, codFee, codPlanNames, type CodPlan } from './cod-fee.ts';

describe('K-02 the COD fee', () => {
  test.each<[CodPlan, number, number, number]>([
    ['standard', 0, 200, 0],
    ['standard', 25, 200, 1],
    ['standard', 24, 200, 0],
    ['standard', 299_999, 200, 6_000],
    ['standard', 300_000, 100, 3_000],
    ['flat', 299_999, 100, 3_000],
    ['flat', 50, 100, 1],
    ['flat', 49, 100, 0],
    ['half', 350_000, 50, 1_750],
    ['half', 100, 50, 1],
    ['half', 99, 50, 0],
  ])('K-02 the plan %s on %i is %i hundredths of a percent, %i kyat', (plan, amount, percent, fee) => {
    expect(codFee(plan, amount)).toEqual({ percent, fee });
  });

  test('K-02 the worked example: four parcels of the standard plan cost 8,500', () => {
    const fees = [50_000, 120_000, 350_000, 80_000].map((amount) => codFee('standard', amount).fee);
    expect(fees).toEqual([1_000, 2_400, 3_500, 1_600]);
  });

  test('K-02 the step that the form shows: a kyat more may cost half', () => {
    expect(codFeeStep('standard')).toEqual({ last: 299_999, last_fee: 6_000, first: 300_000, first_fee: 3_000 });
    expect([codFeeStep('flat'), codFeeStep('half')]).toEqual([null, null]);
  });

  test('K-02 the fee is whole, never negative and never more than was collected', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codPlanNames), fc.integer({ min: 0, max: 10_000_000_000 }), (plan, amount) => {
        const { fee } = codFee(plan, amount);
        expect(Number.isSafeInteger(fee) && fee >= 0 && fee <= amount).toBe(true);
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN])('K-02 an amount of %d is no amount', (amount) => {
    expect(() => codFee('standard', amount)).toThrow(RangeError);
  });
});
