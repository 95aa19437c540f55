import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { roleSlugs } from '../../kernel/roles.ts';

/** Text and audience of an announcement. No role means every role, no branch all branches that the author covers. */
export const announcementForm = form({
  title: rule.text({ required: true, max: 150 }),
  body: rule.text({ required: true, multiline: true }),
  for_roles: rule.multiselect({ options: roleSlugs, max: roleSlugs.length }),
  for_branches: rule.idRefs({ max: 500 }),
});
