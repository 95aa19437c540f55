import { keyOwnerWords } from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import { useState } from 'react';
import { webhookFieldWords } from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import { isNamedOwner, keepsToCustomer, keyOwnerKinds, type KeyOwner } from '@waybill/domain/kernel/key-owners.ts';
import { newWebhookForm } from '@waybill/domain/rooms/webhooks/webhook-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import { useCleared } from '../../shell/form/use-cleared.ts';
import type { FormModel } from '../../shell/form/use-form.ts';
import { inOpenWorld } from '../../shell/worlds.ts';
import { WorldNote } from '../../shell/WorldSwitch.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { MerchantLookup, type FoundMerchant } from '../customers/customers.door.ts';
import { webhookPageWords as words } from './webhook-page.words.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { titleOf } from '../../kernel/page-links.ts';

/** A new webhook of a merchant, a partner or an agent. */
export const NewWebhookPage = newPage({
  title: titleOf('webhooks.create'),
  list: 'webhooks',
  form: newWebhookForm,
  words: webhookFieldWords,
  draft: 'webhook',
  useInitial: () => ({ owner_kind: keyOwnerKinds[0], events: [], customer_id: useUser().merchant?.id ?? null }),
  create: (body, idempotencyKey) => call('webhooks.create', { query: inOpenWorld(), body, idempotencyKey }),
  changes: 'webhook',
  leads: ({ data }) => ({ name: 'webhooks.detail', params: { webhookId: data.id }, search: inOpenWorld() }),
  Fields,
});

function Fields({ form }: { form: FormModel<typeof newWebhookForm> }) {
  const say = useSay();
  const { merchant } = useUser();
  const owner = form.values.owner_kind as KeyOwner;
  useCleared(form, 'owner_name', !isNamedOwner(owner));
  useCleared(form, 'customer_id', !keepsToCustomer(owner));
  const owners = keyOwnerKinds.map((value) => ({ value, label: say(keyOwnerWords[value]) }));
  return (
    <>
      <WorldNote />
      {!merchant && (
        <FormSection title={say(words.whose)}>
          <FormField of={form} name="owner_kind" options={owners} />
          {keepsToCustomer(owner) ? (
            <Merchant form={form} />
          ) : (
            <>
              <FormField of={form} name="branch_id" source="branch" required />
              {isNamedOwner(owner) && <FormField of={form} name="owner_name" required />}
            </>
          )}
        </FormSection>
      )}
      <WebhookFields form={form} />
    </>
  );
}

function Merchant({ form }: { form: FormModel<typeof newWebhookForm> }) {
  const say = useSay();
  const [chosen, setChosen] = useState<FoundMerchant | null>(null);
  const choose = (sender: FoundMerchant | null) => {
    setChosen(sender);
    form.set('customer_id', sender?.id ?? null);
  };
  return (
    <Field label={say(webhookFieldWords.customer_id)} required error={form.problemOf('customer_id')}>
      {chosen ? (
        <Chip label={`${chosen.name} · ${chosen.phone[0] ?? ''}`} onRemove={() => choose(null)} />
      ) : (
        <MerchantLookup onPick={choose} />
      )}
    </Field>
  );
}
