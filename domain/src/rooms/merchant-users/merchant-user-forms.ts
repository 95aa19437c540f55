import { form } from '../../kernel/form.ts';
import { keyScopeNames } from '../../kernel/key-scopes.ts';
import { merchantRoleSlugs, portalAccesses } from '../../kernel/merchant-roles.ts';
import { rule } from '../../kernel/rules.ts';

/** An invitation of one person, sent by message too where a phone is given and messages leave. */
export const inviteForm = form({
  role: rule.select({ options: merchantRoleSlugs, required: true }),
  phone: rule.phone(),
});

/** How somebody joins by an invitation. A phone that is already theirs at another merchant needs the password of then. */
export const joinForm = form({
  name: rule.text({ required: true, max: 100 }),
  phone: rule.phone({ required: true }),
  password: rule.password({ min: 6 }),
});

const newPassword = rule.password({ min: 6 });

/** Asks for a code by which somebody who forgot their password chooses a new one. */
export const askCodeForm = form({ phone: rule.phone({ required: true }) });

/** Chooses a new password with that code. */
export const codeForm = form({
  phone: rule.phone({ required: true }),
  code: rule.text({ required: true, max: 6 }),
  password: newPassword,
});

/** Chooses a new password by a link of the branch. */
export const newPasswordForm = form({ password: newPassword });

/** Access of the people of one merchant to the portal, and the scopes that its owners may give to keys. */
export const shopAccessForm = form({
  portal_access: rule.select({ options: portalAccesses, required: true }),
  key_scopes: rule.multiselect({ options: keyScopeNames }),
});

/** Access of a merchant's people to the portal. */
export const portalAccessForm = form({ portal_access: rule.select({ options: portalAccesses, required: true }) });
