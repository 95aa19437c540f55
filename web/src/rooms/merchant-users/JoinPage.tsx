import { useEffect, useState } from 'react';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
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
import { GuestCard, guestStyles } from '../sessions/sessions.door.ts';
import { forgottenWords } from './forgotten.words.ts';
import { GuestForm, useGuestForm } from './GuestForm.tsx';
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
      {invitation?.person === null && <JoinForm token={token} invitation={invitation} />}
      {invitation?.person && <PasswordForm token={token} person={invitation.person} />}
    </GuestCard>
  );
}

/** The form of a guest: outside the frame there are no drafts and toasts, so the server's answer names what is wrong. */
function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const say = useSay();
  const go = usePageGo();
  const form = useGuestForm({ name: '', phone: '', password: '' }, async (values) => {
    beginSession(await firstCall('merchant_users.join', { body: { ...values, token } }), false);
    go('index', { start: true });
  });
  return (
    <GuestForm of={form} yes={say(joinWords.join)}>
      <p>{say(invitation.role === merchantOwner ? joinWords.asOwner : joinWords.asClerk)}</p>
      <Field label={say(words.name)} error={form.problemOf('name')} required>
        <TextInput {...form.inputOf('name')} autoFocus autoComplete="name" max={100} />
      </Field>
      <Field label={say(words.phone)} error={form.problemOf('phone')} hint={say(joinWords.phoneHint)} required>
        <TextInput {...form.inputOf('phone')} latinDigits autoComplete="tel" inputMode="tel" max={30} />
      </Field>
      <Field label={say(words.password)} error={form.problemOf('password')} required>
        <PasswordInput {...form.inputOf('password')} autoComplete="new-password" />
      </Field>
    </GuestForm>
  );
}

/** A link of the branch for somebody who forgot their password. */
function PasswordForm({ token, person }: { token: string; person: string }) {
  const say = useSay();
  const go = usePageGo();
  const form = useGuestForm({ password: '' }, async (values) => {
    beginSession(await firstCall('merchant_users.resetByLink', { body: { ...values, token } }), false);
    go('index', { start: true });
  });
  return (
    <GuestForm of={form} yes={say(forgottenWords.setPassword)}>
      <p>{say(forgottenWords.forPerson, { name: person })}</p>
      <Field label={say(commonWords.newPassword)} error={form.problemOf('password')} required>
        <PasswordInput {...form.inputOf('password')} autoFocus autoComplete="new-password" />
      </Field>
    </GuestForm>
  );
}
