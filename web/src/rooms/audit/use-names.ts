import { useCallback } from 'react';
import type { OptionSource } from '@waybill/contract/kernel/list.ts';
import { sourcesOf, type NameOf } from '@waybill/contract/rooms/audit/audit-values.ts';
import { mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { useOptions, type Options } from '../../shell/options.ts';

/** The names of the branches, collections, roles and companies that these fields refer to; a list the reader may not have is not asked for. */
export function useNames(fields: readonly string[]): NameOf {
  const viewer = useViewer();
  const wanted = sourcesOf(fields);
  const branch = useOptions(wanted.includes('branch') ? 'branch' : undefined);
  const collection = useOptions(wanted.includes('branch_collection') && mayUseCollections(viewer) ? 'branch_collection' : undefined);
  const role = useOptions(wanted.includes('role') ? 'role' : undefined);
  const company = useOptions(wanted.includes('company') && can(viewer, 'customer.view') ? 'company' : undefined);
  return useCallback<NameOf>((source, value) => {
    const lists: Partial<Record<OptionSource, Options<OptionSource>>> = { branch, branch_collection: collection, role, company };
    return lists[source]?.nameOf(value) ?? null;
  }, [branch, collection, role, company]);
}
