import { useState } from 'react';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { messageFieldWords, messagePartyWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import { messageParties, sendMessageForm, type MessageParty } from '@waybill/domain/rooms/messages/message-forms.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Chip } from '../../ui/layout/Chip.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { CustomerLookup } from '../customers/customers.door.ts';
import { useLength } from './use-length.ts';
import { messagePageWords as words } from './message-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

const parseParcel = ({ parcel }: Readonly<Record<string, unknown>>): string | null =>
  typeof parcel === 'string' ? parcel : null;
const customer: MessageParty = 'customer';

/** A text of one's own to a party of a parcel or to a customer (C-01); opened from a parcel, it is about that parcel. */
export const NewMessagePage = newPage({
  title: titleOf('messages.create'),
  list: 'messages',
  form: sendMessageForm,
  words: messageFieldWords,
  draft: 'message',
  useInitial: () => {
    const [parcel] = useSearchState(parseParcel);
    return { party: 'receiver', tracking_code: parcel };
  },
  create: (body, idempotencyKey) => call('messages.send', { body, idempotencyKey }),
  changes: 'message',
  leads: ({ data }) => ({ name: 'messages.detail', params: { messageId: data.id } }),
  Fields: MessageFields,
});

function MessageFields({ form }: { form: FormModel<typeof sendMessageForm> }) {
  const say = useSay();
  const viewer = useViewer();
  const length = useLength(String(form.values.text ?? ''));
  const offered = messageParties.filter((party) => party !== customer || can(viewer, 'customer.view'));
  const options = offered.map((value) => ({ value, label: say(messagePartyWords[value]) }));
  return (
    <>
      <FormSection title={say(words.whom)}>
        <FormField of={form} name="party" options={options} />
        {form.values.party === customer ? (
          <ToCustomer form={form} />
        ) : (
          <FormField of={form} name="tracking_code" required />
        )}
      </FormSection>
      <FormSection title={say(words.what)}>
        <FormField of={form} name="text" wide hint={length} />
      </FormSection>
    </>
  );
}

function ToCustomer({ form }: { form: FormModel<typeof sendMessageForm> }) {
  const say = useSay();
  const [chosen, setChosen] = useState<KnownSender | null>(null);
  const choose = (sender: KnownSender | null) => {
    setChosen(sender);
    form.set('customer_id', sender?.id ?? null);
  };
  return (
    <Field label={say(messageFieldWords.customer_id)} required error={form.problemOf('customer_id')}>
      {chosen ? (
        <Chip label={`${chosen.name} · ${chosen.phone[0] ?? ''}`} onRemove={() => choose(null)} />
      ) : (
        <CustomerLookup onPick={choose} />
      )}
    </Field>
  );
}
