import { feedbackFieldWords, feedbackScoreWords } from '@waybill/contract/rooms/feedbacks/feedbacks.words.ts';
import { serviceFeedbackForm } from '@waybill/domain/rooms/feedbacks/feedback-form.ts';
import { feedbackScores } from '@waybill/domain/rooms/feedbacks/feedback-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { feedbackPageWords as words } from './feedback-page.words.ts';

/** `/shop/feedback`: what somebody of a merchant thinks of the service; their branch reads it (U-06). */
export const ServiceFeedbackPage = newPage({
  title: titleOf('shop-feedback'),
  list: 'shop-home',
  form: serviceFeedbackForm,
  words: feedbackFieldWords,
  draft: 'service-feedback',
  create: (body, idempotencyKey) => call('feedbacks.give', { body, idempotencyKey }),
  changes: 'feedback',
  leads: () => ({ name: 'shop-home' }),
  Fields,
});

function Fields({ form }: { form: FormModel<typeof serviceFeedbackForm> }) {
  const say = useSay();
  const scores = feedbackScores.map((score) => ({ value: score, label: say(feedbackScoreWords[score]) }));
  return (
    <FormSection title={say(words.ofService)}>
      <FormField of={form} name="score" options={scores} />
      <FormField of={form} name="text" hint={say(words.ofServiceHint)} wide />
    </FormSection>
  );
}
