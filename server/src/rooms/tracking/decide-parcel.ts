import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { conditionHolds, isActorOf, moveOf, rowsAt } from '@waybill/domain/rooms/labels/next-step.ts';
import type { StepRow } from '@waybill/domain/rooms/labels/step-row.ts';
import type { StepStatus } from '@waybill/domain/rooms/labels/step-moves.ts';
import { takeStep } from '@waybill/domain/rooms/labels/take-step.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { lifeFacts } from '../scan-kit/parcel-life.door.ts';
import { changeParcel, writeDecision, type ParcelChange } from './parcel-command.ts';
import { takeBackLast } from './rollback-step.ts';
import type { LockedParcel } from './missing-report.store.ts';

type Stands = Promise<{ data: Shipping } | Refusal>;

export interface DecisionInput {
  readonly reason: string | null;
  readonly remark: string | null;
  readonly toBranchId?: number | null;
}

/** The input of a decision, with the version of the parcel that the user saw. */
type Versioned<Input extends object = object> = Input & { readonly version: number | null };

/** The row of the table by which this decision may be taken now, or why not. */
export function decisionRow(
  { viewer }: CommandContext,
  { row, life }: LockedParcel,
  to: StepStatus,
): StepRow | Refusal {
  const rows = rowsAt(life).filter((one) => one.to === to && conditionHolds(one, life, lifeFacts(row)));
  const open = rows.find((one) => isActorOf(one, viewer, life));
  if (life.closed_at !== null || rows.length === 0)
    return refuse('state_not_allowed', { values: { state: life.status, command: to } });
  if (!open)
    return refuse('scan_wrong_branch', {
      values: { branch_id: life.accept_branch_id, branch: '', status: life.status },
    });
  return can(viewer, moveOf(open).permission) ? open : refuse('missing_permission');
}

/** Takes a decision that the table allows: asking for a rejection, rejecting, reporting missing. */
export function decideParcel(
  context: CommandContext,
  action: ParcelChange['action'],
  to: StepStatus,
  id: number,
  { version, ...input }: Versioned<DecisionInput>,
): Stands {
  return changeParcel(context, id, { version }, async (parcel) => {
    if (parcel.row.clearance_id !== null)
      return refuse('scan_on_clearance', { values: { status: parcel.life.status } });
    if (parcel.row.bag_id !== null) return refuse('scan_in_bag', { values: { status: parcel.life.status } });
    const row = decisionRow(context, parcel, to);
    if ('refused' in row) return row;
    await takeDecision(context, parcel, row, action, input);
    return null;
  });
}

/** Takes the step and writes it; answers its entry's id. */
export async function takeDecision(
  context: CommandContext,
  parcel: LockedParcel,
  row: StepRow,
  action: ParcelChange['action'],
  input: DecisionInput,
): Promise<number> {
  const { viewer, now } = context;
  const taken = takeStep(parcel.life, row, {
    at: now,
    staff_id: viewer.id || null,
    branch_id: viewer.branchId ?? parcel.life.holder_branch_id,
    courier_id: null,
    to_branch_id: input.toBranchId ?? null,
    reason: input.reason,
    chosen: null,
  });
  const [entryId] = await writeDecision(context, parcel, {
    action,
    life: taken.life,
    input: { reason: input.reason, ...(input.toBranchId ? { deliver_branch_id: input.toBranchId } : {}) },
    entries: [{ viewable: true, at: now, ...taken.entry, before: taken.before, remark: input.remark }],
  });
  return entryId as number;
}

/** Not rejected after all: the label waits for acceptance again. */
export function keepLabel(
  context: CommandContext,
  id: number,
  { version, remark }: Versioned<{ remark: string | null }>,
): Stands {
  return changeParcel(context, id, { version }, async (parcel) => {
    if (!isAt(parcel, 'pending_reject'))
      return refuse('state_not_allowed', { values: { state: parcel.life.status, command: 'keep' } });
    await takeBackLast(context, parcel, { action: 'keep', remark });
    return null;
  });
}

/**
 * Found again (S-09): the report is taken back, the parcel goes on where it was, and its case ends. What the sender was compensated for has its case opened
 * again first.
 */
export function foundParcel(
  context: CommandContext,
  id: number,
  { version, remark }: Versioned<{ remark: string | null }>,
): Stands {
  return changeParcel(context, id, { version }, async (parcel) => {
    if (!isAt(parcel, 'missing') || parcel.life.closed_at !== null)
      return refuse('not_missing', { values: { status: parcel.life.status } });
    await takeBackLast(context, parcel, { action: 'found', remark });
    return null;
  });
}

function isAt({ life }: LockedParcel, status: StepStatus): boolean {
  return life.status === status;
}
