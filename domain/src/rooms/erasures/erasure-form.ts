import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** Asks to erase the details of a phone number: the number, and who asked why. */
export const erasureForm = form({
  phone: rule.phone({ required: true }),
  reason: rule.text({ required: true, max: 200 }),
});

/** Months for which the parties of a money order are kept whatever was asked: five years (Anti-Money Laundering Law, Myanmar, 2014). */
export const moneyOrderMonths = 60;
