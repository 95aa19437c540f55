import { useEffect, useState, type FormEvent } from 'react';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { merchantOwner } from '@waybill/domain/kernel/merchant-roles.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { firstCall } from '../../kernel/first-calls.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo, usePageParams } from '../../kernel/page-hooks.ts';
import { loadPageTable } from '../../kernel/page-table.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { beginSession } from '../../kernel/session.ts';
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
        <p className={guestStyles.wrong} role="alert">
          {ended}
        </p>
      )}
      {invitation && <JoinForm token={token} invitation={invitation} />}
    </GuestCard>
  );
}

/** The form of a guest: outside the frame there are no drafts and toasts, so the server's answer names what is wrong. */
function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const say = useSay();
  const go = usePageGo();
  const [values, setValues] = useState({ name: '', phone: '', password: '' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      beginSession(await firstCall('merchant_users.join', { body: { ...values, token } }), false);
      go('index', { start: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (value: string | null) => setValues((before) => ({ ...before, [name]: value ?? '' })),
  });
  const problemOf = (name: string) => failure?.fields[name]?.[0]?.message;
  const known = Object.keys(values).some(problemOf);
  return (
    <form className={guestStyles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{say(invitation.role === merchantOwner ? joinWords.asOwner : joinWords.asClerk)}</p>
      <Field label={say(words.name)} error={problemOf('name')} required>
        <TextInput {...field('name')} autoFocus autoComplete="name" max={100} />
      </Field>
      <Field label={say(words.phone)} error={problemOf('phone')} hint={say(joinWords.phoneHint)} required>
        <TextInput {...field('phone')} latinDigits autoComplete="tel" inputMode="tel" max={30} />
      </Field>
      <Field label={say(words.password)} error={problemOf('password')} required>
        <PasswordInput {...field('password')} autoComplete="new-password" />
      </Field>
      {failure !== null && !known && (
        <p className={guestStyles.wrong} role="alert">
          {firstMessage(failure)}
        </p>
      )}
      <Button type="submit" variant="main" busy={busy}>
        {say(joinWords.join)}
      </Button>
    </form>
  );
}
