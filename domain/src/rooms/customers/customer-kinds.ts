import type { MerchantType } from '../labels/label-kinds.ts';

/** Who sends: a merchant with an account of its own, or somebody who walked in and is known by their phone. */
export const customerTypes = ['merchant', 'walkin'] as const;
export type CustomerType = (typeof customerTypes)[number];
export const defaultCustomerType: CustomerType = 'merchant';
export const walkInType: CustomerType = 'walkin';

/** Credit, COD and discounts are agreed with merchants; somebody who walks in pays at the counter. */
export function hasAccount(type: CustomerType): boolean {
  return type !== walkInType;
}

/** How many phones, addresses and documents one customer has at most. */
export const customerLimits = { phones: 4, addresses: 20, documents: 10 } as const;
/** An operator never gives more credit than this to one merchant, in whole kyat: more is a slip of the hand. */
export const creditLimitMax = 1_000_000_000;
export const defaultAttempts = 3;
export const defaultMerchantType: MerchantType = 'new';
