import { sql, type Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { CompanyValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;
export type KeptCompany = Omit<CompanyValues, 'logo'>;

export type LockedCompany = Pick<TableRow<'company'>, 'id' | 'version' | 'logo_file_id' | 'owner_customer_id'> & {
  readonly values: KeptCompany;
};

/** Locks a company until the transaction ends. */
export async function lockCompany(tx: Tx, id: number): Promise<LockedCompany | null> {
  const row = await tx.selectFrom('company').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return null;
  const { name, name_mm, registration_no, phones, email, address, place_id, version, logo_file_id, owner_customer_id } =
    row;
  return {
    id,
    version,
    logo_file_id,
    owner_customer_id,
    values: { name, name_mm, registration_no, phone: phones, email, address, place_id },
  };
}

function columnsOf({ phone, ...values }: KeptCompany) {
  return {
    ...values,
    phones: [...phone],
    search_key: searchKey(
      [values.name, values.name_mm, values.registration_no, ...phone, values.email].filter(Boolean).join(' '),
    ),
  };
}

/** Does another company have this name, in any case? */
export async function isCompanyNameTaken(tx: Tx, name: string, but: number | null): Promise<boolean> {
  const { rows } =
    await sql`select 1 from company where lower(name) = lower(${name}) and id is distinct from ${but}::bigint`.execute(
      tx,
    );
  return rows.length > 0;
}

export async function insertCompany(
  tx: Tx,
  values: KeptCompany,
  logoFileId: number | null,
  now: Date,
): Promise<number> {
  return (
    await tx
      .insertInto('company')
      .values({ ...columnsOf(values), logo_file_id: logoFileId, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export async function updateCompany(
  tx: Tx,
  id: number,
  values: KeptCompany,
  logoFileId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('company')
    .set({ ...columnsOf(values), logo_file_id: logoFileId, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setOwnerOf(tx: Tx, id: number, customerId: number, now: Date): Promise<void> {
  await tx
    .updateTable('company')
    .set({ owner_customer_id: customerId, ...touched(now) })
    .where('id', '=', id)
    .execute();
}
