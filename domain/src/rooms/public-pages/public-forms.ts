import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { feedbackForm } from '../feedbacks/feedback-form.ts';

/** Forms on the pages for people outside. */
export const publicForms = {
  other_day: form({ hold_until: rule.date({ required: true }) }),
  keep: form({ hold_until: rule.date({ required: true }) }),
  other_address: form({
    destination_township: rule.idRef({ required: true }),
    destination_street: rule.text({ required: true, max: 160, keepSlashes: true }),
  }),
  other_number: form({ phone: rule.phone({ required: true }) }),
  feedback: form({ score: feedbackForm.score, text: feedbackForm.text }),
} as const;
