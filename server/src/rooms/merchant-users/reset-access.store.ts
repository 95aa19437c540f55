import { sql, type Transaction } from 'kysely';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { codeTries, merchantUserLife } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { customerName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { customerScope } from '../customers/customers.door.ts';

type Tx = Transaction<Tables>;
const active = merchantUserLife.initial;

/** A person of a merchant with the merchant that a new session of theirs works for. */
export interface ShopOfPerson {
  readonly name: string;
  readonly phones: string[];
  readonly locale: Locale;
  readonly customer_id: number;
  readonly shop: string;
  readonly branch_id: number;
}

/** Reads the merchant of a person that they worked for last, or this one; null where they belong to none any more. */
export async function readShopOf(
  tx: Tx,
  staffId: number,
  customerId: number | null = null,
): Promise<ShopOfPerson | null> {
  const { rows } = await sql<ShopOfPerson>`
    select st.name, st.phones, st.locale, c.id as customer_id, ${customerName('c')} as shop, c.branch_id
    from staff st join merchant_user mu on mu.staff_id = st.id join customer c on c.id = mu.customer_id
    left join lateral (select s.id from session s where s.staff_id = st.id and s.customer_id = c.id order by s.id desc limit 1) last on true
    where st.id = ${staffId} and st.user_type = ${merchantType} and mu.status = ${active}
      and (${customerId}::bigint is null or c.id = ${customerId}::bigint)
    order by last.id desc nulls last, mu.id limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Does the person belong to a merchant that the viewer does not see? */
export async function belongsElsewhere(tx: Tx, viewer: SessionViewer, staffId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from merchant_user mu join customer c on c.id = mu.customer_id
    where mu.staff_id = ${staffId} and mu.status = ${active} and not ${customerScope(viewer)} limit 1`.execute(tx);
  return rows.length > 0;
}

interface NewCode {
  readonly staffId: number;
  readonly codeHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores the code of a person in place of a former one. */
export async function writeResetCode(tx: Tx, { staffId, codeHash, now, expiresAt }: NewCode): Promise<void> {
  await sql`
    insert into merchant_reset_code (staff_id, code_hash, tries, made_at, expires_at)
    values (${staffId}, ${codeHash}, 0, ${now}, ${expiresAt})
    on conflict (staff_id) do update set code_hash = excluded.code_hash, tries = 0, made_at = excluded.made_at,
      expires_at = excluded.expires_at`.execute(tx);
}

/** Takes one try at the code of a person. Returns whether it was right; then the code is used up. */
export async function takeResetCode(tx: Tx, staffId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ right: boolean }>`
    update merchant_reset_code set tries = tries + 1
    where staff_id = ${staffId} and expires_at > ${now} and tries < ${codeTries}
    returning code_hash = ${codeHash} as right`.execute(tx);
  if (rows[0]?.right !== true) return false;
  await tx.deleteFrom('merchant_reset_code').where('staff_id', '=', staffId).execute();
  return true;
}

/** Withdraws the unused links of a person. */
export async function withdrawLinksOf(tx: Tx, staffId: number, now: Date): Promise<void> {
  await tx
    .updateTable('merchant_invitation')
    .set({ withdrawn_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Marks an invitation or link as used by a person. */
export async function markUsed(tx: Tx, id: number, staffId: number, now: Date): Promise<void> {
  await tx.updateTable('merchant_invitation').set({ used_at: now, used_by: staffId }).where('id', '=', id).execute();
}
