import { decidePermissions, inMatrixOrder, orderedPermissions } from '@waybill/domain/rooms/roles/decide-role.ts';
import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { editRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { roleRecord } from './role.record.ts';
import { updateRole, type RoleValues } from './roles.store.ts';

/**
 * Changes the names and permissions of a role. Rights are read with every request, so they count at once for everybody who has the role.
 * Refused: `changed_meanwhile`, and another set of permissions for a super role, which passes every check anyway.
 */
export function editRole(
  context: CommandContext,
  slug: string,
  { version, permissions: wanted, ...names }: RoleValues & { version: number },
): Changed<RoleRights> {
  return editRecord(
    context,
    { ...roleRecord, auditSubject: () => ({ name: names.name_en, branchId: null }) },
    { id: slug, version },
    {
      valuesOf: ({ values }) => values,
      settle: async ({ values }) =>
        decidePermissions(slug, values.permissions, wanted) ?? { ...names, permissions: inMatrixOrder(wanted) },
      save: (_values, { held }) => updateRole(context.tx, slug, names, orderedPermissions(held, wanted)),
    },
  );
}
