import { useState } from 'react';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { firstCall } from '../../kernel/first-calls.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { beginSession } from '../../kernel/session.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { GuestCard, guestStyles } from '../sessions/sessions.door.ts';
import { forgottenWords } from './forgotten.words.ts';
import { GuestForm, useGuestForm } from './GuestForm.tsx';

/** `/forgotten-password` (U-01): people of merchants choose a new password with a code sent to their phone, or are told to ask their branch for a link. */
export function ForgottenPage() {
  const say = useSay();
  const [asked, setAsked] = useState<{ readonly phone: string; readonly byMessage: boolean } | null>(null);
  return (
    <GuestCard title={say(titleOf('forgotten'))}>
      {asked === null ? (
        <AskForm onAsked={(phone, byMessage) => setAsked({ phone, byMessage })} />
      ) : asked.byMessage ? (
        <CodeForm phone={asked.phone} />
      ) : (
        <p className={guestStyles.wrong} role="alert">
          {say(forgottenWords.noMessages)}
        </p>
      )}
      <p>
        <PageLink to="login">{say(forgottenWords.back)}</PageLink>
      </p>
    </GuestCard>
  );
}

function AskForm({ onAsked }: { onAsked: (phone: string, byMessage: boolean) => void }) {
  const say = useSay();
  const form = useGuestForm({ phone: '' }, async ({ phone }) => {
    const { data } = await firstCall('merchant_users.askCode', { body: { phone } });
    onAsked(phone, data.by_message);
  });
  return (
    <GuestForm of={form} yes={say(forgottenWords.send)}>
      <p>{say(forgottenWords.about)}</p>
      <Field label={say(commonFieldWords.phone)} error={form.problemOf('phone')} required>
        <TextInput {...form.inputOf('phone')} latinDigits autoFocus autoComplete="tel" inputMode="tel" max={30} />
      </Field>
    </GuestForm>
  );
}

function CodeForm({ phone }: { phone: string }) {
  const say = useSay();
  const go = usePageGo();
  const form = useGuestForm({ code: '', password: '' }, async (values) => {
    beginSession(await firstCall('merchant_users.resetByCode', { body: { ...values, phone } }), false);
    go('index', { start: true });
  });
  return (
    <GuestForm of={form} yes={say(forgottenWords.setPassword)}>
      <p>{say(forgottenWords.sent, { phone })}</p>
      <Field label={say(forgottenWords.code)} error={form.problemOf('code')} required>
        <TextInput
          {...form.inputOf('code')}
          latinDigits
          autoFocus
          autoComplete="one-time-code"
          inputMode="numeric"
          max={6}
        />
      </Field>
      <Field label={say(commonWords.newPassword)} error={form.problemOf('password')} required>
        <PasswordInput {...form.inputOf('password')} autoComplete="new-password" />
      </Field>
    </GuestForm>
  );
}
