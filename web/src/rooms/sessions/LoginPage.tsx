import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { firstMessage, type ApiError } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { idleMessage, kernelWords } from '../../kernel/kernel.words.ts';
import { sessionStore } from '../../kernel/session-store.ts';
import { useStore } from '../../kernel/store.ts';
import { mayWait } from '../../shell/scan/may-wait.ts';
import { scanState } from '../../shell/scan/scan-state.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { GuestCard } from './GuestCard.tsx';
import guestStyles from './GuestCard.module.css';
import styles from './LoginPage.module.css';
import { sessionsWords } from './sessions.words.ts';
import { emptyDraft, useLogin, type LoginDraft } from './use-login.ts';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const LoginStep = lazyPart(async () => (await import('./FactorParts.tsx')).LoginStep);
const RecoveryCodes = lazyPart(async () => (await import('./FactorParts.tsx')).RecoveryCodes);
const SignOnLink = lazyPart(async () => (await import('./SignOnLink.tsx')).SignOnLink);
const WaitingAtLogin = lazyPart(async () => (await import('../../shell/scan/WaitingAtLogin.tsx')).WaitingAtLogin);

/** `/login` (N-01): user name, e-mail or phone, and password. What is wrong is said here and stays; which of the two it was is never said. */
export function LoginPage() {
  const say = useSay();
  const { busy, failure, factor, recovery, wait, submit } = useLogin();
  const [draft, setDraft] = useState<LoginDraft>(emptyDraft);
  const signOn = document.querySelector<HTMLMetaElement>('meta[name=waybill-sso]')?.content;
  const [tried, setTried] = useState(false);
  const localeChosen = useRef(false);
  const userName = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const change = (part: Partial<LoginDraft>) => setDraft((before) => ({ ...before, ...part }));
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (draft.userName === null) userName.current?.focus();
    else if (draft.password === '') password.current?.focus();
    else if (wait === 0 && !busy && !(await submit(draft, localeChosen.current))) password.current?.select();
  };
  const missing = (value: string | null, text: string) =>
    tried && (value === null || value === '') ? text : undefined;
  if (recovery)
    return (
      <GuestCard title={say(titleOf('login'))}>
        <RecoveryCodes {...recovery} />
      </GuestCard>
    );
  return (
    <GuestCard
      title={say(titleOf('login'))}
      onLanguage={() => {
        localeChosen.current = true;
      }}>
      <Farewell />
      <LeftHere />
      <form className={guestStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {factor ? (
          <LoginStep
            {...factor}
            value={draft.code}
            onChange={(code) => change({ code })}
            trusts={draft.trusts}
            mayTrust={!draft.shared}
            onTrust={(trusts) => change({ trusts })}
            onPasskey={(passkey) => void submit({ ...draft, passkey }, localeChosen.current)}
          />
        ) : (
          <>
            <Field
              label={say(sessionFieldWords.user_name)}
              error={missing(draft.userName, say(sessionsWords.fillUserName))}>
              <TextInput
                ref={userName}
                value={draft.userName}
                onChange={(next) => change({ userName: next })}
                latinDigits
                autoFocus
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                max={200}
              />
            </Field>
            <Field
              label={say(sessionFieldWords.password)}
              error={missing(draft.password, say(sessionsWords.fillPassword))}>
              <PasswordInput
                ref={password}
                value={draft.password}
                onChange={(next) => change({ password: next })}
                autoComplete="current-password"
              />
            </Field>
            <Checkbox
              checked={draft.shared}
              onChange={(shared) => change({ shared })}
              hint={say(sessionsWords.sharedHint)}>
              {say(sessionsWords.shared)}
            </Checkbox>
          </>
        )}
        {failure && <Failure failure={failure} wait={wait} asksPassword={factor === null} />}
        <Button
          type="submit"
          variant={factor?.passkey || factor?.newPasskey ? 'plain' : 'main'}
          busy={busy}
          disabled={wait > 0}>
          {say(sessionsWords.doLogin)}
        </Button>
        {signOn !== undefined && factor === null && <SignOnLink name={signOn} shared={draft.shared} />}
        <a href={pathOf('forgotten')}>{say(titleOf('forgotten'))}</a>
      </form>
    </GuestCard>
  );
}

/** Scans left by those who worked here: on the device or, where it could not keep them, in this page. */
function LeftHere() {
  const { unsafe } = useStore(scanState);
  const [kept, setKept] = useState(false);
  useEffect(() => void mayWait().then(setKept), []);
  return (kept || unsafe.length > 0) && <WaitingAtLogin />;
}

/** Why somebody is here again. That an account was idle is said in Myanmar whatever the language. */
function Farewell() {
  const say = useSay();
  const { farewell } = useStore(sessionStore);
  if (farewell === null) return null;
  return farewell === 'idle' ? (
    <Note tone="attention">
      <span lang="my">{idleMessage}</span>
    </Note>
  ) : (
    <Note tone="attention">{say(sessionsWords.ended)}</Note>
  );
}

function Failure({ failure, wait, asksPassword }: { failure: ApiError; wait: number; asksPassword: boolean }) {
  const say = useSay();
  const throttled = failure.values.seconds !== undefined;
  const refused = firstMessage(failure);
  const waiting = say(commonWords.tooManyAttempts, { seconds: wait });
  if (throttled && wait === 0) return <Note tone="attention">{say(sessionsWords.mayTryAgain)}</Note>;
  return (
    <Note tone="danger">
      {throttled ? (
        <>
          <span aria-hidden="true">{waiting}</span>
          <span className="sr-only">{firstMessage(failure)}</span>
        </>
      ) : (
        refused || say(kernelWords.server)
      )}
      {refused && !throttled && asksPassword && !failure.code.startsWith('sso_') && (
        <span className={styles.request}>{say(sessionsWords.forgotten)}</span>
      )}
      {!refused && failure.requestId !== null && (
        <span className={styles.request}>{say(kernelWords.requestId, { id: failure.requestId })}</span>
      )}
    </Note>
  );
}

function Note({ tone, children }: { tone: 'danger' | 'attention'; children: ReactNode }) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} role="alert">
      <Icon of={tone === 'danger' ? OctagonAlert : TriangleAlert} />
      <div className={styles.noteWords}>{children}</div>
    </div>
  );
}
