import { sql, type Transaction } from 'kysely';
import { merchantOwner, type MerchantRole, type PortalAccess } from '@waybill/domain/kernel/merchant-roles.ts';
import { merchantUserLife, type MerchantUserState } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { customerName, personName } from '../../kernel/sql/names.ts';
import { sessionTopic } from '../../kernel/events.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { customerScope } from '../customers/customers.door.ts';

type Tx = Transaction<Tables>;

export interface ShopFacts {
  readonly id: number;
  readonly name: string;
  readonly branch_id: number;
  readonly portal_access: PortalAccess;
  readonly portal_key_scopes: readonly string[];
}

/** Locks a customer within the viewer's scope while its people are changed; null outside it. */
export async function lockShop(tx: Tx, viewer: SessionViewer, id: number): Promise<ShopFacts | null> {
  const { rows } = await sql<ShopFacts>`
    select c.id, ${customerName('c')} as name, c.branch_id, c.portal_access, c.portal_key_scopes from customer c
    where c.id = ${id} and ${customerScope(viewer)} for no key update of c`.execute(tx);
  return rows[0] ?? null;
}

export interface InvitationFacts {
  readonly customerId: number;
  readonly role: MerchantRole;
  readonly tokenHash: Buffer;
  readonly by: number;
  readonly now: Date;
  readonly expiresAt: Date;
  /** The person for whom a link for a new password is. */
  readonly staffId?: number;
  /** It works after a second person has agreed. */
  readonly waits?: boolean;
}

export async function insertInvitation(tx: Tx, invitation: InvitationFacts): Promise<void> {
  await tx
    .insertInto('merchant_invitation')
    .values({
      customer_id: invitation.customerId,
      role_slug: invitation.role,
      token_hash: invitation.tokenHash,
      made_by: invitation.by,
      made_at: invitation.now,
      expires_at: invitation.expiresAt,
      staff_id: invitation.staffId ?? null,
      waits: invitation.waits ?? false,
    })
    .execute();
}

