import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { roleSlugs } from '../../kernel/roles.ts';

/**
 * Text and audience of an announcement: staff, or people of merchants. No role means every role, no branch all branches that the author covers, and no
 * merchant all merchants of these branches.
 */
export const announcementForm = form({
  title: rule.text({ required: true, max: 150 }),
  body: rule.text({ required: true, multiline: true }),
  for_roles: rule.multiselect({ options: roleSlugs, max: roleSlugs.length }),
  for_branches: rule.idRefs({ max: 500 }),
  for_merchants: rule.toggle({ fallback: false }),
  for_customers: rule.idRefs({ max: 500 }),
});
