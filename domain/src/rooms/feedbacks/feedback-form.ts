import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { feedbackScores } from './feedback-kinds.ts';

/** A person's opinion of how a parcel was handled. */
export const feedbackForm = form({
  tracking_code: rule.text({ required: true, max: 30 }),
  score: rule.select({ options: feedbackScores, required: true }),
  text: rule.text({ required: true, multiline: true, max: 2000 }),
});

/** A merchant's opinion of the service as a whole. */
export const serviceFeedbackForm = form({
  score: rule.select({ options: feedbackScores, required: true }),
  text: rule.text({ required: true, multiline: true, max: 2000 }),
});

/** The form with which a clerk closes feedback: the action that was taken. */
export const feedbackClosingForm = form({ done: rule.text({ required: true, multiline: true, max: 1000 }) });
