import { useState } from 'react';
import { Send } from 'lucide-react';
import type { MessageChannelRow } from '@waybill/contract/rooms/messages/messages.contract.ts';
import {
  messageChannelWords,
  messageFieldWords as field,
  tryOutcomeWords,
} from '@waybill/contract/rooms/messages/messages.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { canReport, isChatChannel } from '@waybill/domain/rooms/messages/message-channels.ts';
import { channelForm, channelTestForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import type { TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { messagePageWords as words } from './message-page.words.ts';
import { useChannels } from './use-channels.ts';

interface Tested {
  readonly outcome: TryOutcome;
  readonly answer: string | null;
}

/** One channel before SMS: account, token, body, cost, and a test message (O-09). */
export function ChannelPage() {
  const say = useSay();
  const { channel } = usePageParams();
  const query = useChannels(({ channels }) => channels.find((one) => one.channel === channel));
  return (
    <RecordStates query={query} backHref={pathOf('messages.channels')} backLabel={say(titleOf('messages.channels'))}>
      {(now) => <Edit key={`${now.channel} ${now.version}`} now={now} />}
    </RecordStates>
  );
}

function Edit({ now }: { now: MessageChannelRow }) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const changed = useChanged();
  const [asking, setAsking] = useState(false);
  const [tested, setTested] = useState<Tested | null>(null);
  const { channel, server } = now;
  const isChat = isChatChannel(channel);
  const form = useForm(channelForm, {
    words: field,
    initial: { ...now },
    version: now.version,
    submit: (body, { version, idempotencyKey }) =>
      call('messages.saveChannel', { params: { channel }, body: { ...body, version }, idempotencyKey }),
    onSaved: () => {
      toast.success(say(commonWords.savedSuccessfully));
      void changed('message');
    },
  });
  return (
    <>
      <FormPage
        form={form}
        title={say(messageChannelWords[channel])}
        cancelHref={pathOf('messages.channels')}
        actions={
          now.is_set_up && (
            <Button icon={Send} onClick={() => setAsking(true)}>
              {say(words.test)}
            </Button>
          )
        }>
        {tested && (
          <Callout tone={tested.outcome === 'sent' ? 'success' : 'attention'} live onClose={() => setTested(null)}>
            {say(words.tested, { outcome: say(tryOutcomeWords[tested.outcome]) })}
            {tested.answer !== null && ` · ${tested.answer}`}
          </Callout>
        )}
        <Callout tone={server === null ? 'attention' : 'info'}>
          {server === null ? say(words.noMail) : say(isChat ? words.chatAt : words.mailAt, { host: server })}
        </Callout>
        <FormSection>
          <FormField of={form} name="is_active" label={words.use} />
          {isChat && <FormField of={form} name="account" />}
          {isChat && <FormField of={form} name="token" hint={now.has_token ? say(words.tokenKept) : undefined} />}
          <FormField of={form} name="price" grouped unit={unitWords.kyat[locale]} />
          <FormField of={form} name="pace" />
          {canReport(channel) && <FormField of={form} name="reports" hint={say(words.reportsHint)} />}
          {isChat && (
            <FormField
              of={form}
              name="body_template"
              wide
              hint={say(words.channelBodyHint, { to: '{to}', text: '{text}', id: '{id}', account: '{account}' })}
            />
          )}
        </FormSection>
      </FormPage>
      {asking && (
        <FormDialog
          form={channelTestForm}
          words={field}
          title={say(words.test)}
          text={say(words.testText)}
          yes={say(words.test)}
          submit={async (body, { idempotencyKey }) => {
            const { data } = await call('messages.testChannel', { params: { channel }, body, idempotencyKey });
            setTested(data);
          }}
          onClose={() => setAsking(false)}>
          {(test) => <FormField of={test} name="to" wide />}
        </FormDialog>
      )}
    </>
  );
}
