import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decidePermissions, inMatrixOrder, orderedPermissions } from '@waybill/domain/rooms/roles/decide-role.ts';
import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { readRole } from './roles.queries.ts';
import { lockRole, updateRole, type RoleValues } from './roles.store.ts';

/**
 * Changes the names and permissions of a role. Rights are read with every request, so they count at once for everybody who has the role.
 * Refused: `changed_meanwhile`, and another set of permissions for a super role, which passes every check anyway.
 */
export async function editRole(
  context: CommandContext,
  slug: string,
  body: RoleValues & { version: number },
): Promise<{ data: RoleRights } | Refusal> {
  const { tx } = context;
  const { version, permissions: wanted, ...names } = body;
  const before = await lockRole(tx, slug);
  if (!before) return refuse('not_found');
  if (before.version !== version)
    return changedMeanwhile(tx, { room: 'roles', record: slug, version: before.version, current: before.values });
  const refusal = decidePermissions(slug, before.values.permissions, wanted);
  if (refusal) return refusal;
  const change = differences(before.values, { ...names, permissions: inMatrixOrder(wanted) });
  if (change) await updateRole(tx, slug, names, orderedPermissions(before.held, wanted));
  context.audit({
    room: 'roles',
    record: slug,
    name: names.name_en,
    action: 'edit',
    branchId: null,
    ...(change ?? { before: {}, after: {} }),
  });
  context.publish({ topic: 'role', payload: { slug } });
  const data = await readRole(tx, slug);
  return data ? { data } : refuse('not_found');
}
