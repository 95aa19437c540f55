/** What has happened to the COD of a delivered parcel on its way to head office. */
export interface CashFacts {
  readonly delivered: boolean;
  /** The courier's cash was counted by somebody else. */
  readonly counted: boolean;
  /** The branch's cash was confirmed at head office or the bank. */
  readonly banked: boolean;
}

interface GateRow {
  readonly needs: readonly (keyof CashFacts)[];
  /** Pays before the cash is confirmed, so only up to a limit of the merchant. */
  readonly limited: boolean;
}

/** When the COD of a merchant becomes ready to be cleared (decisions 4.3): strict unless the merchant's settings say otherwise. */
export const clearanceGates = {
  strict: { needs: ['delivered', 'counted', 'banked'], limited: false },
  courier_counted: { needs: ['delivered', 'counted'], limited: true },
  delivered: { needs: ['delivered'], limited: true },
} as const satisfies Record<string, GateRow>;
export type ClearanceGate = keyof typeof clearanceGates;
export const clearanceGateNames = Object.keys(clearanceGates) as ClearanceGate[];
export const defaultClearanceGate: ClearanceGate = 'strict';

/** Does this gate pay money out before it has come in, so that it needs a limit? An unknown gate does not. */
export function isLimitedGate(gate: unknown): boolean {
  return (
    typeof gate === 'string' && Object.hasOwn(clearanceGates, gate) && clearanceGates[gate as ClearanceGate].limited
  );
}
