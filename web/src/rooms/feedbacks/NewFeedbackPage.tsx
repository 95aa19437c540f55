import { feedbackFieldWords, feedbackScoreWords } from '@waybill/contract/rooms/feedbacks/feedbacks.words.ts';
import { feedbackForm } from '@waybill/domain/rooms/feedbacks/feedback-form.ts';
import { feedbackScores } from '@waybill/domain/rooms/feedbacks/feedback-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { feedbackPageWords as words } from './feedback-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** Writes down what was heard about a parcel, at the counter or on the phone. */
export const NewFeedbackPage = newPage({
  title: titleOf('feedback.create'),
  list: 'feedback',
  form: feedbackForm,
  words: feedbackFieldWords,
  draft: 'feedback',
  create: (body, idempotencyKey) => call('feedbacks.create', { body, idempotencyKey }),
  changes: 'feedback',
  leads: ({ data }) => ({ name: 'feedback.detail', params: { feedbackId: data.id } }),
  Fields: FeedbackFields,
});

function FeedbackFields({ form }: { form: FormModel<typeof feedbackForm> }) {
  const say = useSay();
  const scores = feedbackScores.map((score) => ({
    value: score,
    label: say.loose(feedbackScoreWords[score] ?? words.what),
  }));
  return (
    <FormSection title={say(words.what)}>
      <FormField of={form} name="tracking_code" />
      <FormField of={form} name="score" options={scores} />
      <FormField of={form} name="text" wide />
    </FormSection>
  );
}
