import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decidePersonConfirmation } from '@waybill/domain/rooms/staff/decide-staff.ts';
import { personConfirmation } from '@waybill/domain/rooms/staff/second-person.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { changeRecord } from '../../kernel/change-record.ts';
import type { StaffDetail } from '@waybill/contract/rooms/staff/staff.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { staffRecord } from './staff.record.ts';
import type { LockedStaff } from './staff.store.ts';
import { readCode } from './staff.queries.ts';
import { readUnconfirmed } from './two-people.queries.ts';

/**
 * Confirms that a person other than those who recently controlled the account now holds it: they no longer count as possible users of it. The person
 * who confirms must be none of them. The answer contains the second half of a reset code on paper, for that person only.
 */
export async function confirmPerson(
  context: CommandContext,
  id: number,
): Promise<CallOutput<'staff.confirmPerson'> | Refusal> {
  const { tx, viewer, now } = context;
  let second_half: string | null = null;
  const changed = await changeRecord<'staff', LockedStaff, StaffDetail, number>(
    context,
    staffRecord,
    id,
    async (person) => {
      const refused = decidePersonConfirmation(viewer, person, await readUnconfirmed(tx, viewer, id, now));
      if (refused) return refused;
      second_half = (await readCode(tx, id, now))?.second_half ?? null;
      return { action: personConfirmation, after: { code_handed: second_half !== null } };
    },
  );
  return isRefusal(changed) ? changed : { ...changed, second_half };
}
