import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { QrCode } from '../../ui/layout/QrCode.tsx';
import styles from './FactorParts.module.css';
import { passkeyWords } from './passkey.words.ts';
import { factorWords } from './second-factor.words.ts';
import { answerWithPasskey, makePasskey } from './use-passkey.ts';

/** An app that is being added: the text of its QR, and the same as a key to type. */
export interface OfferedFactor {
  readonly uri: string;
  readonly secret: string;
}

/** QR and key for an authenticator app. */
export function FactorOffer({ uri, secret }: OfferedFactor) {
  const say = useSay();
  return (
    <div className={styles.offer}>
      <div className={styles.code}>
        <QrCode text={uri} dots={8} />
      </div>
      <p>{say(factorWords.byHand)}</p>
      <p className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      <CopyButton text={secret} what={say(sessionFieldWords.code)} words />
    </div>
  );
}

interface CodeFieldProps {
  readonly value: string | null;
  readonly error?: string | undefined;
  /** Has the focus when it appears. */
  readonly focused?: boolean;
  onChange(value: string | null): void;
}

/** Code of the app, or a recovery code. */
export function CodeField({ value, error, focused = true, onChange }: CodeFieldProps) {
  const say = useSay();
  return (
    <Field label={say(sessionFieldWords.code)} error={error}>
      <TextInput
        value={value}
        onChange={onChange}
        latinDigits
        autoFocus={focused}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        max={40}
      />
    </Field>
  );
}

interface LoginStepProps extends CodeFieldProps {
  readonly offer: OfferedFactor | null;
  /** An authenticator app is one of the factors. */
  readonly app: boolean;
  /** Question to the passkeys of the account; null when none works here. */
  readonly passkey: string | null;
  /** Question for a new passkey, beside the app that is offered. */
  readonly newPasskey: string | null;
  readonly trusts: boolean;
  /** A shared computer is not trusted. */
  readonly mayTrust: boolean;
  onTrust(trusts: boolean): void;
  /** The browser answered with a passkey. */
  onPasskey(answer: string): void;
}

/** Second step of the login page: one that the account has, or the first one, which its role needs. */
export function LoginStep({ offer, app, passkey, newPasskey, trusts, mayTrust, ...props }: LoginStepProps) {
  const { onTrust, onPasskey, ...field } = props;
  const say = useSay();
  const [failure, setFailure] = useState('');
  const answer = async (work: Promise<string | null>, missing: Word) => {
    setFailure('');
    const answered = await work;
    if (answered === null) setFailure(say(missing));
    else onPasskey(answered);
  };
  const byCode = app ? factorWords.codeNeeded : passkeyWords.recoveryToo;
  const byApp = newPasskey === null ? factorWords.scan : passkeyWords.orScan;
  return (
    <>
      {offer && (
        <p role="status" className={styles.line}>
          {say(factorWords.setupNeeded)}
        </p>
      )}
      {newPasskey !== null && <p className={`muted ${styles.line}`}>{say(passkeyWords.hint)}</p>}
      {newPasskey !== null && (
        <Button
          icon={KeyRound}
          variant="main"
          onClick={() => void answer(makePasskey(newPasskey), passkeyWords.notMade)}>
          {say(passkeyWords.add)}
        </Button>
      )}
      {passkey !== null && (
        <Button
          icon={KeyRound}
          variant="main"
          onClick={() => void answer(answerWithPasskey(passkey), passkeyWords.notUsed)}>
          {say(passkeyWords.use)}
        </Button>
      )}
      {failure !== '' && (
        <Callout tone="danger" live>
          {failure}
        </Callout>
      )}
      <p role={offer ? undefined : 'status'} className={styles.line}>
        {say(offer ? byApp : byCode)}
      </p>
      {offer && <FactorOffer {...offer} />}
      <CodeField {...field} focused={passkey === null && newPasskey === null} />
      {mayTrust && (
        <Checkbox checked={trusts} onChange={onTrust} hint={say(factorWords.trustHint)}>
          {say(factorWords.trust)}
        </Checkbox>
      )}
    </>
  );
}

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; onKept(): void }) {
  const say = useSay();
  return (
    <div className={styles.offer} role="status">
      <h2>{say(factorWords.recovery)}</h2>
      <p>{say(factorWords.recoveryText)}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} what={say(factorWords.recovery)} words />
      <Button variant="main" onClick={onKept}>
        {say(factorWords.kept)}
      </Button>
    </div>
  );
}
