import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { isOpenBranch, type BranchCommand } from '@waybill/domain/rooms/branches/branch-states.ts';
import { decideBranch } from '@waybill/domain/rooms/branches/decide-branch.ts';
import type { BranchDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { isOnRoute } from '../branch-routes/branch-routes.door.ts';
import { renewNearestBranches } from '../places/places.door.ts';
import { branchRecord } from './branch.record.ts';
import { setBranchStatus } from './branches.store.ts';

/** Closes or opens a branch. Refused (`in_use`) while users work there or a route leads over it, or when it is in that state already. */
export function changeBranch(context: CommandContext, command: BranchCommand, id: number): Changed<BranchDetail> {
  return changeState(context, branchRecord, id, {
    command,
    decide: ({ status, active_staff }) => decideBranch(context.viewer, { status, activeStaff: active_staff }, command),
    check: async (state) => (!isOpenBranch(state) && (await isOnRoute(context.tx, id)) ? refuse('in_use') : null),
    set: async (state) => {
      await setBranchStatus(context.tx, id, state, context.now);
      await renewNearestBranches(context.tx);
    },
  });
}
