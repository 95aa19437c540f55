import { nextState } from '../../kernel/lifecycle.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { codLife, type CodState } from './cod-states.ts';
import { changedLife, headingOf, type LabelLife, type LifeBefore, type ReturnStep } from './label-life.ts';
import type { LabelStatus } from './label-statuses.ts';
import { moveOf } from './next-step.ts';
import type { StepRow } from './step-row.ts';
import type { ShippingType } from './sequences.ts';
import type { Move, StepStatus } from './step-moves.ts';

/** Decided at acceptance: type, forward branches, maximum deliveries (null: unchanged). */
export interface StepChoices {
  readonly type: ShippingType;
  readonly hops: readonly number[];
  readonly attempts: number | null;
}

/** Who takes a step, where and when, and the inputs. */
export interface StepInput {
  readonly at: Date;
  /** Null when nobody scanned: an inferred step, or the system's. */
  readonly staff_id: number | null;
  readonly branch_id: number;
  /** Courier who receives it. */
  readonly courier_id: number | null;
  /** New destination of a redirect. */
  readonly to_branch_id: number | null;
  readonly reason: string | null;
  /** For a label being accepted. */
  readonly chosen: StepChoices | null;
}

/** Result of a step: the parcel after it, the former values of what changed, and the history entry. */
export interface StepTaken {
  readonly row: StepRow;
  readonly life: LabelLife;
  readonly before: LifeBefore;
  readonly entry: {
    readonly status: StepStatus;
    readonly staff_id: number | null;
    readonly branch_id: number;
    readonly to_branch_id: number | null;
    readonly to_staff_id: number | null;
    readonly reason: string | null;
    readonly inferred: boolean;
  };
  /** Further entries, which are not viewable. */
  readonly notes: readonly LabelStatus[];
  readonly money: Move['money'] | null;
}

type Change = (life: LabelLife, input: StepInput) => Partial<LabelLife>;

/** Changes besides status, holder and counters. */
const changes: Partial<Record<StepStatus, Change>> = {
  accept_from_origin_branch: (_, input) => ({
    accepted_at: input.at,
    ...(input.chosen
      ? {
          shipping_type: input.chosen.type,
          forward_hops: input.chosen.hops,
          forward_branch_id: input.chosen.hops[0] ?? null,
          ...(input.chosen.attempts === null ? {} : { max_attempts: input.chosen.attempts }),
        }
      : {}),
  }),
  arrived_to_forward_branch: (life, input) => ({
    forward_branch_id: input.branch_id,
    forward_hops: life.forward_hops.slice(1),
  }),
  send_from_forward_branch: (life) =>
    life.forward_hops.length > 0 ? { forward_branch_id: life.forward_hops[0] as number } : {},
  redirected: (_, input) => ({
    deliver_branch_id: input.to_branch_id as number,
    shipping_type: 'redirect',
    attempts: 0,
    return_step: null,
    return_at: null,
  }),
  delivered: (_, input) => ({ delivered_at: input.at, return_step: null, return_at: null }),
};

const holders: Readonly<Record<Move['holder'], Change>> = {
  branch: (_, input) => ({ holder_branch_id: input.branch_id, holder_staff_id: null }),
  courier: (_, input) => ({ holder_branch_id: input.branch_id, holder_staff_id: input.courier_id }),
  actor: (_, input) => ({ holder_branch_id: input.branch_id, holder_staff_id: input.staff_id }),
  keep: () => ({}),
};

/** Return step raised automatically after the last allowed attempt. */
const raised: ReturnStep = 'pending_return';

/** Applies a step whose permission was already decided; never refuses. */
export function takeStep(life: LabelLife, row: StepRow, input: StepInput, inferred = false): StepTaken {
  const move = moveOf(row);
  const moved: LabelLife = {
    ...life,
    ...holders[move.holder](life, input),
    ...counted(life, row),
    ...(row.becomes ? { shipping_type: row.becomes } : {}),
    ...(move.cod ? { cod_status: codAfter(life.cod_status, move.cod) } : {}),
    ...(move.closes ? { closed_at: input.at, return_step: null, return_at: null } : {}),
    ...changes[row.to]?.(life, input),
    status: row.to,
    previous: life.status,
    status_at: input.at,
  };
  const exhausted = row.counts === 'attempt' && moved.attempts >= moved.max_attempts && moved.return_step === null;
  const now = exhausted ? { ...moved, return_step: raised, return_at: input.at } : moved;
  return {
    row,
    life: now,
    before: changedLife(life, now),
    notes: exhausted ? [raised] : [],
    money: move.money ?? null,
    entry: {
      status: row.to,
      staff_id: input.staff_id,
      branch_id: input.branch_id,
      to_branch_id: input.to_branch_id ?? headingOf(now),
      to_staff_id: move.holder === 'courier' ? input.courier_id : null,
      reason: input.reason,
      inferred,
    },
  };
}

function counted(life: LabelLife, row: StepRow): Partial<LabelLife> {
  if (row.counts === 'attempt') return { attempts: life.attempts + 1 };
  return row.counts === 'return_attempt' ? { return_attempts: life.return_attempts + 1 } : {};
}

function codAfter(state: CodState | null, command: 'deliver' | 'cancel'): CodState | null {
  if (state === null) return null;
  const next = nextState(codLife, state, command);
  return isRefusal(next) ? state : next;
}
