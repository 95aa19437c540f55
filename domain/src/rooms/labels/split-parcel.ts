import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { lacks } from '../../kernel/who-may.ts';
import { codProblem, moneyOf, shippingAtDelivery, type LabelFigures } from './label-money.ts';
import type { LabelStatus } from './label-statuses.ts';
import { atDestination, out } from './step-row.ts';

/** Facts that the rules need of a parcel of which the receiver takes some pieces. */
export interface SplitFacts {
  readonly status: LabelStatus;
  readonly pieces: number;
  /** Total to collect at the door, in whole kyat. */
  readonly due: number;
  readonly holder_branch_id: number;
  readonly holder_staff_id: number | null;
}

export type SplitRefusal =
  | 'part_not_possible'
  | 'part_money_due'
  | 'second_person_needed'
  | 'scan_not_carrier'
  | 'missing_permission';

const parted: readonly LabelStatus[] = [...out, ...atDestination];

/**
 * Returns why this person may not split the parcel, or null (G-05). The pieces that the receiver takes become a separate parcel; the rest keeps its
 * code, stickers and history. Each part has one holder and is delivered against its amount or returned, so no due money is lost: an amount not
 * collected with one part is due with the other. Without money due, the holder of the parcel may split it. With money due, only a decider may say how
 * much goes with each part, never the person who carries it.
 *
 * @example splitProblem(postman, { status: 'send_to_destination_address', pieces: 3, due: 45_000, … })?.code === 'part_money_due'
 */
export function splitProblem(actor: Viewer, facts: SplitFacts): Refusal<SplitRefusal> | null {
  const { status, pieces, due, holder_branch_id, holder_staff_id } = facts;
  if (pieces < 2 || !parted.includes(status)) return refuse('part_not_possible');
  if (!can(actor, 'label.scan')) return lacks('label.scan');
  const carries = holder_staff_id === actor.id;
  if (due > 0 && !can(actor, 'label.decide'))
    return refuse('part_money_due', { values: { permission: 'label.decide' } });
  if (due > 0 && carries) return refuse('second_person_needed');
  return carries || actor.branchId === holder_branch_id ? null : refuse('scan_not_carrier');
}

/** Amounts of both parts, in whole kyat. */
export interface SplitMoney {
  readonly part: Pick<LabelFigures, 'cod_amount' | 'cod_fee' | 'shipping_total' | 'return_fee'>;
  readonly rest: Pick<LabelFigures, 'cod_amount' | 'cod_fee' | 'shipping_total' | 'return_fee'>;
  /** Shipping paid on delivery goes with the delivered part; otherwise it is already paid and stays. */
  readonly shippingMoves: boolean;
}

/**
 * Splits a parcel's money when `cod` of its COD goes with the taken pieces: the sums stay equal. The COD fee is split with the COD; the return fee stays
 * with the rest. Refuses `validation_failed` where an amount is smaller than its deductions.
 *
 * @example splitMoney({ payment_type: 'receiver_pay', cod_amount: 45_000, cod_fee: 900, … }, 30_000) // part: C 30,000, p 600; rest: C 15,000, p 300
 */
export function splitMoney(label: LabelFigures, cod: number): SplitMoney | Refusal<'validation_failed'> {
  const { payment_type, cod_amount, cod_fee, shipping_total, return_fee } = label;
  const fee = cod_amount === 0 ? 0 : Math.floor((2 * cod_fee * cod + cod_amount) / (2 * cod_amount));
  const moves = shippingAtDelivery(payment_type);
  const part = { cod_amount: cod, cod_fee: fee, shipping_total: moves ? shipping_total : 0, return_fee: 0 };
  const rest = {
    cod_amount: cod_amount - cod,
    cod_fee: cod_fee - fee,
    shipping_total: moves ? 0 : shipping_total,
    return_fee,
  };
  const problem =
    cod > cod_amount
      ? { code: 'max' as const, values: { max: cod_amount } }
      : (codProblem({ payment_type, ...part }) ?? codProblem({ payment_type, ...rest }));
  return problem
    ? refuse('validation_failed', { fields: { cod_now: [problem] } })
    : { part, rest, shippingMoves: moves };
}

/** Returns the total to collect for a parcel, in whole kyat. */
export const dueOf = (figures: LabelFigures): number => moneyOf(figures).cod_charge;
