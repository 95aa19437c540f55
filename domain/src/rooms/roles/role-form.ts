import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { permissions } from '../../kernel/permissions.ts';

/** Changes of a role by super-admin and md: names and permissions. Slug and level stay, because rules refer to them. */
export const roleForm = form({
  name_en: rule.text({ required: true, max: 100 }),
  name_mm: rule.text({ required: true, max: 100 }),
  name_zh: rule.text({ required: true, max: 100 }),
  permissions: rule.multiselect({ options: permissions, max: 500 }),
});
