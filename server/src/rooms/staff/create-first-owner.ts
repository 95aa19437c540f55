import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { defaultUserType } from '@waybill/domain/kernel/user-types.ts';
import { defaultLocale } from '@waybill/domain/kernel/locale.ts';
import type { Database } from '../../kernel/services.ts';
import { hashPassword } from '../../kernel/password.ts';
import { insertStaff, takenLogins, type StaffValues } from './staff.store.ts';

/** The account that an empty installation begins with, made from the operator's command line. Throws a plain sentence when the name is taken. */
export async function createFirstOwner(
  db: Database,
  owner: { userName: string; name: string; role: string; password: string; now: Date },
): Promise<number> {
  const values = {
    user_name: owner.userName,
    name: owner.name,
    email: null,
    phone: [],
    gender: null,
    business_name: null,
    role: owner.role,
    user_type: defaultUserType,
    branch_id: null,
    jointed_branches: [],
    all_branches: true,
    branch_collection_id: null,
    locale: defaultLocale,
  } as unknown as StaffValues;
  const passwordHash = await hashPassword(owner.password);
  return db.transaction().execute(async (tx) => {
    if ((await takenLogins(tx, values, null)).length > 0)
      throw new Error(`There is already an account called ${owner.userName}.`);
    const id = await insertStaff(tx, {
      values,
      passwordHash,
      mustChangePassword: false,
      status: accountLife.initial,
      createdBy: null,
      now: owner.now,
    });
    await tx
      .insertInto('audit')
      .values({
        at: owner.now,
        staff_id: null,
        room: 'staff',
        record_id: String(id),
        record_name: owner.name,
        action: 'create',
        request_id: 'ops',
        after: JSON.stringify({ user_name: owner.userName, role: owner.role }),
      })
      .execute();
    return id;
  });
}
