import { form } from '../../kernel/form.ts';
import { locales } from '../../kernel/locale.ts';
import { rule } from '../../kernel/rules.ts';
import { userTypes } from '../roles/user-types.ts';
import { genders } from './staff-kinds.ts';

const person = {
  user_name: rule.betweenLength({ min: 2, max: 60 }),
  name: rule.text({ required: true, max: 100 }),
  email: rule.email({ required: false }),
  phone: rule.phones({ limit: 2 }),
  gender: rule.select({ options: genders, required: false }),
  business_name: rule.text({ max: 100 }),
  role: rule.role({ required: true }),
  user_type: rule.select({ options: userTypes, required: true }),
  branch_id: rule.idRef({ required: false }),
  jointed_branches: rule.idRefs({ max: 200 }),
  all_branches: rule.toggle({ fallback: false }),
  branch_collection_id: rule.idRef({ required: false }),
  locale: rule.select({ options: locales, required: true }),
};

/** A new account: the fields of the source (E-05) with its password, typed twice. */
export const newStaffForm = form({
  ...person,
  password: rule.password({ min: 6 }),
  confirm_password: rule.confirmPassword({ of: 'password' }),
  must_change_password: rule.toggle({ fallback: false }),
});

/** The same record later; a password is set by its own command, never by an edit. */
export const editStaffForm = form(person);

/** Why an account is suspended or banned; the person sees it, and the audit log keeps it. */
export const accountReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });

/**
 * The first half of a one-time password; its owner gets the second half by message, or from another person where `on_paper` asks for it or no message can
 * reach them, and must choose their own password at the next sign-in.
 */
export const resetPasswordForm = form({
  password: rule.password({ min: 6 }),
  confirm_password: rule.confirmPassword({ of: 'password' }),
  on_paper: rule.toggle({ fallback: false }),
});
