import { sql } from 'kysely';
import type { MerchantRole, PortalAccess } from '@waybill/domain/kernel/merchant-roles.ts';
import { merchantUserLife } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import type { Database } from '../../kernel/services.ts';
import { customerName } from '../../kernel/sql/names.ts';

const closed: PortalAccess = 'off';

/** A merchant that a person may work for. */
interface OwnMerchant {
  readonly id: number;
  readonly name: string;
  readonly role: MerchantRole;
}

/** Condition: the person `mu` belongs to the customer `c`, and the portal is open for them. */
const mayWork = sql<boolean>`(mu.status = ${sql.lit(merchantUserLife.initial)} and c.portal_access <> ${sql.lit(closed)}
  and not exists (select from portal_setting p where p.portal_access = ${sql.lit(closed)}))`;

/** Reads the merchants that a person may work for, by name. */
export async function readMerchantsOf(db: Database, staffId: number): Promise<OwnMerchant[]> {
  const { rows } = await sql<OwnMerchant>`
    select c.id, ${customerName('c')} as name, mu.role_slug as role
    from merchant_user mu join customer c on c.id = mu.customer_id
    where mu.staff_id = ${staffId} and ${mayWork} order by 2, 1`.execute(db);
  return rows;
}

/** Reads the merchant that a person worked for last, else the first of theirs; null where none is open to them. */
export async function lastMerchantOf(db: Database, staffId: number): Promise<number | null> {
  const { rows } = await sql<{ customer_id: number }>`
    select mu.customer_id from merchant_user mu join customer c on c.id = mu.customer_id
    left join lateral (select s.id from session s where s.staff_id = mu.staff_id and s.customer_id = mu.customer_id order by s.id desc limit 1) last on true
    where mu.staff_id = ${staffId} and ${mayWork}
    order by last.id desc nulls last, mu.id limit 1`.execute(db);
  return rows[0]?.customer_id ?? null;
}
