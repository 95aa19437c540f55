import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { maySignIn, type AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import { decideAccount } from '@waybill/domain/rooms/staff/decide-staff.ts';
import type { StaffDetail } from '@waybill/contract/rooms/staff/staff.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { endSessionsOf } from '../../kernel/end-sessions.ts';
import { readStaff } from './staff.queries.ts';
import { lockStaff, setStatus } from './staff.store.ts';

/** Suspends, reactivates, bans or unbans (S-25). Whoever may not sign in any more loses every session in the same transaction. */
export async function changeAccount(
  context: CommandContext,
  command: AccountCommand,
  id: number,
  reason: string,
): Promise<{ data: StaffDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const person = await lockStaff(tx, viewer, id);
  if (!person) return refuse('not_found');
  const state = decideAccount(viewer, person, command);
  if (isRefusal(state)) return state;
  await setStatus(tx, id, state, reason, now);
  if (!maySignIn(state)) await endSessionsOf(tx, id, 'status', now);
  context.audit({
    room: 'staff',
    record: id,
    name: person.name,
    action: command,
    branchId: person.branch_id,
    before: { status: person.status },
    after: { status: state, reason },
  });
  context.publish({ topic: 'staff', branchId: person.branch_id, payload: { id } });
  const detail = await readStaff(tx, viewer, id, now);
  return detail ? { data: detail } : refuse('not_found');
}
