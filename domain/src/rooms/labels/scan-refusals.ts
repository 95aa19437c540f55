/**
 * Why a scan is refused, and whether the branch must settle it: so when the parcel itself has a problem and not the input, to make sure the parcel is
 * not forgotten (decisions 2.2).
 */
export const scanRefusals = {
  scan_bad_code: { kept: false },
  scan_unknown_code: { kept: true },
  scan_no_branch: { kept: false },
  scan_wrong_branch: { kept: true },
  scan_not_international: { kept: true },
  scan_price_open: { kept: false },
  scan_already_done: { kept: false },
  scan_final: { kept: true },
  scan_on_clearance: { kept: true },
  scan_in_bag: { kept: true },
  scan_on_hold: { kept: false },
  scan_missing: { kept: true },
  scan_out_of_order: { kept: true },
  scan_not_carrier: { kept: true },
  scan_attempts_used: { kept: false },
  scan_return_not_approved: { kept: false },
  scan_needs_courier: { kept: false },
  scan_needs_reason: { kept: false },
  scan_needs_post_code: { kept: false },
  scan_needs_branch: { kept: false },
  scan_needs_slip: { kept: false },
  scan_needs_word: { kept: false },
  scan_needs_supervisor: { kept: false },
  scan_bad_post_code: { kept: false },
  scan_odd_post_code: { kept: false },
  scan_post_code_taken: { kept: true },
  scan_needs_confirmation: { kept: false },
  scan_needs_picture: { kept: false },
  scan_needs_identity: { kept: false },
  scan_needs_code: { kept: false },
  scan_payment_not_due: { kept: false },
  scan_channel_off: { kept: true },
  scan_payment_too_large: { kept: true },
  scan_needs_reference: { kept: false },
  scan_needs_paid_picture: { kept: false },
  scan_reference_used: { kept: true },
  scan_wrong_courier: { kept: false },
  scan_overtaken: { kept: true },
  scan_number_taken: { kept: true },
} as const satisfies Record<string, { kept: boolean }>;

export type ScanRefusalCode = keyof typeof scanRefusals;

/** Returns whether a refused scan is kept as an exception. */
export function isKept(code: string): boolean {
  return Object.hasOwn(scanRefusals, code) && scanRefusals[code as ScanRefusalCode].kept;
}
