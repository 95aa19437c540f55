import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  merchantUserFieldWords,
  portalAccessWords,
} from '@waybill/contract/rooms/merchant-users/merchant-users.words.ts';
import type { PortalAccess } from '@waybill/domain/kernel/merchant-roles.ts';
import { portalAccessForm } from '@waybill/domain/rooms/merchant-users/merchant-user-forms.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { teamWords as words } from './team.words.ts';

const queryKey = ['merchant_users.settings'];

/** The most that people of any merchant may do at the portal (U-08). */
export function PortalSettingsPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('merchant_users.settings', { signal }),
  });
  const query = { data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('merchant-portal.settings'))}>
      {({ portal_access }) => <Form key={portal_access} portalAccess={portal_access} />}
    </RecordStates>
  );
}

function Form({ portalAccess }: { portalAccess: PortalAccess }) {
  const say = useSay();
  const toast = useToast();
  const client = useQueryClient();
  const form = useForm(portalAccessForm, {
    words: merchantUserFieldWords,
    initial: { portal_access: portalAccess },
    submit: (body, { idempotencyKey }) => call('merchant_users.saveSettings', { body, idempotencyKey }),
    onSaved: (saved) => {
      toast.success(say(commonWords.savedSuccessfully));
      client.setQueryData(queryKey, saved);
    },
  });
  return (
    <FormPage form={form} title={say(titleOf('merchant-portal.settings'))} cancelHref={pathOf('settings')}>
      <FormSection>
        <FormField of={form} name="portal_access" words={portalAccessWords} hint={say(words.settingsHint)} wide />
      </FormSection>
    </FormPage>
  );
}
