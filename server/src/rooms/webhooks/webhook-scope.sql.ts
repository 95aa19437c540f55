import { sql, type RawBuilder } from 'kysely';
import { covered, ofCustomer } from '../../kernel/scope.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

/**
 * The webhooks `w` that somebody sees: those of their branches; by a key only those of the key's own owner, wherever they are looked after.
 */
export function webhookScope(viewer: SessionViewer): RawBuilder<boolean> {
  if (viewer.customerId !== undefined) return ofCustomer(viewer, 'w.customer_id');
  if (!viewer.key) return covered(viewer, 'w.branch_id');
  const { id, owner } = viewer.key;
  return sql<boolean>`(${covered(viewer, 'w.branch_id')} and w.customer_id is null and w.owner_kind = ${owner}
    and w.owner_name is not distinct from (select k.owner_name from api_key k where k.id = ${id}))`;
}
