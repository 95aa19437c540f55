import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { StaffDetail } from '@waybill/contract/rooms/staff/staff.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { endSessionsOf, reachChanged } from '../../kernel/end-sessions.ts';
import { checkStaff } from './check-staff.ts';
import { readStaff } from './staff.queries.ts';
import { lockStaff, updateStaff, valuesOf, type StaffValues } from './staff.store.ts';

/** What else says which branches a person covers. */
const reachFields = [
  'jointed_branches',
  'all_branches',
  'branch_collection_id',
] as const satisfies readonly (keyof StaffValues)[];

/**
 * Changes an account. The second of two editors is told who changed what in between and keeps what they typed (`changed_meanwhile`). A
 * changed role or home branch ends the person's sessions; any other change of the branches they cover counts from their next request and event on.
 */
export async function editStaff(
  context: CommandContext,
  id: number,
  body: StaffValues & { version: number },
): Promise<{ data: StaffDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const { version, ...values } = body;
  const before = await lockStaff(tx, viewer, id);
  if (!before) return refuse('not_found');
  if (before.version !== version)
    return changedMeanwhile(tx, { room: 'staff', record: id, version: before.version, current: valuesOf(before) });
  const refusal = await checkStaff(context, values, before);
  if (refusal) return refusal;
  const change = differences(valuesOf(before), values);
  if (change) {
    await updateStaff(tx, id, values, now);
    if (before.branch_id !== values.branch_id || before.role_slug !== values.role)
      await endSessionsOf(tx, id, 'role', now);
    else if (reachFields.some((field) => Object.hasOwn(change.after, field))) await reachChanged(tx, [id], now);
  }
  context.audit({
    room: 'staff',
    record: id,
    name: values.name,
    action: 'edit',
    branchId: values.branch_id,
    ...(change ?? { before: {}, after: {} }),
  });
  context.publish({ topic: 'staff', branchId: values.branch_id, payload: { id } });
  const detail = await readStaff(tx, viewer, id, now);
  return detail
    ? { data: detail }
    : refuse('branch_not_covered', { fields: { branch_id: [{ code: 'branch_not_covered' }] } });
}
