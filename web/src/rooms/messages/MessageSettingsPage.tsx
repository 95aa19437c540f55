import { useQuery } from '@tanstack/react-query';
import type { MessageSettingsRow } from '@waybill/contract/rooms/messages/messages.contract.ts';
import {
  gatewayKindWords,
  messageFieldWords as field,
  messageLanguageWords,
} from '@waybill/contract/rooms/messages/messages.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { messageSettingsForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import { gatewayKinds } from '@waybill/domain/rooms/messages/sending.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { messagePageWords as words } from './message-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** How messages leave: the gateway and its pace, quiet hours, language, cost. */
export function MessageSettingsPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['messages.settings'],
    queryFn: ({ signal }) => call('messages.settings', { signal }),
  });
  const query = { data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('messages')} backLabel={say(titleOf('messages'))}>
      {({ data: now }) => <Form key={now.version} now={now} />}
    </RecordStates>
  );
}

function Form({ now }: { now: MessageSettingsRow }) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const changed = useChanged();
  const form = useForm(messageSettingsForm, {
    words: field,
    draft: 'message_settings',
    initial: { ...now },
    version: now.version,
    submit: (body, { version, idempotencyKey }) =>
      call('messages.saveSettings', { body: { ...body, version }, idempotencyKey }),
    onSaved: () => {
      toast.success(say(commonWords.savedSuccessfully));
      void changed('message');
    },
  });
  const options = gatewayKinds.map((value) => ({ value, label: say(gatewayKindWords[value]) }));
  const asBody = { to: '{to}', text: '{text}', id: '{id}' };
  return (
    <FormPage form={form} title={say(titleOf('messages.settings'))} cancelHref={pathOf('messages')}>
      <Callout tone={now.gateway_host === null ? 'attention' : 'info'}>
        {now.gateway_host === null ? say(words.noGateway) : say(words.gatewayAt, { host: now.gateway_host })}
        {!now.has_links && ` ${say(words.noLinks)}`}
      </Callout>
      <FormSection title={say(field.gateway)}>
        <FormField of={form} name="gateway" options={options} />
        <FormField of={form} name="pace" />
        <FormField of={form} name="timeout_seconds" />
        <FormField of={form} name="segment_cost" grouped unit={unitWords.kyat[locale]} />
        <FormField of={form} name="body_template" wide hint={say(words.bodyHint, asBody)} />
        <FormField of={form} name="sent_when" />
        <FormField of={form} name="knows_repeats" hint={say(words.repeatsHint)} />
      </FormSection>
      <FormSection title={say(words.hours)}>
        <FormField of={form} name="language" words={messageLanguageWords} />
        <FormField of={form} name="quiet_from" />
        <FormField of={form} name="quiet_to" />
      </FormSection>
    </FormPage>
  );
}
