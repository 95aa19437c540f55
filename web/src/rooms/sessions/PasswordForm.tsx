import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { FormEvent } from 'react';
import { changePasswordForm } from '@waybill/domain/rooms/sessions/session-forms.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { accountWords } from './account-page.words.ts';
import styles from './PasswordForm.module.css';

const words = {
  ...sessionFieldWords,
  password: commonWords.newPassword,
  confirm_password: accountWords.confirmPassword,
};
const fields = ['current_password', 'password', 'confirm_password'] as const;

/** A new password, with the old one as proof that it is really oneself. */
export function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const say = useSay();
  const form = useForm(changePasswordForm, {
    words,
    submit: (body, { idempotencyKey }) => call('sessions.changePassword', { body, idempotencyKey }),
    onSaved: () => {
      for (const name of fields) form.set(name, null);
      onSaved();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {fields.map((name) => (
        <Field key={name} label={say(words[name])} error={form.problemOf(name)} required>
          <PasswordInput
            value={form.values[name] ?? ''}
            onChange={(value) => form.set(name, value === '' ? null : value)}
            onBlur={() => form.left(name)}
            autoComplete={name === 'current_password' ? 'current-password' : 'new-password'}
          />
        </Field>
      ))}
      {form.failure !== null && form.wrong.length === 0 && (
        <Callout tone="danger" live>
          {firstMessage(form.failure)}
        </Callout>
      )}
      <div>
        <Button type="submit" variant="main" busy={form.busy}>
          {say(accountWords.changePassword)}
        </Button>
      </div>
    </form>
  );
}
