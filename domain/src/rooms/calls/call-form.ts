import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { callOutcomeNames, callResultNames } from './call-outcomes.ts';

/** Record of a call: the number called, the outcome, what was said. */
export const callForm = form({
  phone_selected: rule.phone({ required: true }),
  outcome: rule.select({ options: callOutcomeNames, required: true }),
  result: rule.select({ options: callResultNames }),
  next_at: rule.datetime(),
  remark: rule.text({ max: 500, multiline: true }),
});
