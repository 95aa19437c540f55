import type { MessageRouteRow } from '@waybill/contract/rooms/messages/messages.contract.ts';
import {
  messageChannelWords,
  messageFieldWords as field,
  messageGroupWords,
  messagePurposeWords,
} from '@waybill/contract/rooms/messages/messages.words.ts';
import { channelsFor, groupRules, purposesOf } from '@waybill/domain/rooms/messages/message-channels.ts';
import { routeForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo, usePageParams } from '../../kernel/page-hooks.ts';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import styles from './Messages.module.css';
import { useChannels } from './use-channels.ts';

const places = ['first', 'second', 'third'] as const;

/** The order of channels for one group of purposes; SMS comes last (O-09). */
export function RoutePage() {
  const say = useSay();
  const { group } = usePageParams();
  const query = useChannels(({ routes }) => routes.find((one) => one.group === group));
  return (
    <RecordStates query={query} backHref={pathOf('messages.channels')} backLabel={say(titleOf('messages.channels'))}>
      {(now) => <Edit key={`${now.group} ${now.version}`} now={now} />}
    </RecordStates>
  );
}

function Edit({ now }: { now: MessageRouteRow }) {
  const say = useSay();
  const toast = useToast();
  const changed = useChanged();
  const go = usePageGo();
  const { group, channels } = now;
  const offered = channelsFor(group);
  const form = useForm(routeForm, {
    words: field,
    draft: `message_route:${group}`,
    initial: { ...now, first: channels[0] ?? null, second: channels[1] ?? null, third: channels[2] ?? null },
    version: now.version,
    submit: (body, { version, idempotencyKey }) =>
      call('messages.saveRoute', { params: { group }, body: { ...body, version }, idempotencyKey }),
    onSaved: () => {
      toast.success(say(commonWords.savedSuccessfully));
      void changed('message');
      go('messages.channels', { replace: true });
    },
  });
  const options = offered.map((value) => ({ value, label: say(messageChannelWords[value]) }));
  return (
    <FormPage form={form} title={say(messageGroupWords[group])} cancelHref={pathOf('messages.channels')}>
      <FormSection title={say(titleOf('messages.route'))}>
        <p className={`${styles.small} ${styles.whole}`}>
          {purposesOf(group)
            .map((purpose) => say(messagePurposeWords[purpose]))
            .join(' · ')}
        </p>
        {places.slice(0, offered.length).map((name) => (
          <FormField key={name} of={form} name={name} options={options} />
        ))}
        <FormField of={form} name="wait_minutes" />
        {groupRules[group].ofMerchants && <FormField of={form} name="may_choose" />}
      </FormSection>
    </FormPage>
  );
}
