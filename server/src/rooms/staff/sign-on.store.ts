import { sql, type Transaction } from 'kysely';
import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { superRoles, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { decideClaimedRole } from '@waybill/domain/rooms/staff/decide-staff.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { endSessionsOf } from '../../kernel/end-sessions.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import { writePassword } from './staff.store.ts';

/**
 * Gives an account the role that the claims of a single sign-on name, and ends its sessions when that changes it. Returns the roles before and after, or
 * null when it stays. The last accounts with super roles are locked first, so that two of them do not lose theirs at the same moment.
 */
export async function giveClaimedRole(
  tx: Transaction<Tables>,
  id: number,
  claimed: RoleSlug,
  now: Date,
): Promise<{ readonly before: string; readonly after: string } | null | Refusal> {
  await sql`select from staff where role_slug in (${sql.join([...superRoles])}) order by id for update`.execute(tx);
  const account = await tx
    .selectFrom('staff as st')
    .innerJoin('role as r', 'r.slug', 'st.role_slug')
    .select(['st.role_slug as role', 'st.user_type', 'st.branch_id', 'st.all_branches'])
    .select(
      sql<boolean>`exists (select from staff o join role p on p.slug = o.role_slug
        where o.id <> st.id and o.status = ${accountLife.initial} and p.level <= r.level)`.as('hasPeers'),
    )
    .where('st.id', '=', id)
    .forUpdate('st')
    .executeTakeFirstOrThrow();
  const role = decideClaimedRole({ ...account, role: account.role as RoleSlug }, claimed);
  if (isRefusal(role)) return role;
  if (role === account.role) return null;
  await tx
    .updateTable('staff')
    .set({ role_slug: role, ...touched(now) })
    .where('id', '=', id)
    .execute();
  await endSessionsOf(tx, id, 'role', now);
  return { before: account.role, after: role };
}

/** Puts a password that nobody knows in the place of one that another person set; false when there was none. */
export async function endOneTimePassword(
  tx: Transaction<Tables>,
  id: number,
  unknownHash: string,
  now: Date,
): Promise<boolean> {
  const { must_change_password } = await tx
    .selectFrom('staff')
    .select('must_change_password')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!must_change_password) return false;
  await writePassword(tx, id, { hash: unknownHash, mustChange: false, now });
  await tx.deleteFrom('staff_code').where('staff_id', '=', id).execute();
  return true;
}
