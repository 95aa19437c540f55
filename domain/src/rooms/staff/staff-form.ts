import { form } from '../../kernel/form.ts';
import { locales } from '../../kernel/locale.ts';
import { rule } from '../../kernel/rules.ts';
import { staffTypes } from '../../kernel/user-types.ts';
import { genders } from './staff-kinds.ts';

const person = {
  user_name: rule.betweenLength({ min: 2, max: 60 }),
  name: rule.text({ required: true, max: 100 }),
  email: rule.email({ required: false }),
  phone: rule.phones({ limit: 2 }),
  gender: rule.select({ options: genders, required: false }),
  business_name: rule.text({ max: 100 }),
  role: rule.role({ required: true }),
  user_type: rule.select({ options: staffTypes, required: true }),
  branch_id: rule.idRef({ required: false }),
  jointed_branches: rule.idRefs({ max: 200 }),
  all_branches: rule.toggle({ fallback: false }),
  branch_collection_id: rule.idRef({ required: false }),
  locale: rule.select({ options: locales, required: true }),
};

/** A new account: the source's fields (E-05) with its password, typed twice. */
export const newStaffForm = form({
  ...person,
  password: rule.password({ min: 6 }),
  confirm_password: rule.confirmPassword({ of: 'password' }),
  must_change_password: rule.toggle({ fallback: false }),
});

/** Changes to an account; a password is set by its own command. */
export const editStaffForm = form(person);

/** Reason for suspending or banning an account; shown to the person and kept in the audit log. */
export const accountReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });

/**
 * Requests a one-time password. The actor gets its first half; the owner gets the second by message, or from another person when `on_paper` is set or no
 * message can reach them, and must choose a new password at the next sign-in.
 */
export const resetPasswordForm = form({
  password: rule.password({ min: 6 }),
  confirm_password: rule.confirmPassword({ of: 'password' }),
  on_paper: rule.toggle({ fallback: false }),
});
