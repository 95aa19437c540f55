import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  factorAgain,
  limitFor,
  type LimitKind,
  type OutflowLimitRow,
} from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { outflowLimitForm } from '@waybill/domain/rooms/outflows/outflow-limit-form.ts';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readLimitRows } from './outflow-limits.queries.ts';
import { keepLimit, lockLimits } from './outflows.store.ts';

/** Sets the limit of a kind, for everybody or for a role. It counts for documents that are open already. Refused: everybody without an amount, except that the second factor is then not asked for. */
export async function saveOutflowLimit(
  context: CommandContext,
  { outflow_kind, role, limit }: FormValues<typeof outflowLimitForm>,
): Promise<{ data: OutflowLimitRow[] } | Refusal> {
  if (role === null && limit === null && outflow_kind !== factorAgain)
    return refuse('validation_failed', { fields: { limit: [{ code: 'required' }] } });
  await setOutflowLimit(context, outflow_kind as LimitKind, role as RoleSlug | null, limit);
  return { data: await readLimitRows(context.tx) };
}

/** The audit log keeps the limit from before and after, so that the person who raised it can be held to the former one. */
export async function setOutflowLimit(
  { tx, audit }: CommandContext,
  kind: LimitKind,
  role: RoleSlug | null,
  amount: number | null,
): Promise<void> {
  await lockLimits(tx);
  const before = limitFor(kind, role, await readLimitRows(tx, [kind]));
  await keepLimit(tx, kind, role, amount);
  const after = limitFor(kind, role, await readLimitRows(tx, [kind]));
  audit({
    room: 'outflows',
    record: kind,
    name: null,
    action: 'edit',
    branchId: null,
    before: { outflow_kind: kind, role, limit: before },
    after: { outflow_kind: kind, role, limit: after },
  });
}
