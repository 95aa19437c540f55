import { sql } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import { merchantOwner, type MerchantRole, type PortalAccess } from '@waybill/domain/kernel/merchant-roles.ts';
import { actionsBy } from '@waybill/domain/kernel/who-may.ts';
import {
  decideRemoval,
  merchantUserLife,
  type MerchantUserState,
} from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import type { MerchantTeam } from '@waybill/contract/rooms/merchant-users/merchant-users.contract.ts';
import { personName } from '../../kernel/sql/names.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { customerScope } from '../customers/customers.door.ts';

interface PersonRow
  extends
    Pick<IsoRow<'merchant_user'>, 'id' | 'created_at'>,
    Pick<IsoRow<'staff'>, 'name' | 'phones' | 'last_login_at'> {
  readonly role: MerchantRole;
  readonly status: MerchantUserState;
}

type InvitationRow = Pick<IsoRow<'merchant_invitation'>, 'id' | 'made_at' | 'expires_at' | 'waits'> &
  Pick<MerchantTeam['invitations'][number], 'role' | 'person' | 'made_by'> & { readonly made_by_id: number };

/** May this person invite others? People of a merchant who may only see, or who is not served, make nothing new. */
export const mayInvite = ({ merchant }: SessionViewer): boolean =>
  merchant === undefined || merchant.scopes.includes('labels.create');

/** Reads the people of a merchant, those who were removed last, and the invitations that may still be used. Null outside the viewer's scope. */
export async function readTeam(
  db: Database,
  viewer: SessionViewer,
  customerId: number,
  now: Date,
): Promise<MerchantTeam | null> {
  const { rows } = await sql<{ portal_access: PortalAccess; key_scopes: KeyScope[]; most_access: PortalAccess }>`
    select c.portal_access, c.portal_key_scopes as key_scopes, p.portal_access as most_access from customer c cross join portal_setting p
    where c.id = ${customerId} and ${customerScope(viewer)}`.execute(db);
  const [access] = rows;
  if (!access) return null;
  const people = await readRecords(
    db,
    sql<PersonRow>`
    select mu.id, mu.role_slug as role, mu.status, mu.created_at, st.name, st.phones, st.last_login_at
    from merchant_user mu join staff st on st.id = mu.staff_id
    where mu.customer_id = ${customerId} order by mu.status, mu.role_slug desc, st.name, mu.id limit 200`,
  );
  const invitations = await readRecords(
    db,
    sql<InvitationRow>`
    select i.id, i.role_slug as role, i.made_at, i.expires_at, i.made_by as made_by_id, ${personName('i.made_by')} as made_by, ${personName('i.staff_id')} as person,
      i.waits and i.approved_at is null as waits
    from merchant_invitation i
    where i.customer_id = ${customerId} and (i.staff_id is null or (i.waits and i.approved_at is null)) and i.used_at is null and i.withdrawn_at is null
      and i.expires_at > ${now} order by i.id desc limit 50`,
  );
  const owners = people.filter(isOwner).length;
  return {
    ...access,
    people: people.map(({ phones, ...person }) => ({
      ...person,
      phone: phones,
      actions: actionsBy(merchantUserLife, person.status, () =>
        decideRemoval(person, {
          otherOwners: owners - (isOwner(person) ? 1 : 0),
          byOperator: viewer.merchant === undefined,
        }),
      ).filter(() => can(viewer, merchantUserLife.commands.remove.permission)),
    })),
    invitations: invitations.map(({ made_by_id, ...invitation }) => ({
      ...invitation,
      may_approve: invitation.waits && made_by_id !== viewer.id && can(viewer, 'merchant_user.edit'),
    })),
    may_edit: can(viewer, 'merchant_user.edit'),
    may_invite: can(viewer, 'merchant_user.edit') && mayInvite(viewer),
    may_set_access: can(viewer, 'merchant_user.edit') && viewer.merchant === undefined,
  };
}

/** Reads the most that people of any merchant may do at the portal. */
export async function readPortalSettings(db: Database): Promise<{ portal_access: PortalAccess }> {
  const row = await db.selectFrom('portal_setting').select('portal_access').executeTakeFirstOrThrow();
  return { portal_access: row.portal_access as PortalAccess };
}

const isOwner = ({ role, status }: Pick<PersonRow, 'role' | 'status'>): boolean =>
  role === merchantOwner && status === merchantUserLife.initial;
