import { rulesFor, type LabelMoney, type LabelMoneyEventName } from './label-postings.ts';

/**
 * Open items between merchant and operator until a paid document settles them: COD, the cost of a return, shipping on credit, a gate's charge,
 * compensation; and a document's carried-over amount, which has no label. The account gives the side of the ledger.
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

/** Roles of items that merchants owe. */
export const owedRoles: readonly ItemRole[] = itemRoleNames.filter(
  (role) => itemRoles[role].account === 'receivable:merchant',
);

export const returnRole = 'return' satisfies ItemRole;
/** Role of an amount without a label. */
export const carriedRole = 'carried' satisfies ItemRole;

/** Returns whether it is a return without cost. A document counts such returns, but is not made for them alone. */
export function isFreeReturn({ role, net }: Pick<OpenItem, 'role' | 'net'>): boolean {
  return role === returnRole && net === 0;
}

/** Whole kyat. `net` is what the merchant receives for it; negative when they owe it. */
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
 * Returns the open item of an event, or null: each amount that its postings put on the merchant's accounts. A return is an item even at no cost, so that
 * the next document shows the returned parcel.
 *
 * @example openItemOf('delivered', money).net === money.cod_amount - money.cod_fee
 */
export function openItemOf(event: LabelMoneyEventName, money: LabelMoney): OpenItem | null {
  const sums = { C: 0, p: 0, S: 0, R: 0, K: 0, X: 0 };
  let net = 0;
  for (const { figure, debit, credit, amount } of rulesFor(event, money)) {
    const owed = Number(isMerchants(credit)) - Number(isMerchants(debit));
    if (owed === 0) continue;
    sums[figure] += amount;
    net += owed * amount;
  }
  const moves = Object.values(sums).some((sum) => sum > 0);
  return moves || roleOf[event] === returnRole
    ? { role: roleOf[event], cod_amount: sums.C, cod_fee: sums.p, shipping: sums.S, return_fee: sums.R + sums.X, net }
    : null;
}

function isMerchants(place: string): boolean {
  return place === 'payable' || place === 'receivable' || place === 'compensation_payable';
}
