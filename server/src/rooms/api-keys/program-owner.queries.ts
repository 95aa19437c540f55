import { sql, type RawBuilder, type Transaction } from 'kysely';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import { ownerProblem, type OwnerWish, type ProgramStop } from '@waybill/domain/rooms/api-keys/decide-owner.ts';
import { keepsToCustomer } from '@waybill/domain/kernel/key-owners.ts';
import { branchLife, type BranchState } from '@waybill/domain/rooms/branches/branch-states.ts';
import { customerLife } from '@waybill/domain/rooms/customers/customer-states.ts';
import { merchantOwner, type PortalAccess } from '@waybill/domain/kernel/merchant-roles.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { merchantUserLife } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { ownKeys } from '../../kernel/sql/own-time.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readSender } from '../customers/customers.door.ts';

/** The owner of a key or a webhook, with the name under which it is searched. */
export interface ProgramOwner extends OwnerWish {
  readonly branch_id: number;
  readonly called: string;
}

/**
 * Returns the owner named for a key or a webhook; the branch of a merchant is its own by default. Refuses as `ownerProblem` does: a customer or a
 * branch outside the user's scope, one that is not served, and a kind that does not match the owner. A merchant's owner names their own merchant and branch.
 */
export async function ownerOf(
  { tx, viewer }: Pick<CommandContext, 'tx' | 'viewer'>,
  { owner_kind, customer_id, owner_name, branch_id }: OwnerWish & { readonly branch_id: number | null },
): Promise<ProgramOwner | Refusal> {
  const own = viewer.customerId !== undefined;
  if (own && customer_id !== viewer.customerId)
    return refuse('validation_failed', { fields: { customer_id: [{ code: 'select' }] } });
  const named = keepsToCustomer(owner_kind) && customer_id !== null && (own || can(viewer, 'customer.view'));
  const customer = named ? await readSender(tx, viewer, customer_id) : null;
  const at = branch_id ?? customer?.branch_id ?? 0;
  const branch = own && at !== viewer.branchId ? null : await readOwnerBranch(tx, viewer, at);
  const wish = { owner_kind, customer_id, owner_name };
  const problem = ownerProblem(wish, { branch, customer });
  if (problem) return problem;
  const called = customer ? (customer.business_name ?? customer.customer_name) : (wish.owner_name ?? branch?.name);
  return { ...wish, branch_id: at, called: called ?? '' };
}

/** Reads a branch that the viewer covers; null for any other. */
async function readOwnerBranch(
  tx: Transaction<Tables>,
  viewer: SessionViewer,
  id: number,
): Promise<{ status: BranchState; agent: boolean; name: string } | null> {
  const { rows } = await sql<{ status: BranchState; agent: boolean; name: string }>`
    select b.status, b.type = ${agentBranch} as agent, b.name_en as name from branch b
    where b.id = ${id} and ${covered(viewer, 'b.id')}`.execute(tx);
  return rows[0] ?? null;
}

/** Selects the ids of all keys of this key's owner. */
export function keysOfOwner(id: number): RawBuilder<unknown> {
  return sql`select other.id from api_key self cross join lateral (${ownKeys('self')}) other where self.id = ${id}`;
}

/** The access with which nobody of a merchant is at the portal. */
const portalOff: PortalAccess = 'off';

/**
 * Selects `programStop` of a key or webhook with this alias: why its program is not served, or null. A merchant's owner has left when they are no longer
 * one, when the portal is off for them, and when the branch no longer allows own keys.
 */
export function stopOf(alias: string): RawBuilder<ProgramStop | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<ProgramStop | null>`case
    when exists (select from customer stop_c where stop_c.id = ${column('customer_id')} and stop_c.status <> ${sql.lit(customerLife.initial)})
      then ${sql.lit('owner_closed' satisfies ProgramStop)}
    when exists (select from branch stop_b where stop_b.id = ${column('branch_id')} and stop_b.status <> ${sql.lit(branchLife.initial)})
      then ${sql.lit('branch_closed' satisfies ProgramStop)}
    when exists (select from staff stop_s where stop_s.id = ${column('created_by')} and stop_s.status <> ${sql.lit(accountLife.initial)})
      then ${sql.lit('maker_left' satisfies ProgramStop)}
    when exists (select from staff stop_m where stop_m.id = ${column('created_by')} and stop_m.user_type = ${sql.lit(merchantType)})
      and not exists (select from merchant_user stop_u join customer stop_p on stop_p.id = stop_u.customer_id cross join portal_setting stop_all
        where stop_u.staff_id = ${column('created_by')} and stop_u.customer_id = ${column('customer_id')}
          and stop_u.status = ${sql.lit(merchantUserLife.initial)} and stop_u.role_slug = ${sql.lit(merchantOwner)}
          and cardinality(stop_p.portal_key_scopes) > 0
          and ${sql.lit(portalOff)} not in (stop_p.portal_access, stop_all.portal_access))
      then ${sql.lit('maker_left' satisfies ProgramStop)} end`;
}
