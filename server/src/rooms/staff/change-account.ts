import { maySignIn, type AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import { decideAccount } from '@waybill/domain/rooms/staff/decide-staff.ts';
import type { StaffDetail } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { endSessionsOf } from '../../kernel/end-sessions.ts';
import { staffRecord } from './staff.record.ts';
import { setStatus } from './staff.store.ts';

/** Suspends, reactivates, bans or unbans (S-25). An account that may no longer sign in loses every session in the same transaction. */
export function changeAccount(
  context: CommandContext,
  command: AccountCommand,
  id: number,
  reason: string,
): Changed<StaffDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, staffRecord, id, {
    command,
    reason,
    decide: (person) => decideAccount(viewer, person, command),
    set: async (state) => {
      await setStatus(tx, id, state, reason, now);
      if (!maySignIn(state)) await endSessionsOf(tx, id, 'status', now);
    },
  });
}
