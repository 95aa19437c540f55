import { typedLoginKeys } from './login-keys.ts';
import type { Database } from '../../kernel/services.ts';

/** The account with this user name, e-mail or phone, whatever its state. */
export async function findByLogin(db: Database, typed: string) {
  return (
    (await db
      .selectFrom('staff_login as l')
      .innerJoin('staff as st', 'st.id', 'l.staff_id')
      .leftJoin('staff_code as c', 'c.staff_id', 'st.id')
      .select(['st.id', 'st.status', 'st.name', 'st.password_hash', 'st.must_change_password', 'st.branch_id'])
      .select('c.expires_at as code_expires_at')
      .where('l.key', 'in', typedLoginKeys(typed))
      .orderBy('l.kind', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null
  );
}

export async function passwordHashOf(db: Database, id: number): Promise<string | null> {
  return (
    (await db.selectFrom('staff').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash ??
    null
  );
}

export {
  lockStaff,
  replacePassword,
  writeCode,
  writePassword,
  writePreferences as setPreferences,
} from './staff.store.ts';
export { areAllOthers, confirmedByAnother, refuseSamePerson, wasPhoneSetByAnother } from './two-people.queries.ts';
export { formerLimits, readSettingLimits, type FormerLimit, type OutflowLimits } from './outflow-limit.queries.ts';
export { sameLogin } from './login-keys.ts';
