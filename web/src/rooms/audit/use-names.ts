import { useCallback } from 'react';
import { sourcesOf, type NameOf } from '@waybill/contract/rooms/audit/audit-values.ts';
import { mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { useOptions } from '../../shell/options.ts';

/** The names of the branches, collections and roles that these fields refer to; a list the reader may not have is not asked for. */
export function useNames(fields: readonly string[]): NameOf {
  const viewer = useViewer();
  const wanted = sourcesOf(fields);
  const branch = useOptions(wanted.includes('branch') ? 'branch' : undefined);
  const collection = useOptions(wanted.includes('branch_collection') && mayUseCollections(viewer) ? 'branch_collection' : undefined);
  const role = useOptions(wanted.includes('role') ? 'role' : undefined);
  return useCallback<NameOf>((source, value) => ({ branch, branch_collection: collection, role })[source].nameOf(value), [branch, collection, role]);
}
