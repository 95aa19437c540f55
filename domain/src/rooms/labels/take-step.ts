import { after } from '../../kernel/lifecycle.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { codService, type CodState } from './cod-states.ts';
import { changedLife, headingOf, type LabelLife, type LifeBefore, type ReturnStep } from './label-life.ts';
import type { LabelStatus } from './label-statuses.ts';
import { moveOf } from './next-step.ts';
import type { StepRow } from './step-row.ts';
import type { ShippingType } from './sequences.ts';
import type { Move, StepStatus } from './step-moves.ts';

/** What is decided when a label is accepted: its type, the forward branches on its way, how many deliveries may fail (null: unchanged). */
export interface Chosen {
  readonly type: ShippingType;
  readonly hops: readonly number[];
  readonly attempts: number | null;
}

/** Who takes a step, where and when, and what they give with it. */
export interface StepDeed {
  readonly at: Date;
  /** Null when nobody scanned: the step is inferred, or the system took it. */
  readonly staff_id: number | null;
  readonly branch_id: number;
  /** To whom it is handed. */
  readonly courier_id: number | null;
  /** The new destination of a redirect. */
  readonly to_branch_id: number | null;
  readonly reason: string | null;
  /** For a label that is being accepted. */
  readonly chosen: Chosen | null;
}

/** The result of a step: the parcel after it, the former values of what changed, and the entry of the history. */
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

type Change = (life: LabelLife, deed: StepDeed) => Partial<LabelLife>;

/** What a step changes beyond status, holder and counters. */
const changes: Partial<Record<StepStatus, Change>> = {
  accept_from_origin_branch: (_, deed) => ({
    accepted_at: deed.at,
    ...(deed.chosen
      ? {
          shipping_type: deed.chosen.type,
          forward_hops: deed.chosen.hops,
          forward_branch_id: deed.chosen.hops[0] ?? null,
          ...(deed.chosen.attempts === null ? {} : { max_attempts: deed.chosen.attempts }),
        }
      : {}),
  }),
  arrived_to_forward_branch: (life, deed) => ({
    forward_branch_id: deed.branch_id,
    forward_hops: life.forward_hops.slice(1),
  }),
  send_from_forward_branch: (life) =>
    life.forward_hops.length > 0 ? { forward_branch_id: life.forward_hops[0] as number } : {},
  redirected: (_, deed) => ({
    deliver_branch_id: deed.to_branch_id as number,
    shipping_type: 'redirect',
    attempts: 0,
    return_step: null,
    return_at: null,
  }),
  delivered: (_, deed) => ({ delivered_at: deed.at, return_step: null, return_at: null }),
};

const holders: Readonly<Record<Move['holder'], Change>> = {
  branch: (_, deed) => ({ holder_branch_id: deed.branch_id, holder_staff_id: null }),
  courier: (_, deed) => ({ holder_branch_id: deed.branch_id, holder_staff_id: deed.courier_id }),
  actor: (_, deed) => ({ holder_branch_id: deed.branch_id, holder_staff_id: deed.staff_id }),
  keep: () => ({}),
};

/** After the last allowed attempt a return is raised automatically. */
const raised: ReturnStep = 'pending_return';

/** Takes a step whose permission was decided before; refuses nothing. */
export function takeStep(life: LabelLife, row: StepRow, deed: StepDeed, inferred = false): StepTaken {
  const move = moveOf(row);
  const moved: LabelLife = {
    ...life,
    ...holders[move.holder](life, deed),
    ...counted(life, row),
    ...(row.becomes ? { shipping_type: row.becomes } : {}),
    ...(move.cod ? { cod_status: codAfter(life.cod_status, move.cod) } : {}),
    ...(move.closes ? { closed_at: deed.at, return_step: null, return_at: null } : {}),
    ...changes[row.to]?.(life, deed),
    status: row.to,
    previous: life.status,
    status_at: deed.at,
  };
  const exhausted = row.counts === 'attempt' && moved.attempts >= moved.max_attempts && moved.return_step === null;
  const now = exhausted ? { ...moved, return_step: raised, return_at: deed.at } : moved;
  return {
    row,
    life: now,
    before: changedLife(life, now),
    notes: exhausted ? [raised] : [],
    money: move.money ?? null,
    entry: {
      status: row.to,
      staff_id: deed.staff_id,
      branch_id: deed.branch_id,
      to_branch_id: deed.to_branch_id ?? headingOf(now),
      to_staff_id: move.holder === 'courier' ? deed.courier_id : null,
      reason: deed.reason,
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
  const next = after(codService, state, command);
  return isRefusal(next) ? state : next;
}
