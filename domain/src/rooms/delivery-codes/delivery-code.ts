import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { labelStatuses, type LabelStatus } from '../labels/label-statuses.ts';

/** Maximum wrong codes for each delivery attempt; after that a supervisor must decide. */
export const codeTriesMax = 5;
/** Maximum resends of a code for each delivery attempt, and the minimum minutes between two. */
const codeResendsMax = 3;
const codePauseMinutes = 2;

/** Facts about the delivery code of a parcel. */
export interface DeliveryCodeFacts {
  readonly has_code: boolean;
  readonly tries: number;
  readonly resends: number;
  readonly sent_at: Date | null;
  readonly waived_by: number | null;
}

/** The parcel that the code protects. */
export interface CodedParcel {
  readonly status: LabelStatus;
  readonly closed_at: Date | null;
  readonly delivered_at: Date | null;
  readonly holder_staff_id: number | null;
}

/** State of a delivery code, as users see it. */
export const deliveryCodeStates = ['none', 'sent', 'locked', 'waived'] as const;
export type DeliveryCodeState = (typeof deliveryCodeStates)[number];

export function deliveryCodeState({ has_code, tries, waived_by }: DeliveryCodeFacts): DeliveryCodeState {
  if (waived_by !== null) return 'waived';
  if (tries >= codeTriesMax) return 'locked';
  return has_code ? 'sent' : 'none';
}

type OverRefusal = 'delivery_code_over';
const over = ({ status, closed_at, delivered_at }: CodedParcel): Refusal<OverRefusal> | null =>
  closed_at !== null || delivered_at !== null || labelStatuses[status].final ? refuse('delivery_code_over') : null;

/**
 * Returns why another code cannot be sent now, or null. A locked code is not replaced, because that would give an attacker more tries. Wrong tries stay
 * counted.
 *
 * @example sendProblem({ ...sent, resends: 3 }, parcel, now) // delivery_code_often
 */
export function sendProblem(
  code: DeliveryCodeFacts,
  parcel: CodedParcel,
  now: Date,
): Refusal<OverRefusal | 'delivery_code_locked' | 'delivery_code_often'> | null {
  const ended = over(parcel);
  if (ended) return ended;
  if (deliveryCodeState(code) === 'locked') return refuse('delivery_code_locked');
  const pauseEnds = (code.sent_at?.getTime() ?? 0) + codePauseMinutes * 60_000;
  return code.resends >= codeResendsMax || now.getTime() < pauseEnds
    ? refuse('delivery_code_often', { values: { max: codeResendsMax, minutes: codePauseMinutes } })
    : null;
}

/** Returns why this person may not waive the code, or null. Nobody waives it for a parcel they carry. */
export function waiveProblem(
  code: DeliveryCodeFacts,
  parcel: CodedParcel,
  staffId: number,
): Refusal<OverRefusal | 'delivery_code_own' | 'delivery_code_waived'> | null {
  const ended = over(parcel);
  if (ended) return ended;
  if (parcel.holder_staff_id === staffId) return refuse('delivery_code_own');
  return code.waived_by === null ? null : refuse('delivery_code_waived');
}
