import { useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { dataWords } from '../../ui/table/data.words.ts';
import { RecoveryCodes } from './FactorParts.tsx';
import parts from './FactorParts.module.css';
import { FactorProofForm } from './FactorProofForm.tsx';
import styles from './PasswordForm.module.css';
import { passkeyWords } from './passkey.words.ts';
import sessions from './SessionsSection.module.css';
import { makePasskey } from './use-passkey.ts';

type Step =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename'; readonly id: number; readonly name: string }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Own passkeys with their last use; they are added with the password and removed with a second factor. */
export function Passkeys({ onChanged }: { onChanged(): void }) {
  const say = useSay();
  const toast = useToast();
  const [step, setStep] = useState<Step | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions.passkeys'],
    queryFn: ({ signal }) => call('sessions.passkeys', { signal }),
  });
  const finish = (message: string) => {
    setStep(null);
    toast.success(message);
    void refetch();
    onChanged();
  };
  const onAdded = (codes: readonly string[]) => {
    if (codes.length === 0) finish(say(passkeyWords.added));
    else setStep({ kind: 'codes', codes });
  };
  return (
    <div className={parts.passkeys}>
      <h3>{say(passkeyWords.title)}</h3>
      <p className="muted">{say(passkeyWords.hint)}</p>
      {error && <Callout tone="danger">{firstMessage(error)}</Callout>}
      <ul className={sessions.list}>
        {data?.data.map(({ id, name, created_at, last_used_at }) => (
          <li key={id} className={sessions.line}>
            <Icon of={KeyRound} size={20} className={sessions.icon} />
            <div className={sessions.words}>
              <div className={sessions.device}>{name}</div>
              <div className="muted">
                {say(commonWords.since, { at: formatDateTime(new Date(created_at)) })},{' '}
                {last_used_at === null
                  ? say(passkeyWords.neverUsed)
                  : say(passkeyWords.lastUsed, { at: formatDateTime(new Date(last_used_at)) })}
              </div>
            </div>
            <IconButton
              icon={Pencil}
              label={say(passkeyWords.renameOf, { name })}
              onClick={() => setStep({ kind: 'rename', id, name })}
            />
            <Button
              small
              aria-label={say(passkeyWords.removeOf, { name })}
              onClick={() => setStep({ kind: 'remove', id })}>
              {say(commonWords.remove)}
            </Button>
          </li>
        ))}
      </ul>
      {step === null && data && (
        <Button icon={KeyRound} onClick={() => setStep({ kind: 'add' })}>
          {say(passkeyWords.add)}
        </Button>
      )}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => finish(say(passkeyWords.added))} />}
      {step?.kind === 'add' && <NewPasskey onAdded={onAdded} onCancel={() => setStep(null)} />}
      {step?.kind === 'rename' && (
        <RenamePasskey
          key={step.id}
          {...step}
          onRenamed={() => finish(say(passkeyWords.renamed))}
          onCancel={() => setStep(null)}
        />
      )}
      {step?.kind === 'remove' && (
        <FactorProofForm
          key={step.id}
          onProof={async (body) => {
            await call('sessions.removePasskey', { params: { id: step.id }, body });
            finish(say(passkeyWords.removed));
          }}
          onCancel={() => setStep(null)}
        />
      )}
    </div>
  );
}

interface RenamePasskeyProps {
  readonly id: number;
  readonly name: string;
  onRenamed(): void;
  onCancel(): void;
}

/** Another name for a passkey. */
function RenamePasskey({ id, name: before, onRenamed, onCancel }: RenamePasskeyProps) {
  const say = useSay();
  const [name, setName] = useState<string | null>(before);
  const { busy, failure, submit } = useSending(name, async () => {
    await call('sessions.renamePasskey', { params: { id }, body: { passkey_name: name ?? '' } });
    onRenamed();
    return null;
  });
  return (
    <PasskeyForm submit={submit} failure={failure} busy={busy} verb={dataWords.save} onCancel={onCancel}>
      <Field label={say(sessionFieldWords.passkey_name)} hint={say(passkeyWords.nameHint)}>
        <TextInput value={name} onChange={setName} autoFocus max={60} autoComplete="off" />
      </Field>
    </PasskeyForm>
  );
}

interface NewPasskeyProps {
  onAdded(recoveryCodes: readonly string[]): void;
  onCancel(): void;
}

/** Name and password, then the browser's own dialog. */
function NewPasskey({ onAdded, onCancel }: NewPasskeyProps) {
  const say = useSay();
  const [name, setName] = useState<string | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const { busy, failure, submit } = useSending(name, async () => {
    const { data } = await call('sessions.startPasskey', { body: { current_password: password ?? '' } });
    const passkey = await makePasskey(data.options);
    if (passkey === null) return passkeyWords.notMade;
    const added = await call('sessions.addPasskey', { body: { passkey_name: name ?? '', passkey } });
    onAdded(added.data.recovery_codes);
    return null;
  });
  return (
    <PasskeyForm submit={submit} failure={failure} busy={busy} verb={passkeyWords.add} onCancel={onCancel}>
      <Field label={say(sessionFieldWords.passkey_name)} hint={say(passkeyWords.nameHint)}>
        <TextInput value={name} onChange={setName} autoFocus max={60} autoComplete="off" />
      </Field>
      <Field label={say(sessionFieldWords.current_password)}>
        <PasswordInput value={password ?? ''} onChange={setPassword} autoComplete="current-password" />
      </Field>
    </PasskeyForm>
  );
}

/** Sends a form that needs a name; `send` answers what is to be displayed, or null. */
function useSending(name: string | null, send: () => Promise<Word | null>) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(name === null ? say(passkeyWords.nameNeeded) : '');
    if (name === null) return;
    setBusy(true);
    try {
      const problem = await send();
      if (problem) setFailure(say(problem));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(firstMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, submit };
}

interface PasskeyFormProps {
  submit(event: FormEvent): Promise<void>;
  readonly failure: string;
  readonly busy: boolean;
  readonly verb: Word;
  readonly children: ReactNode;
  onCancel(): void;
}

function PasskeyForm({ submit, failure, busy, verb, children, onCancel }: PasskeyFormProps) {
  const say = useSay();
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {failure !== '' && (
        <Callout tone="danger" live>
          {failure}
        </Callout>
      )}
      <div className={parts.buttons}>
        <Button onClick={onCancel}>{say(commonWords.cancel)}</Button>
        <Button type="submit" variant="main" busy={busy}>
          {say(verb)}
        </Button>
      </div>
    </form>
  );
}
