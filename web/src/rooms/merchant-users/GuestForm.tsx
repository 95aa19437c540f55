import { useState, type FormEvent, type ReactNode } from 'react';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { guestStyles } from '../sessions/sessions.door.ts';

/** Values of a guest's form, and what the server says of them. The pages come with the login page, so they have no rules of forms. */
export function useGuestForm<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  send: (values: Readonly<Record<Name, string>>) => Promise<void>,
) {
  const [values, setValues] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const problemOf = (name: Name) => failure?.fields[name]?.[0]?.message;
  return {
    busy,
    submit,
    problemOf,
    /** The reason of a refusal that belongs to no field. */
    reason: failure !== null && !(Object.keys(values) as Name[]).some(problemOf) ? firstMessage(failure) : null,
    inputOf: (name: Name) => ({
      value: values[name],
      onChange: (value: string | null) => setValues((before) => ({ ...before, [name]: value ?? '' })),
    }),
  };
}

/** A form on the card of a page for people who are not signed in: its fields, why it failed, and its button. */
export function GuestForm({
  of,
  yes,
  children,
}: {
  of: Pick<ReturnType<typeof useGuestForm<string>>, 'busy' | 'submit' | 'reason'>;
  yes: string;
  children: ReactNode;
}) {
  return (
    <form className={guestStyles.form} noValidate onSubmit={(event) => void of.submit(event)}>
      {children}
      {of.reason !== null && (
        <p className={guestStyles.wrong} role="alert">
          {of.reason}
        </p>
      )}
      <Button type="submit" variant="main" busy={of.busy}>
        {yes}
      </Button>
    </form>
  );
}
