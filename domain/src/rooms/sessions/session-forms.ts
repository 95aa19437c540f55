import { form } from '../../kernel/form.ts';
import { locales, densities, themes } from '../../kernel/locale.ts';
import { rule } from '../../kernel/rules.ts';

/** Sign-in takes user name, e-mail or phone in one field. A refusal never says which of the two fields is wrong (S-30). */
export const loginForm = form({
  user_name: rule.text({ required: true, max: 200, keepSlashes: true }),
  password: rule.password({ min: 0 }),
  code: rule.text({ max: 40 }),
  trust_device: rule.toggle({ fallback: false }),
});

/** End of a single sign-on: the second factor, where it is asked for. */
export const signOnForm = form({
  code: rule.text({ max: 40 }),
  trust_device: rule.toggle({ fallback: false }),
});

/** A code of the authenticator app, or a recovery code. */
export const factorCodeForm = form({ code: rule.text({ required: true, max: 40 }) });

/** The same where a passkey can answer instead. */
export const factorProofForm = form({ code: rule.text({ max: 40 }) });

/** The name under which a passkey is kept, such as that of its device. */
export const passkeyForm = form({ passkey_name: rule.text({ required: true, max: 60 }) });

/** Must the people of a role have a second factor at login? */
export const factorRoleForm = form({ second_factor_required: rule.toggle({ fallback: true }) });

/** The own password, before an authenticator app or a passkey is added. */
export const factorStartForm = form({ current_password: rule.password({ min: 0 }) });

export const changePasswordForm = form({
  current_password: rule.password({ min: 0 }),
  password: rule.password({ min: 6 }),
  confirm_password: rule.confirmPassword({ of: 'password' }),
});

/** Settings of a user, stored with the account so that they are equal on every device. */
export const preferencesForm = form({
  locale: rule.select({ options: locales, required: true }),
  theme: rule.select({ options: themes, required: true }),
  density: rule.select({ options: densities, required: true }),
  single_keys: rule.toggle({ fallback: true }),
  myanmar_digits: rule.toggle({ fallback: false }),
});
