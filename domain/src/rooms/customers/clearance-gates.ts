/** Progress of a delivered parcel's COD towards head office. */
export interface CashFacts {
  readonly delivered: boolean;
  /** Another person counted the courier's cash. */
  readonly counted: boolean;
  /** Head office or the bank confirmed the branch's cash. */
  readonly banked: boolean;
}

interface GateRow {
  readonly needs: readonly (keyof CashFacts)[];
  /** Pays before the cash is confirmed, so only up to the merchant's limit. */
  readonly limited: boolean;
}

/** When a merchant's COD becomes ready to be cleared (decisions 4.3); strict by default. */
export const clearanceGates = {
  strict: { needs: ['delivered', 'counted', 'banked'], limited: false },
  courier_counted: { needs: ['delivered', 'counted'], limited: true },
  delivered: { needs: ['delivered'], limited: true },
} as const satisfies Record<string, GateRow>;
export type ClearanceGate = keyof typeof clearanceGates;
export const clearanceGateNames = Object.keys(clearanceGates) as ClearanceGate[];
export const defaultClearanceGate: ClearanceGate = 'strict';

/** Returns whether this gate pays money before it has come in, so that it needs a limit. False for an unknown gate. */
export function isLimitedGate(gate: unknown): boolean {
  return (
    typeof gate === 'string' && Object.hasOwn(clearanceGates, gate) && clearanceGates[gate as ClearanceGate].limited
  );
}
