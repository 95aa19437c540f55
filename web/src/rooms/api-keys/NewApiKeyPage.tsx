import { keyModeWords } from '@waybill/contract/kernel/worlds.words.ts';
import { useMemo, useState } from 'react';
import { apiKeyFieldWords, keyOwnerWords, keyScopeWords } from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import { apiKeyForm } from '@waybill/domain/rooms/api-keys/api-key-form.ts';
import { usualMode } from '@waybill/domain/kernel/worlds.ts';
import { isNamedOwner, keepsToCustomer, ownerTakes, type KeyOwner } from '@waybill/domain/kernel/key-owners.ts';
import { keyScopeNames, mayGiveScope } from '@waybill/domain/kernel/key-scopes.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import { useCleared } from '../../shell/form/use-cleared.ts';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { MerchantLookup, type FoundMerchant } from '../customers/customers.door.ts';
import { apiKeyPageWords as words } from './api-key-page.words.ts';
import { keepMade } from './made-keys.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A new key. Its page opens and shows the key, this once. */
export const NewApiKeyPage = newPage({
  title: titleOf('api-key.new'),
  list: 'api-integration',
  form: apiKeyForm,
  words: apiKeyFieldWords,
  draft: 'api-key',
  useInitial: () => {
    const { merchant } = useUser();
    return {
      branch_id: useViewer().branchId,
      owner_kind: 'merchant',
      mode: usualMode,
      customer_id: merchant?.id ?? null,
    };
  },
  create: async (body, idempotencyKey) => {
    const made = await call('api_keys.create', { body, idempotencyKey });
    keepMade(made.data);
    return made;
  },
  changes: 'api_key',
  leads: ({ data }) => ({ name: 'api-key.detail', params: { apiKeyId: data.id } }),
  Fields,
});

function Fields({ form }: { form: FormModel<typeof apiKeyForm> }) {
  const say = useSay();
  const viewer = useViewer();
  const { merchant } = useUser();
  const owner = form.values.owner_kind as KeyOwner | null;
  useCleared(form, 'owner_name', owner !== null && !isNamedOwner(owner));
  useCleared(form, 'customer_id', owner !== null && !keepsToCustomer(owner));
  const scopes = useMemo(
    () =>
      keyScopeNames
        .filter((scope) => (merchant ? merchant.key_scopes.includes(scope) : mayGiveScope(viewer, scope)))
        .filter((scope) => owner === null || ownerTakes(owner, scope))
        .map((value) => ({ value, label: say.loose(keyScopeWords[value]) })),
    [viewer, merchant, owner, say],
  );
  return (
    <>
      <FormSection title={say(merchant ? words.facts : words.whose)}>
        <FormField of={form} name="name" />
        <FormField of={form} name="mode" words={keyModeWords} hint={say(words.modeHint)} />
        {!merchant && (
          <>
            <FormField of={form} name="owner_kind" words={keyOwnerWords} />
            {owner !== null && keepsToCustomer(owner) && <Merchant form={form} />}
            {owner !== null && isNamedOwner(owner) && <FormField of={form} name="owner_name" required />}
            <FormField of={form} name="branch_id" source="branch" />
          </>
        )}
      </FormSection>
      <FormSection title={say(words.may)}>
        <FormField
          of={form}
          name="scopes"
          options={scopes}
          hint={say(merchant ? words.mayHintOfShop : words.mayHint)}
          wide
        />
        {!merchant && <FormField of={form} name="per_minute" hint={say(words.noLimitHint)} />}
        <FormField of={form} name="expires_on" hint={say(words.noEndHint)} />
      </FormSection>
    </>
  );
}

/** The merchant by their phone, as at the counter. */
function Merchant({ form }: { form: FormModel<typeof apiKeyForm> }) {
  const say = useSay();
  const [customer, setCustomer] = useState<FoundMerchant | null>(null);
  const choose = (found: FoundMerchant | null) => {
    setCustomer(found);
    form.set('customer_id', found?.id ?? null);
  };
  return (
    <Field
      label={say(apiKeyFieldWords.customer_id)}
      required
      hint={say(words.merchantHint)}
      error={form.problemOf('customer_id')}>
      {customer ? (
        <Chip label={`${customer.name} · ${customer.phone[0] ?? ''}`} onRemove={() => choose(null)} />
      ) : (
        <MerchantLookup onPick={choose} />
      )}
    </Field>
  );
}
