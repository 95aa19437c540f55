import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import type { editStaffForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { accountLife, type AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import { loginKeysOf } from './login-keys.ts';
import { staffScope } from './staff.queries.ts';

type Tx = Transaction<Tables>;
export type StaffValues = FormValues<typeof editStaffForm>;

/** Locks the record that a command is about to change until the transaction ends. */
export async function lockStaff(tx: Tx, viewer: SessionViewer, id: number) {
  const { rows } = await sql<LockedStaff>`
    select st.*, r.level, array(select branch_id from staff_branch where staff_id = st.id order by branch_id) as joined
    from staff st join role r on r.slug = st.role_slug where st.id = ${id} and ${staffScope(viewer)} for update of st`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export type LockedStaff = TableRow<'staff'> & { readonly level: number; readonly joined: number[] };

/** The record under the names of its form: what the audit log compares and a second editor is shown. */
export function valuesOf(row: LockedStaff): StaffValues {
  return {
    user_name: row.user_name,
    name: row.name,
    email: row.email,
    phone: row.phones,
    gender: row.gender,
    business_name: row.business_name,
    role: row.role_slug,
    user_type: row.user_type,
    branch_id: row.branch_id,
    jointed_branches: row.joined,
    all_branches: row.all_branches,
    branch_collection_id: row.branch_collection_id,
    locale: row.locale,
  } as StaffValues;
}

function columnsOf(values: StaffValues) {
  return {
    user_name: values.user_name,
    name: values.name,
    email: values.email,
    phones: values.phone,
    gender: values.gender,
    business_name: values.business_name,
    role_slug: values.role,
    user_type: values.user_type,
    branch_id: values.branch_id,
    all_branches: values.all_branches,
    branch_collection_id: values.branch_collection_id,
    locale: values.locale,
    search_key: searchKey(
      [values.name, values.user_name, values.email, ...values.phone, values.business_name].filter(Boolean).join(' '),
    ),
  };
}

export interface NewStaff {
  readonly values: StaffValues;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  readonly status: AccountState;
  readonly createdBy: number | null;
  readonly now: Date;
}

export async function insertStaff(tx: Tx, staff: NewStaff): Promise<number> {
  const { id } = await tx
    .insertInto('staff')
    .values({
      ...columnsOf(staff.values),
      status: staff.status,
      password_hash: staff.passwordHash,
      must_change_password: staff.mustChangePassword,
      created_at: staff.now,
      created_by: staff.createdBy,
      updated_at: staff.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLinks(tx, id, staff.values);
  return id;
}

/** An account of a merchant's person: it signs in by phone, has no branch, and appears in no list of staff. */
export function insertMerchantAccount(
  tx: Tx,
  person: Pick<StaffValues, 'name' | 'locale'> & { readonly role: string; readonly phone: string },
  { passwordHash, now }: Pick<NewStaff, 'passwordHash' | 'now'>,
): Promise<number> {
  const values = {
    ...person,
    user_name: person.phone,
    phone: [person.phone],
    email: null,
    gender: null,
    business_name: null,
    user_type: merchantType,
    branch_id: null,
    jointed_branches: [],
    all_branches: false,
    branch_collection_id: null,
  } as unknown as StaffValues;
  const status = accountLife.initial;
  return insertStaff(tx, { values, passwordHash, mustChangePassword: false, status, createdBy: null, now });
}

export async function updateStaff(tx: Tx, id: number, values: StaffValues, now: Date): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ ...columnsOf(values), ...touched(now) })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('staff_login').where('staff_id', '=', id).execute();
  await tx.deleteFrom('staff_branch').where('staff_id', '=', id).execute();
  await writeLinks(tx, id, values);
}

async function writeLinks(tx: Tx, id: number, values: StaffValues): Promise<void> {
  await tx
    .insertInto('staff_login')
    .values(loginKeysOf(values).map((login) => ({ ...login, staff_id: id })))
    .execute();
  if (values.jointed_branches.length > 0)
    await tx
      .insertInto('staff_branch')
      .values(values.jointed_branches.map((branch) => ({ staff_id: id, branch_id: branch })))
      .execute();
}

/** Which of these login names another account holds already, as field names. */
export async function takenLogins(
  tx: Tx,
  values: StaffValues,
  but: number | null,
): Promise<('user_name' | 'email' | 'phone')[]> {
  const keys = loginKeysOf(values);
  let query = tx
    .selectFrom('staff_login')
    .select('key')
    .where(
      'key',
      'in',
      keys.map((login) => login.key),
    );
  if (but !== null) query = query.where('staff_id', '<>', but);
  const taken = new Set((await query.execute()).map((row) => row.key));
  return [...new Set(keys.filter((login) => taken.has(login.key)).map((login) => login.kind))];
}

export async function setStatus(tx: Tx, id: number, status: AccountState, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ status, status_reason: reason, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function writePassword(
  tx: Tx,
  id: number,
  password: { hash: string; mustChange: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ password_hash: password.hash, must_change_password: password.mustChange, updated_at: password.now })
    .where('id', '=', id)
    .execute();
}

/** Keeps until when a reset code counts, and its second half where another person hands it over. */
export async function writeCode(
  tx: Tx,
  id: number,
  code: { readonly second_half: string | null; readonly expires_at: Date; readonly made_at: Date },
): Promise<void> {
  await tx
    .insertInto('staff_code')
    .values({ staff_id: id, ...code })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(code))
    .execute();
}

/** A person's own new password in place of the one they named; `false` when it is another by now. */
export async function replacePassword(
  tx: Tx,
  id: number,
  { was, hash, now }: { was: string; hash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ password_hash: hash, must_change_password: false, updated_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', was)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tx.deleteFrom('staff_code').where('staff_id', '=', id).execute();
  return numUpdatedRows > 0n;
}

export async function writePreferences(
  tx: Tx,
  id: number,
  change: { locale: Locale; preferences: object; now: Date },
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ locale: change.locale, preferences: JSON.stringify(change.preferences) })
    .where('id', '=', id)
    .execute();
}
