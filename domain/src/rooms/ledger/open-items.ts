import { rulesFor, type LabelMoney, type LabelMoneyEventName } from './label-postings.ts';

/**
 * What stands between a merchant and the operator for one label until a paid document settles it: its COD, what a return cost, shipping on credit,
 * a gate's charge, compensation; and what a document carried on (which has no label). The account says on which side of the ledger it stands.
 */
export const itemRoles = {
  cod: { account: 'payable:merchant' },
  compensation: { account: 'payable:merchant' },
  carried: { account: 'payable:merchant' },
  return: { account: 'receivable:merchant' },
  credit: { account: 'receivable:merchant' },
  gate_submit: { account: 'receivable:merchant' },
} as const;
export type ItemRole = keyof typeof itemRoles;
export const itemRoleNames = Object.keys(itemRoles) as ItemRole[];

export const returnRole = 'return' satisfies ItemRole;

/** Is it nothing but a parcel that came back and costs the merchant nothing? A document counts such returns, and is never made for them alone. */
export function isFreeReturn({ role, net }: Pick<OpenItem, 'role' | 'net'>): boolean {
  return role === returnRole && net === 0;
}

/** Whole kyat. `net` is what the merchant receives for it, negative what they owe. */
export interface OpenItem {
  readonly role: ItemRole;
  readonly cod_amount: number;
  readonly cod_fee: number;
  readonly shipping: number;
  readonly return_fee: number;
  readonly net: number;
}

const roleOf = {
  accepted: 'credit',
  delivered: 'cod',
  return_confirmed: 'return',
  missing_confirmed: 'compensation',
} as const satisfies Record<LabelMoneyEventName, ItemRole>;

/**
 * What an event leaves open with the merchant, or null: each figure that its postings put on the merchant's accounts. A return stays open even when it costs
 * nothing, so that the next document shows and counts the parcel that came back.
 *
 * @example openItemOf('delivered', money).net === money.cod_amount - money.cod_fee
 */
export function openItemOf(event: LabelMoneyEventName, money: LabelMoney): OpenItem | null {
  const sums = { C: 0, p: 0, S: 0, R: 0, K: 0 };
  let net = 0;
  for (const { figure, debit, credit, amount } of rulesFor(event, money)) {
    const owed = Number(isMerchants(credit)) - Number(isMerchants(debit));
    if (owed === 0) continue;
    sums[figure] += amount;
    net += owed * amount;
  }
  const moves = Object.values(sums).some((sum) => sum > 0);
  return moves || roleOf[event] === returnRole
    ? { role: roleOf[event], cod_amount: sums.C, cod_fee: sums.p, shipping: sums.S, return_fee: sums.R, net }
    : null;
}

function isMerchants(place: string): boolean {
  return place === 'payable' || place === 'receivable' || place === 'compensation_payable';
}
