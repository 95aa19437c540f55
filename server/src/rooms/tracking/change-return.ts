import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideReturn, type ReturnCommand } from '@waybill/domain/rooms/labels/return-approval.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { blockersOf } from '../scan-kit/parcel-life.door.ts';
import { changeParcel, lockParcel, writeDecision } from './parcel-command.ts';
import type { LockedParcel } from './missing-report.store.ts';

const actions = {
  raise: 'raise_return',
  ask: 'ask_return',
  agree: 'agree_return',
  again: 'again_return',
} as const satisfies Record<ReturnCommand, string>;

/** Raises a return, notes that the sender was asked, or what they said (decisions 2.1). None of it moves the current status. */
export function changeReturn(
  context: CommandContext,
  command: ReturnCommand,
  id: number,
  { version, ...input }: { reason?: string; remark: string | null; version: number | null },
): Promise<{ data: Shipping } | Refusal> {
  return changeParcel(context, id, { version }, (parcel) => enterReturn(context, parcel, command, input, false));
}

/**
 * Applies the consequences of a call to the receiver or the sender, within the command that enters the call. `bySystem` as below: three calls were
 * not answered.
 */
export async function returnByCall(
  context: CommandContext,
  id: number,
  command: ReturnCommand,
  input: { reason?: string; remark: string | null },
  bySystem: boolean,
): Promise<Refusal | null> {
  const parcel = await lockParcel(context, id, { version: null });
  return isRefusal(parcel) ? parcel : enterReturn(context, parcel, command, input, bySystem);
}

/** `bySystem`: the sender's time is up, so it counts as agreed to, or a rule asks for the return. */
export async function enterReturn(
  context: CommandContext,
  parcel: LockedParcel,
  command: ReturnCommand,
  input: { reason?: string; remark: string | null },
  bySystem: boolean,
): Promise<Refusal | null> {
  const { viewer, now } = context;
  const { life, row } = parcel;
  const decided = decideReturn(bySystem ? null : viewer, command, life, blockersOf(row), now);
  if (isRefusal(decided)) return decided;
  await writeDecision(context, parcel, {
    action: actions[command],
    life: decided.life,
    input,
    entries: decided.notes.map((status, place) => ({
      status,
      viewable: false,
      at: now,
      staff_id: viewer.id || null,
      branch_id: viewer.branchId ?? life.holder_branch_id,
      reason: input.reason ?? null,
      remark: input.remark,
      before: place === 0 ? decided.before : null,
    })),
  });
  return null;
}
