import { permissions } from '@waybill/domain/kernel/permissions.ts';
import { roleDefaults } from '@waybill/domain/rooms/roles/role-defaults.ts';
import { roleSlugs } from '@waybill/domain/kernel/roles.ts';
import { merchantLevel, merchantRoleSlugs } from '@waybill/domain/kernel/merchant-roles.ts';
import { merchantRoleWords } from '@waybill/contract/rooms/merchant-users/merchant-users.words.ts';
import { roleWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import type { Database } from '../../kernel/services.ts';

/**
 * Fills in roles and permissions that the database does not know yet, with the defaults of the table. What somebody has edited since stays
 * as it is: a permission gets its default matrix only in the moment it is new.
 */
export async function seedRoles(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('role')
      .values(
        [
          ...roleSlugs.map((slug) => ({ slug, level: roleDefaults[slug].level, word: roleWords[slug] })),
          // Rows of no matrix: the permissions of merchants' people come from their scopes.
          ...merchantRoleSlugs.map((slug) => ({ slug, level: merchantLevel(slug), word: merchantRoleWords[slug] })),
        ].map(({ slug, level, word }) => ({ slug, level, name_en: word.en, name_mm: word.mm, name_zh: word.zh })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const fresh = await tx
      .insertInto('permission')
      .values(permissions.map((name) => ({ name })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .execute();
    const isNew = new Set(fresh.map((row) => row.name));
    const matrix = roleSlugs.flatMap((slug) =>
      roleDefaults[slug].permissions.map((permission, position) => ({ role_slug: slug, permission, position })),
    );
    const wanted = matrix.filter((row) => isNew.has(row.permission));
    if (wanted.length > 0)
      await tx
        .insertInto('role_permission')
        .values(wanted)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}
