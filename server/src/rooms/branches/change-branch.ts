import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { BranchCommand } from '@waybill/domain/rooms/branches/branch-states.ts';
import { decideBranch } from '@waybill/domain/rooms/branches/decide-branch.ts';
import type { BranchDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readBranch } from './branches.queries.ts';
import { lockBranch, setBranchStatus } from './branches.store.ts';

/** Closes or opens a branch. Refused while people work there (`in_use`), or when it is in that state already. */
export async function changeBranch(
  context: CommandContext,
  command: BranchCommand,
  id: number,
): Promise<{ data: BranchDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const branch = await lockBranch(tx, viewer, id);
  if (!branch) return refuse('not_found');
  const state = decideBranch(viewer, { status: branch.status, activeStaff: branch.active_staff }, command);
  if (isRefusal(state)) return state;
  await setBranchStatus(tx, id, state, now);
  context.audit({
    room: 'branches',
    record: id,
    name: branch.code,
    action: command,
    branchId: id,
    before: { status: branch.status },
    after: { status: state },
  });
  context.publish({ topic: 'branch', payload: { id } });
  const detail = await readBranch(tx, viewer, id);
  return detail ? { data: detail } : refuse('not_found');
}
