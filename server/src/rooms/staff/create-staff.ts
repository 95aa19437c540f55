import type { FormValues } from '@waybill/domain/kernel/form.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import type { newStaffForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import type { StaffDetail } from '@waybill/contract/rooms/staff/staff.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { checkStaff } from './check-staff.ts';
import { readStaff } from './staff.queries.ts';
import { insertStaff } from './staff.store.ts';

/** A new account (N-07). Refused: `role_not_assignable`, `branch_not_covered`, `duplicate` with the fields that are. */
export async function createStaff(
  context: CommandContext,
  body: FormValues<typeof newStaffForm>,
  passwordHash: string,
): Promise<{ data: StaffDetail } | Refusal> {
  const { password: _password, confirm_password: _confirmed, must_change_password, ...values } = body;
  const refusal = await checkStaff(context, values, null);
  if (refusal) return refusal;
  const id = await insertStaff(context.tx, {
    values,
    passwordHash,
    mustChangePassword: must_change_password,
    status: accountLife.initial,
    createdBy: context.viewer.id || null,
    now: context.now,
  });
  context.audit({
    room: 'staff',
    record: id,
    name: values.name,
    action: 'create',
    branchId: values.branch_id,
    after: values,
  });
  context.publish({ topic: 'staff', branchId: values.branch_id, payload: { id } });
  const detail = await readStaff(context.tx, context.viewer, id, context.now);
  if (!detail) throw new Error('a staff member was created that its creator cannot see');
  return { data: detail };
}
