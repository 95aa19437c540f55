import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { savePreferences } from '../../kernel/account.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { loadPageTable } from '../../kernel/page-table.ts';
import { currentLocale, setPreferences } from '../../kernel/preferences.ts';
import { signIn } from '../../kernel/session.ts';
import type { OfferedFactor } from './FactorParts.tsx';

export interface LoginDraft {
  readonly userName: string | null;
  readonly password: string;
  readonly shared: boolean;
  readonly code: string | null;
  /** Answer of a passkey, instead of a code. */
  readonly passkey?: string;
  readonly trusts: boolean;
}

/** Second step that the server asks for: a code or a passkey, or the first code of an app that is offered, or a new passkey. */
export interface LoginFactor {
  readonly offer: OfferedFactor | null;
  readonly app: boolean;
  readonly passkey: string | null;
  /** Question for a new passkey, beside the app that is offered. */
  readonly newPasskey: string | null;
}

export interface Login {
  readonly busy: boolean;
  readonly failure: ApiError | null;
  /** Second step, once the password was right. */
  readonly factor: LoginFactor | null;
  /** Recovery codes to keep before the session begins. */
  readonly recovery: { readonly codes: readonly string[]; readonly onKept: () => void } | null;
  /** Seconds until another attempt is allowed; 0 when one is. */
  readonly wait: number;
  /** Answers whether it worked. */
  submit(draft: LoginDraft, localeChosen: boolean): Promise<boolean>;
}

/** Signing in, with its failure and the pause that the server asks for after too many. */
export function useLogin(): Login {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [factor, setFactor] = useState<LoginFactor | null>(null);
  const [recovery, setRecovery] = useState<Login['recovery']>(null);
  const [wait, startWaiting] = useCountdown();
  const [returned, setReturned] = useState(returnedSignOn);
  const onRecoveryCodes = (codes: readonly string[]) =>
    new Promise<void>((resolve) => setRecovery({ codes, onKept: resolve }));
  const submit = async ({ userName, password, shared, code, passkey, trusts }: LoginDraft, localeChosen: boolean) => {
    setBusy(true);
    setFailure(null);
    void loadPageTable().catch(() => undefined);
    try {
      const chosen = currentLocale();
      const user = await signIn({
        typed: returned ? null : { user_name: userName ?? '', password },
        shared: returned ? returned === 'shared' : shared,
        ...(factor ? { code: passkey ? null : code, passkey, trust_device: trusts && !shared } : {}),
        onRecoveryCodes,
      });
      // A language chosen on the login page is what the person wants now, so the account follows it.
      if (localeChosen && chosen !== user.locale) {
        if (user.must_change_password) setPreferences({ locale: chosen });
        else void savePreferences({ locale: chosen }).catch(() => undefined);
      }
      return true;
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      const needed = factorOf(error);
      if (needed) setFactor(needed);
      else setFailure(error);
      // Its question was answered: the next attempt gets another one.
      if (passkey) setFactor(needed);
      // A wrong code may be typed again; anything else ends the sign-on.
      if (returned && !needed && (factor === null || passkey || error.code.startsWith('sso_'))) {
        setFactor(null);
        setReturned(null);
        forgetReturn();
      }
      startWaiting(Number(error.values.seconds ?? 0));
      return false;
    }
  };
  const finish = useEffectEvent(() => void submit(emptyDraft, false));
  useEffect(() => {
    if (returned) finish();
  }, [returned]);
  return { busy, failure, factor, recovery, wait, submit };
}

export const emptyDraft: LoginDraft = { userName: null, password: '', shared: false, code: null, trusts: false };

/** How the browser comes back from the provider: to a session of this device, or to one that ends with the tab. */
function returnedSignOn(): 'own' | 'shared' | null {
  const value = new URLSearchParams(window.location.search).get('sso');
  return value === 'own' || value === 'shared' ? value : null;
}

/** Takes the return out of the address, so that reloading the page does not try again. */
function forgetReturn(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('sso');
  window.history.replaceState(window.history.state, '', address);
}

/** Returns the second step that a refusal asks for. */
function factorOf({ code, values: { secret, uri, app, passkey, new_passkey } }: ApiError): LoginFactor | null {
  if (code === 'second_factor_needed')
    return { offer: null, app: app === true, passkey: questionOf(passkey), newPasskey: null };
  return code === 'second_factor_missing'
    ? {
        offer: { secret: String(secret), uri: String(uri) },
        app: true,
        passkey: null,
        newPasskey: questionOf(new_passkey),
      }
    : null;
}

const questionOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whole seconds until a moment, by the clock, so that a tab that slept counts on. */
function useCountdown(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  const until = useRef(0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(Math.max(0, Math.ceil((until.current - Date.now()) / 1000))), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [
    left,
    (seconds) => {
      until.current = Date.now() + seconds * 1000;
      setLeft(seconds);
    },
  ];
}
