import type { Transaction } from 'kysely';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { deviceName } from '@waybill/domain/rooms/sessions/device-name.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database, Services } from '../../kernel/services.ts';
import { Refused } from '../../kernel/errors.ts';
import {
  beginFactor,
  confirmApp,
  isTrusted,
  readFactor,
  replaceRecoveryCodes,
  shareRoleOf,
  takeRecoveryCode,
  takeCodeStep,
  trustDevice,
  trustedDays,
  waitingSecret,
} from './second-factor.store.ts';
import { askNewPasskey, askPasskeys, checkNewPasskey, provePasskey } from './passkeys.ts';
import { insertPasskey } from './passkeys.store.ts';
import { writeSignInLine, type SignInPerson } from './sign-in-line.store.ts';
import { giveBackTry, takeTry, type ThrottleKey } from './throttle.store.ts';
import { base32, factorUri, matchingStep, totpSecretBytes } from './totp.ts';

/** Recovery codes of an account, each good once. */
const recoveryCodes = 10;
/** Bytes of one: 50 bits in two groups of five letters. */
const recoveryBytes = 7;

const cookieName = 'waybill_trusted';
/** Maximum people of a shared computer whose trust it keeps. */
const mostTrusted = 20;

const tokensOf = (cookies: string | undefined): string[] =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]{1,1000})(?:;|$)`).exec(cookies ?? '')?.[1]?.split('.') ?? [];

/** Does signing in ask this person for a second factor? What opens a session without a password asks before it does. */
export async function asksFactor(
  db: Database,
  { services }: Pick<RequestContext, 'services'>,
  staffId: number,
): Promise<boolean> {
  const factor = await readFactor(db, staffId);
  return factor.confirmed_at !== null || needsFactor(services, factor);
}

/** Has this person a second factor? */
export const hasFactor = async (db: Database, staffId: number): Promise<boolean> =>
  (await readFactor(db, staffId)).confirmed_at !== null;

/** Must the role of a person have a second factor: by the server's settings, which no screen changes, or by those of the screen? */
export const needsFactor = (
  { settings }: Pick<Services, 'settings'>,
  { role_slug, role_set_at }: Pick<Awaited<ReturnType<typeof readFactor>>, 'role_slug' | 'role_set_at'>,
): boolean => role_set_at !== null || settings.secondFactorRoles.includes(role_slug);

/** A code, or the answer of a passkey. */
export interface SentFactor {
  readonly code: string | null;
  readonly passkey?: string | null | undefined;
}

/** How a factor was proved. */
export type FactorProof = 'app' | 'recovery' | 'passkey';

/**
 * Takes the answer of a passkey where there is one, else a code. Wrong answers of an open session are counted apart from wrong codes, so that neither
 * closes the other way; at the login the password's counters hold.
 */
export async function proveFactor(
  db: Database,
  { code, passkey }: SentFactor,
  { now, ...prover }: { readonly staffId: number; readonly purpose: 'sign_in' | 'prove'; readonly now: Date },
): Promise<FactorProof | Refusal> {
  const { staffId, purpose } = prover;
  if (!passkey) return proveCode(db, staffId, { code, now });
  const keys: readonly ThrottleKey[] = purpose === 'prove' ? [{ kind: 'account', value: `passkey:${staffId}` }] : [];
  const seconds = await takeTry(db, keys, now);
  if (seconds > 0) return refuse('too_many_attempts', { values: { seconds } });
  const proof = await provePasskey(db, prover, { answer: passkey, now });
  if (typeof proof === 'string') await giveBackTry(db, keys);
  return proof;
}

/**
 * Takes a code of the app, or a recovery code, once. Wrong codes are counted apart from wrong passwords and only a right one clears them, so that a
 * password that somebody else knows gives no further guesses. `adds`: the first code of an app, which no recovery code replaces.
 */
export async function proveCode(
  db: Database,
  staffId: number,
  { code, now, adds = false }: { readonly code: string | null; readonly now: Date; readonly adds?: boolean },
): Promise<'app' | 'recovery' | Refusal> {
  const keys: readonly ThrottleKey[] = [{ kind: 'account', value: `code:${staffId}` }];
  const seconds = await takeTry(db, keys, now);
  if (seconds > 0) return refuse('too_many_attempts', { values: { seconds } });
  const { secret, app_at, confirmed_at } = await readFactor(db, staffId);
  const typed = (code ?? '').toUpperCase().replaceAll(/[\s-]/g, '');
  const step = secret && (adds || app_at) && matchingStep(secret, typed, now);
  const proof =
    step && (await takeCodeStep(db, staffId, step))
      ? 'app'
      : confirmed_at && !adds && (await takeRecoveryCode(db, staffId, typed, now))
        ? 'recovery'
        : null;
  if (proof === null) return refuse('wrong_code');
  await giveBackTry(db, keys);
  return proof;
}

/** Returns the secret and the QR's text for an app that is being added. */
export async function offerFactor(
  db: Database,
  services: Services,
  { staffId, account, now }: { readonly staffId: number; readonly account: string; readonly now: Date },
): Promise<{ secret: string; uri: string }> {
  const secret = await waitingSecret(db, staffId, services.randomBytes(totpSecretBytes), now);
  return { secret: base32(secret), uri: factorUri(secret, { issuer: services.settings.providerName, account }) };
}

/** Makes new recovery codes and returns them, for the only time: hashes are stored. */
export async function makeRecoveryCodes(db: Database, services: Services, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => base32(services.randomBytes(recoveryBytes)).slice(0, 10));
  await replaceRecoveryCodes(db, staffId, codes);
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** A sign-in that may go on; `finish` writes what belongs to it and returns the recovery codes of a factor that was added with it. */
export interface PassedFactor {
  /** A factor was proved; not on a trusted device, nor where nothing is asked. */
  readonly proved: boolean;
  finish(tx: Transaction<Tables>): Promise<string[] | null>;
}

interface SignInFactor extends SentFactor {
  readonly trust_device: boolean;
}

/**
 * Asks for the second factor after the right password: a code or a passkey where the person has one, unless the device is trusted; the first code of an
 * app, or a new passkey, where their role must have one. Nothing is asked of others.
 */
export async function passSecondFactor(
  context: RequestContext,
  person: SignInPerson,
  sent: SignInFactor,
): Promise<PassedFactor | Refusal> {
  const { db, services, now, request } = context;
  const factor = await readFactor(db, person.id);
  const trusted = tokensOf(request.raw?.headers.cookie);
  if (factor.confirmed_at === null)
    return needsFactor(services, factor)
      ? setUpFactor(context, { ...person, userName: factor.user_name }, sent)
      : withoutFactor(services, person.id);
  if (await isTrusted(db, person.id, trusted, now)) return trustedDevice;
  const prover = { staffId: person.id, purpose: 'sign_in' } as const;
  if (sent.code === null && !sent.passkey)
    return refuse('second_factor_needed', {
      values: { app: factor.app_at !== null, passkey: await askPasskeys(context, prover) },
    });
  const proof = await proveFactor(db, sent, { ...prover, now });
  if (typeof proof !== 'string') return proof;
  return {
    proved: true,
    finish: async (tx) => {
      if (sent.trust_device) await keepTrust(tx, context, person.id, trusted);
      if (proof === 'recovery') await writeSignInLine(tx, context, person, 'use_recovery_code');
      return null;
    },
  };
}

const trustedDevice: PassedFactor = { proved: false, finish: async () => null };

/** Nothing is asked of this person, unless their role is set to need a factor before the session is stored: that setting ends only stored sessions. */
const withoutFactor = (services: Services, staffId: number): PassedFactor => ({
  proved: false,
  finish: async (tx) => {
    await shareRoleOf(tx, staffId);
    if (needsFactor(services, await readFactor(tx, staffId))) throw new Refused(refuse('unavailable'));
    return null;
  },
});

/** Offers an app and, where passkeys work, a passkey; takes the first code of the app or the new passkey. Whichever comes first is the first factor. */
async function setUpFactor(
  context: RequestContext,
  person: SignInPerson & { readonly userName: string },
  { code, passkey, trust_device }: SignInFactor,
): Promise<PassedFactor | Refusal> {
  const { db, services, now, request } = context;
  const adding = { staffId: person.id, purpose: 'add_at_sign_in' } as const;
  if (code === null && !passkey) {
    const app = await offerFactor(db, services, { staffId: person.id, account: person.userName, now });
    const options = await askNewPasskey(context, { ...adding, userName: person.userName, name: person.name });
    return refuse('second_factor_missing', {
      values: { ...app, new_passkey: typeof options === 'string' ? options : null },
    });
  }
  const added = passkey
    ? await checkNewPasskey(db, adding, { answer: passkey, now })
    : await proveCode(db, person.id, { code, now, adds: true });
  if (isRefusal(added)) return added;
  const name = deviceName(request.userAgent) ?? 'Passkey';
  return {
    proved: true,
    finish: async (tx) => {
      const isFirst = await (typeof added === 'string' ? confirmApp : beginFactor)(tx, person.id, now);
      // Somebody who knows the password as well was faster: their factor is asked for from now on.
      if (!isFirst) throw new Refused(refuse('second_factor_needed', { values: { app: true, passkey: null } }));
      if (typeof added !== 'string' && !(await insertPasskey(tx, { ...added, name }, now)))
        throw new Refused(refuse('wrong_passkey'));
      if (trust_device) await keepTrust(tx, context, person.id, tokensOf(request.raw?.headers.cookie));
      await writeSignInLine(tx, context, person, typeof added === 'string' ? 'add_second_factor' : 'add_passkey');
      return makeRecoveryCodes(tx, services, person.id);
    },
  };
}

async function keepTrust(
  tx: Transaction<Tables>,
  context: RequestContext,
  staffId: number,
  others: readonly string[],
): Promise<void> {
  const { services, now, request } = context;
  const token = services.randomBytes(24).toString('base64url');
  await trustDevice(tx, staffId, token, now);
  const secure = request.raw?.protocol === 'https' ? '; Secure' : '';
  const value = [token, ...others].slice(0, mostTrusted).join('.');
  context.keepCookie?.(
    `${cookieName}=${value}; Path=/api/login; Max-Age=${trustedDays * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  );
}
