import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CodeField, FactorOffer, RecoveryCodes, type OfferedFactor } from './FactorParts.tsx';
import parts from './FactorParts.module.css';
import type { SentProof } from './FactorProofForm.tsx';
import styles from './PasswordForm.module.css';
import { factorWords } from './second-factor.words.ts';
import { Section } from './Section.tsx';

/** Change of the second factor in progress. */
type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'renew' }
  | { readonly kind: 'remove' }
  | ({ readonly kind: 'offer' } & OfferedFactor)
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const Passkeys = lazyPart(async () => (await import('./Passkeys.tsx')).Passkeys, 'afterPage');
const FactorProofForm = lazyPart(async () => (await import('./FactorProofForm.tsx')).FactorProofForm);

/** Second step at login: an app, passkeys, new recovery codes, turned off. */
export function SecondFactorSection() {
  const say = useSay();
  const toast = useToast();
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions.secondFactor'],
    queryFn: ({ signal }) => call('sessions.secondFactor', { signal }),
  });
  const [step, setStep] = useState<Step | null>(null);
  const factor = data?.data;
  const finish = () => {
    setStep(null);
    void refetch();
  };
  const prove = async (kind: 'renew' | 'remove', body: SentProof) => {
    if (kind === 'renew') {
      const renewed = await call('sessions.renewRecoveryCodes', { body });
      return setStep({ kind: 'codes', codes: renewed.data.recovery_codes });
    }
    await call('sessions.removeSecondFactor', { body });
    toast.success(say(factorWords.removed));
    return finish();
  };
  return (
    <Section title={say(factorWords.title)} hint={say(factorWords.hint)}>
      {error && <Callout tone="danger">{firstMessage(error)}</Callout>}
      {!factor && !error && <Skeleton lines={2} />}
      {factor && (
        <p>
          {factor.added_at
            ? say(factorWords.since, {
                at: formatDateTime(new Date(factor.added_at)),
                codes: factor.recovery_codes,
                devices: factor.trusted_devices,
              })
            : say(factorWords.off)}{' '}
          {factor.required && say(factorWords.required)}
        </p>
      )}
      {factor && step === null && (
        <div className={parts.buttons}>
          {!factor.app && <Button onClick={() => setStep({ kind: 'password' })}>{say(factorWords.add)}</Button>}
          {factor.added_at !== null && (
            <Button onClick={() => setStep({ kind: 'renew' })}>{say(factorWords.renew)}</Button>
          )}
          {factor.app && (
            <Button variant="danger" onClick={() => setStep({ kind: 'remove' })}>
              {say(factorWords.remove)}
            </Button>
          )}
        </div>
      )}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onKept={finish} />}
      {(step?.kind === 'password' || step?.kind === 'offer') && (
        <StepForm key={step.kind} step={step} onStep={setStep} onDone={finish} />
      )}
      {(step?.kind === 'renew' || step?.kind === 'remove') && (
        <FactorProofForm key={step.kind} onProof={(proof) => prove(step.kind, proof)} onCancel={() => setStep(null)} />
      )}
      {factor && <Passkeys onChanged={() => void refetch()} />}
    </Section>
  );
}

interface StepFormProps {
  readonly step: { readonly kind: 'password' } | ({ readonly kind: 'offer' } & OfferedFactor);
  onStep(step: Step): void;
  onDone(): void;
}

/** Asks for the password before an app is added, and for its first code. */
function StepForm({ step, onStep, onDone }: StepFormProps) {
  const say = useSay();
  const toast = useToast();
  const [value, setValue] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const send = async (): Promise<void> => {
    const code = value ?? '';
    if (step.kind === 'password') {
      const { data } = await call('sessions.startSecondFactor', { body: { current_password: code } });
      return onStep({ kind: 'offer', ...data });
    }
    const { data } = await call('sessions.addSecondFactor', { body: { code } });
    toast.success(say(factorWords.added));
    return data.recovery_codes.length === 0 ? onDone() : onStep({ kind: 'codes', codes: data.recovery_codes });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    send()
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setFailure(error);
      })
      .finally(() => setBusy(false));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {step.kind === 'offer' && <p>{say(factorWords.scan)}</p>}
      {step.kind === 'offer' && <FactorOffer {...step} />}
      {step.kind === 'password' ? (
        <Field label={say(sessionFieldWords.current_password)}>
          <PasswordInput value={value ?? ''} onChange={setValue} autoComplete="current-password" />
        </Field>
      ) : (
        <CodeField value={value} onChange={setValue} />
      )}
      {failure && (
        <Callout tone="danger" live>
          {firstMessage(failure)}
        </Callout>
      )}
      <div>
        <Button type="submit" variant="main" busy={busy}>
          {say(commonWords.confirm)}
        </Button>
      </div>
    </form>
  );
}
