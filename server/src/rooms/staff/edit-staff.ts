import { refuse } from '@waybill/domain/kernel/refusal.ts';
import type { StaffDetail } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { editRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { endSessionsOf, reachChanged } from '../../kernel/end-sessions.ts';
import { checkStaff } from './check-staff.ts';
import { staffRecord } from './staff.record.ts';
import { updateStaff, valuesOf, type StaffValues } from './staff.store.ts';

/** Fields that decide the rights of a person. */
const rightsFields = ['branch_id', 'role', 'user_type'] as const satisfies readonly (keyof StaffValues)[];
/** Other fields that decide which branches a person covers. */
const reachFields = [
  'jointed_branches',
  'all_branches',
  'branch_collection_id',
] as const satisfies readonly (keyof StaffValues)[];

/**
 * Changes an account. The second of two editors is told who changed what in between and keeps what they typed (`changed_meanwhile`). A
 * changed role, user type or home branch ends the person's sessions; any other change of the branches they cover counts from their next request and event on.
 */
export function editStaff(
  context: CommandContext,
  id: number,
  { version, ...values }: StaffValues & { version: number },
): Changed<StaffDetail> {
  const { tx, now } = context;
  // The log and the screens of the branch that the person is in now.
  const kind: typeof staffRecord = {
    ...staffRecord,
    auditSubject: () => ({ name: values.name, branchId: values.branch_id }),
    notify: (_context, before, _id, shown) =>
      staffRecord.notify(context, { ...before, branch_id: values.branch_id }, id, shown),
    outOfReach: refuse('branch_not_covered', { fields: { branch_id: [{ code: 'branch_not_covered' }] } }),
  };
  return editRecord(
    context,
    kind,
    { id, version },
    {
      valuesOf,
      settle: async (before) => (await checkStaff(context, values, before)) ?? values,
      save: async (_values, _before, change) => {
        await updateStaff(tx, id, values, now);
        if (rightsFields.some((field) => Object.hasOwn(change.after, field))) await endSessionsOf(tx, id, 'role', now);
        else if (reachFields.some((field) => Object.hasOwn(change.after, field))) await reachChanged(tx, [id], now);
      },
    },
  );
}