/** Counts the owners of a merchant, removed ones too: one who removes an owner invites no other alone. */
export async function countOwners(tx: Tx, customerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from merchant_user where customer_id = ${customerId}
      and role_slug = ${merchantOwner}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Reads who made a link that waits for a second person; null for any other. */
export async function readWaitingLink(
  tx: Tx,
  customerId: number,
  id: number,
  now: Date,
): Promise<{ readonly made_by: number; readonly role: MerchantRole } | null> {
  const { rows } = await sql<{ made_by: number; role: MerchantRole }>`
    select made_by, role_slug as role from merchant_invitation where id = ${id} and customer_id = ${customerId}
      and waits and approved_at is null and used_at is null and withdrawn_at is null and expires_at > ${now} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function setLinkApproved(tx: Tx, id: number, by: number, now: Date): Promise<void> {
  await tx.updateTable('merchant_invitation').set({ approved_by: by, approved_at: now }).where('id', '=', id).execute();
}

/** Withdraws an invitation that was not used; returns whether there was one. */
export async function withdrawInvitation(tx: Tx, customerId: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('merchant_invitation')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface OpenInvitation {
  readonly id: number;
  readonly customer_id: number;
  readonly role: MerchantRole;
  readonly shop: string;
  readonly branch_id: number;
  readonly made_by: number;
  /** Who chooses a new password by it; null for an invitation of somebody new. */
  readonly staff_id: number | null;
  readonly person: string | null;
  readonly expires_at: Date;
  /** A second person has not agreed to it yet. */
  readonly waits: boolean;
  readonly access: PortalAccess;
  readonly most: PortalAccess;
}

/** Locks the invitation of a token while it may be used; null for one that is unknown, used, withdrawn or too old. */
export async function lockInvitation(tx: Tx, tokenHash: Buffer, now: Date): Promise<OpenInvitation | null> {
  const { rows } = await sql<OpenInvitation>`
    select i.id, i.customer_id, i.role_slug as role, i.made_by, i.staff_id, ${personName('i.staff_id')} as person, i.expires_at, i.waits and i.approved_at is null as waits, ${customerName('c')} as shop, c.branch_id,
      c.portal_access as access, p.portal_access as most
    from merchant_invitation i join customer c on c.id = i.customer_id cross join portal_setting p
    where i.token_hash = ${tokenHash} and i.used_at is null and i.withdrawn_at is null and i.expires_at > ${now}
    for update of i`.execute(tx);
  return rows[0] ?? null;
}

/** Makes a person one of the merchant's, or takes them back, and marks the invitation as used. */
export async function joinMerchant(tx: Tx, invitation: OpenInvitation, staffId: number, now: Date): Promise<void> {
  await tx
    .updateTable('merchant_invitation')
    .set({ used_at: now, used_by: staffId })
    .where('id', '=', invitation.id)
    .execute();
  await sql`
    insert into merchant_user (staff_id, customer_id, role_slug, status, invited_by, created_at, updated_at)
    values (${staffId}, ${invitation.customer_id}, ${invitation.role}, ${merchantUserLife.initial}, ${invitation.made_by}, ${now}, ${now})
    on conflict (customer_id, staff_id) do update set role_slug = excluded.role_slug, status = excluded.status,
      invited_by = excluded.invited_by, updated_at = excluded.updated_at, version = merchant_user.version + 1`.execute(
    tx,
  );
}

export interface PersonFacts {
  readonly id: number;
  readonly staff_id: number;
  readonly name: string;
  readonly role: MerchantRole;
  readonly status: MerchantUserState;
  readonly other_owners: number;
}

/** Reads a person of a merchant that is locked already, with the number of its other owners. */
export async function readPerson(tx: Tx, customerId: number, id: number): Promise<PersonFacts | null> {
  const { rows } = await sql<PersonFacts>`
    select mu.id, mu.staff_id, ${personName('mu.staff_id')} as name, mu.role_slug as role, mu.status,
      (select count(*)::int from merchant_user o where o.customer_id = mu.customer_id and o.id <> mu.id
        and o.role_slug = ${merchantOwner} and o.status = ${merchantUserLife.initial}) as other_owners
    from merchant_user mu where mu.customer_id = ${customerId} and mu.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export async function setPersonStatus(tx: Tx, id: number, status: MerchantUserState, now: Date): Promise<void> {
  await sql`update merchant_user set status = ${status}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

/** Ends the sessions of a merchant's people, or of one of them, and closes their open pages. */
export async function endMerchantSessions(
  tx: Tx,
  { customerId, staffId, now }: { readonly customerId: number; readonly staffId: number | null; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update session set revoked_at = ${now}, revoked_because = 'revoked'
    where customer_id = ${customerId} and revoked_at is null and (${staffId}::bigint is null or staff_id = ${staffId}::bigint) returning id`.execute(
    tx,
  );
  if (rows.length > 0)
    await tx
      .insertInto('event')
      .values({
        at: now,
        topic: sessionTopic,
        branch_id: null,
        staff_id: null,
        payload: JSON.stringify({ sessions: rows.map(({ id }) => id) }),
      })
      .execute();
}

export async function setMostAccess(tx: Tx, portal_access: PortalAccess, now: Date): Promise<void> {
  await sql`update portal_setting set portal_access = ${portal_access}, updated_at = ${now}, version = version + 1`.execute(
    tx,
  );
}

/** Reads the branch that a session works for. */
export async function branchOfSession(tx: Tx, id: number): Promise<number | null> {
  return (
    (await tx.selectFrom('session').select('branch_id').where('id', '=', id).executeTakeFirst())?.branch_id ?? null
  );
}

export async function setPortalAccess(
  tx: Tx,
  id: number,
  access: { readonly portal_access: PortalAccess; readonly portal_key_scopes?: string[] },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ ...access, updated_at: now })
    .where('id', '=', id)
    .execute();
}
