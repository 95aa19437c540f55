import { sql, type RawBuilder } from 'kysely';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import {
  leastAccess,
  merchantOwner,
  merchantPermissions,
  ownKeyScopes,
  scopesOfMerchant,
  type MerchantRole,
  type PortalAccess,
} from '@waybill/domain/kernel/merchant-roles.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { mayBeServed } from '@waybill/domain/rooms/customers/customer-states.ts';
import { merchantUserLife } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { customerName, personName } from '../../kernel/sql/names.ts';

/** Facts that decide which calls a merchant's person may make at this moment. */
export interface MerchantFacts {
  readonly customer_id: number;
  readonly name: string;
  readonly role: MerchantRole;
  readonly branch_id: number;
  readonly international_mail: boolean;
  readonly status: AccountState;
  readonly key_scopes: readonly KeyScope[];
  readonly access: PortalAccess;
  readonly most: PortalAccess;
  readonly people: readonly string[];
}

/** Selects `MerchantFacts` of a person with this role of the customer `c`, as JSON. */
const factsOf = (
  role: RawBuilder<unknown>,
) => sql`json_build_object('customer_id', c.id, 'name', ${customerName('c')}, 'role', ${role}, 'branch_id', c.branch_id, 'international_mail', cb.international_mail,
  'status', c.status, 'access', c.portal_access, 'key_scopes', c.portal_key_scopes, 'most', (select portal_access from portal_setting),
  'people', (select json_agg(distinct ${personName('own.staff_id')}) from merchant_user own where own.customer_id = c.id))`;

/** Selects the facts of an account at a merchant; null where its person does not belong to that merchant (any more). */
export function merchantOf(
  staffId: RawBuilder<unknown>,
  customerId: RawBuilder<unknown>,
): RawBuilder<MerchantFacts | null> {
  return sql<MerchantFacts | null>`(select ${factsOf(sql`mu.role_slug`)}
    from merchant_user mu join customer c on c.id = mu.customer_id join branch cb on cb.id = c.branch_id
    where mu.staff_id = ${staffId} and mu.customer_id = ${customerId} and mu.status = ${sql.lit(merchantUserLife.initial)})`;
}

/** Selects the facts of a merchant as which one of the staff sees the portal: those of an owner. */
export function watchedMerchant(customerId: RawBuilder<unknown>): RawBuilder<MerchantFacts | null> {
  return sql<MerchantFacts | null>`(select ${factsOf(sql.lit(merchantOwner))}
    from customer c join branch cb on cb.id = c.branch_id where c.id = ${customerId})`;
}

/** Returns the scopes of one of the staff who sees the portal as a merchant: what an owner sees, also while the portal is off. */
export const watchedScopes = ({ status }: MerchantFacts): readonly KeyScope[] =>
  scopesOfMerchant(merchantOwner, { access: 'see', served: mayBeServed(status) }) ?? [];

/** Returns the permissions of a person with these scopes, and the scopes that they may give to keys. */
export function rightsOf(
  { role, key_scopes }: MerchantFacts,
  scopes: readonly KeyScope[],
): { readonly keyScopes: readonly KeyScope[]; readonly permissions: Permission[] } {
  const keyScopes = ownKeyScopes(role, scopes, key_scopes);
  return { keyScopes, permissions: merchantPermissions(role, scopes, keyScopes) };
}

/** Returns what the person may call now, or null where the portal is off for their merchant. */
export function scopesNow({ role, status, access, most }: MerchantFacts): readonly KeyScope[] | null {
  return scopesOfMerchant(role, { access: leastAccess(access, most), served: mayBeServed(status) });
}
