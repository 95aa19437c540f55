import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** Maximum rows of each sheet of a person's file: the newest ones. */
export const personRowsMax = 2_000;

/** Asks for all data about a person: their phone, and who asked why. */
export const personFileForm = form({
  phone: rule.phone({ required: true }),
  reason: rule.text({ required: true, max: 200 }),
});
