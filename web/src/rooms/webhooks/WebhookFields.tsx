import { webhookEventWords } from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import { webhookEvents } from '@waybill/domain/rooms/webhooks/webhook-events.ts';
import type { webhookForm } from '@waybill/domain/rooms/webhooks/webhook-form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { webhookPageWords as words } from './webhook-page.words.ts';

/** Where events go, and which. */
export function WebhookFields({ form }: { form: FormModel<typeof webhookForm> }) {
  const say = useSay();
  const events = webhookEvents.map((value) => ({ value, label: `${say(webhookEventWords[value])} · ${value}` }));
  return (
    <FormSection title={say(words.where)}>
      <FormField of={form} name="name" />
      <FormField of={form} name="url" url hint={say(words.urlHint)} wide />
      <FormField of={form} name="events" options={events} hint={say(words.eventsHint)} wide />
    </FormSection>
  );
}
