import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { defaultLocale } from '@waybill/domain/kernel/locale.ts';
import { newStaffForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import { defaultUserType } from '@waybill/domain/kernel/user-types.ts';
import { staffFieldWords, staffWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { OneTimePassword, newOneTimePassword } from './OneTimePassword.tsx';
import { StaffFields } from './StaffFields.tsx';
import { staffPageWords } from './staff-page.words.ts';

/** A new account (N-07). */
export const NewStaffPage = newPage({
  title: staffWords.create,
  list: 'staff',
  form: newStaffForm,
  words: staffFieldWords,
  draft: 'staff',
  useInitial: () => ({
    locale: defaultLocale,
    user_type: defaultUserType,
    branch_id: useUser().branch?.id ?? null,
    must_change_password: true,
  }),
  create: (body, idempotencyKey) => call('staff.create', { body, idempotencyKey }),
  changes: 'staff',
  Fields: ({ form }: { form: FormModel<typeof newStaffForm> }) => (
    <>
      <StaffFields form={form} />
      <SignInFields form={form} />
    </>
  ),
});

/** The first password: typed twice, or made here and shown so that it can be handed over. */
function SignInFields({ form }: { form: FormModel<typeof newStaffForm> }) {
  const say = useSay();
  const [made, setMade] = useState<string | null>(null);
  const make = () => {
    const password = newOneTimePassword();
    setMade(password);
    form.set('password', password);
    form.set('confirm_password', password);
  };
  const shown = made !== null && form.values.password === made;
  return (
    <FormSection title={say(staffPageWords.signIn)}>
      <FormField of={form} name="password" />
      <FormField of={form} name="confirm_password" />
      <FormField of={form} name="must_change_password" />
      <div>
        {shown ? (
          <OneTimePassword password={made} />
        ) : (
          <Button icon={KeyRound} onClick={make}>
            {say(staffPageWords.generate)}
          </Button>
        )}
      </div>
    </FormSection>
  );
}
