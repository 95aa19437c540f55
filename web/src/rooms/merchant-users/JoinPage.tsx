import { useEffect, useState, type FormEvent } from 'react';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { merchantOwner } from '@waybill/domain/kernel/merchant-roles.ts';
import { joinForm } from '@waybill/domain/rooms/merchant-users/merchant-user-forms.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { firstCall } from '../../kernel/first-calls.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo, usePageParams } from '../../kernel/page-hooks.ts';
import { loadPageTable } from '../../kernel/page-table.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { beginSession } from '../../kernel/session.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { GuestCard, guestStyles } from '../sessions/sessions.door.ts';
import { joinWords } from './join.words.ts';

type Invitation = CallOutput<'merchant_users.invitation'>['data'];
const words = {
  name: commonFieldWords.name,
  phone: commonFieldWords.phone,
  password: sessionFieldWords.password,
};

/** `/join/{token}` (U-01): an invitation shows what it is for, and its person chooses name, phone and password. */
export function JoinPage() {
  const say = useSay();
  const { token = '' } = usePageParams();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    void loadPageTable().catch(() => undefined);
    firstCall('merchant_users.invitation', { body: { token } }).then(
      ({ data }) => setInvitation(data),
      (error: unknown) => setEnded(error instanceof ApiError ? firstMessage(error) : ''),
    );
  }, [token]);
  return (
    <GuestCard title={invitation ? say(joinWords.toShop, { shop: invitation.shop }) : say(titleOf('join'))}>
      {ended !== null && (
        <Callout tone="attention" title={say(joinWords.ended)}>
          {ended}
        </Callout>
      )}
      {invitation && <JoinForm token={token} invitation={invitation} />}
    </GuestCard>
  );
}

function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const say = useSay();
  const go = usePageGo();
  const form = useForm(joinForm, {
    words,
    submit: (body) => firstCall('merchant_users.join', { body: { ...body, token } }),
    onSaved: (answer) => {
      beginSession(answer, false);
      go('index', { start: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const field = (name: 'name' | 'phone' | 'password') => ({
    value: form.values[name] ?? '',
    onChange: (value: string | null) => form.set(name, value === '' ? null : value),
    onBlur: () => form.left(name),
  });
  return (
    <form className={guestStyles.form} noValidate onSubmit={submit}>
      <p>{say(invitation.role === merchantOwner ? joinWords.asOwner : joinWords.asClerk)}</p>
      <Field label={say(words.name)} error={form.problemOf('name')} required>
        <TextInput {...field('name')} autoFocus autoComplete="name" max={100} />
      </Field>
      <Field label={say(words.phone)} error={form.problemOf('phone')} hint={say(joinWords.phoneHint)} required>
        <TextInput {...field('phone')} latinDigits autoComplete="tel" inputMode="tel" max={30} />
      </Field>
      <Field label={say(words.password)} error={form.problemOf('password')} required>
        <PasswordInput {...field('password')} autoComplete="new-password" />
      </Field>
      {form.failure !== null && form.wrong.length === 0 && (
        <Callout tone="danger" live>
          {firstMessage(form.failure)}
        </Callout>
      )}
      <Button type="submit" variant="main" busy={form.busy}>
        {say(joinWords.join)}
      </Button>
    </form>
  );
}
