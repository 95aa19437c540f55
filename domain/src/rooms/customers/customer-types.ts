/** A sender is a merchant with an account, or a walk-in customer known by phone number. */
export const customerTypes = ['merchant', 'walkin'] as const;
export type CustomerType = (typeof customerTypes)[number];
export const defaultCustomerType: CustomerType = 'merchant';
export const walkInType: CustomerType = 'walkin';

/** Returns whether the type has an account. Credit, COD and discounts are agreed with merchants; a walk-in customer pays at the counter. */
export function hasAccount(type: CustomerType): boolean {
  return type !== walkInType;
}
