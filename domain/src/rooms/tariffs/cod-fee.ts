import { percentHalfUp } from '../../kernel/money.ts';

interface Band {
  /** Amounts below this; `null` is every amount. */
  readonly below: number | null;
  /** Hundredths of a percent of the whole amount. */
  readonly percent: number;
}

/** Customer fees for collecting COD (K-02, decisions 4.4): 2 % below 300,000, else 1 %; 1 % flat; 0.5 %. The first matching band counts. */
const codPlans = {
  standard: [
    { below: 300_000, percent: 200 },
    { below: null, percent: 100 },
  ],
  flat: [{ below: null, percent: 100 }],
  half: [{ below: null, percent: 50 }],
} as const satisfies Record<string, readonly Band[]>;
export type CodPlan = keyof typeof codPlans;
export const codPlanNames = Object.keys(codPlans) as CodPlan[];
export const defaultCodPlan: CodPlan = 'standard';

export interface CodFee {
  /** Hundredths of a percent. */
  readonly percent: number;
  /** Whole kyat, half up. */
  readonly fee: number;
}

/**
 * Returns the fee on a COD amount in whole kyat. Throws on a negative or fractional amount: it is a bug, not input.
 *
 * @example codFee('standard', 299_999) // { percent: 200, fee: 6_000 }
 * @example codFee('standard', 300_000) // { percent: 100, fee: 3_000 }
 * Source: decisions 4.4.
 */
export function codFee(plan: CodPlan, amount: number): CodFee {
  if (!(amount >= 0)) throw new RangeError(`not a COD amount: ${amount}`);
  const { percent } = bandOf(plan, amount);
  return { percent, fee: percentHalfUp(amount, percent) };
}

function bandOf(plan: CodPlan, amount: number): Band {
  const bands: readonly Band[] = codPlans[plan];
  const band = bands.find(({ below }) => below === null || amount < below);
  if (!band) throw new Error(`the COD plan ${plan} has no percent for ${amount}`);
  return band;
}

/** Amounts on both sides of a step where a larger COD costs less, with their fees. */
export interface CodFeeStep {
  readonly last: number;
  readonly last_fee: number;
  readonly first: number;
  readonly first_fee: number;
}

/**
 * Returns the step of a plan, which the form shows; `null` without one.
 *
 * @example codFeeStep('standard') // { last: 299_999, last_fee: 6_000, first: 300_000, first_fee: 3_000 }
 */
export function codFeeStep(plan: CodPlan): CodFeeStep | null {
  const first = (codPlans[plan] as readonly Band[])[0]?.below ?? null;
  return first === null
    ? null
    : { last: first - 1, last_fee: codFee(plan, first - 1).fee, first, first_fee: codFee(plan, first).fee };
}
