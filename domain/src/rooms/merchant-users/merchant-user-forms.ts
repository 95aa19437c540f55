import { form } from '../../kernel/form.ts';
import { merchantRoleSlugs, portalAccesses } from '../../kernel/merchant-roles.ts';
import { rule } from '../../kernel/rules.ts';

/** An invitation of one person. */
export const inviteForm = form({ role: rule.select({ options: merchantRoleSlugs, required: true }) });

/** How somebody joins by an invitation. A phone that is already theirs at another merchant needs the password of then. */
export const joinForm = form({
  name: rule.text({ required: true, max: 100 }),
  phone: rule.phone({ required: true }),
  password: rule.password({ min: 6 }),
});

/** Access of a merchant's people to the portal. */
export const portalAccessForm = form({ portal_access: rule.select({ options: portalAccesses, required: true }) });
