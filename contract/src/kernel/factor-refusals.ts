/** Refusals of calls that approve or pay money and may ask for the second factor again. */
export const factorRefusals = ['second_factor_again', 'second_factor_to_pay'] as const;
