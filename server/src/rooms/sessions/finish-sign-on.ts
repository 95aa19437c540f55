import type { Transaction } from 'kysely';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import type { signOnForm } from '@waybill/domain/rooms/sessions/session-forms.ts';
import { maySignIn } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { Refused } from '../../kernel/errors.ts';
import { hashPassword } from '../../kernel/password.ts';
import { endOneTimePassword, giveClaimedRole } from '../staff/sign-on.door.ts';
import { openSession } from './open-session.ts';
import { passSecondFactor } from './second-factor.ts';
import { endSignOn, readOutcome, type SignOnProblem } from './sign-on.store.ts';
import { writeSignInLine, type SignInPerson } from './sign-in-line.store.ts';
import { giveBackTry, takeTry, type ThrottleKey } from './throttle.store.ts';

/** Address of a single sign-on, below which its cookie is sent. */
export const signOnPath = '/api/login/sso';

const cookieName = 'waybill_sign_on';
const keptSeconds = 600;

/** The cookie that ties a sign-on to its browser. Lax: the provider's answer leads here from another site. */
export const signOnCookie = (value: string, secure: boolean): string =>
  `${cookieName}=${value}; Path=${signOnPath}; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Returns the value of this cookie, or null. */
export const signOnCookieOf = (cookies: string | undefined): string | null =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;

/**
 * Opens the session of a single sign-on that the provider has answered in this browser, once. The second factor is asked for as after a password, unless
 * the provider asked for one. What went wrong at the provider is said here, in the language of the page.
 */
export async function finishSignOn(
  context: RequestContext,
  body: FormValues<typeof signOnForm> & { readonly passkey?: string | null | undefined },
): Promise<CallOutput<'sessions.finishSignOn'> | Refusal> {
  const { db, now, services, request } = context;
  const keys: readonly ThrottleKey[] = [{ kind: 'address', value: request.ip }];
  const seconds = await takeTry(db, keys, now);
  if (seconds > 0) return refuse('too_many_attempts', { values: { seconds } });
  const browser = signOnCookieOf(request.raw?.headers.cookie);
  const found = browser === null ? null : await readOutcome(db, browser, now);
  if (browser === null || !found) return refuse('sso_expired');
  await giveBackTry(db, keys);
  const { problem, id, name, status, branch_id } = found;
  if (problem !== null || id === null || name === null || status === null) {
    await endSignOn(db, browser);
    return refuse((problem as SignOnProblem | null) ?? 'sso_expired');
  }
  if (!maySignIn(status)) return refuse('sso_account_closed');
  const person: SignInPerson = { id, name, branch_id };
  const factor = found.is_strong ? null : await passSecondFactor(context, person, body);
  if (isRefusal(factor)) return factor;
  const unknownHash = await hashPassword(services.randomBytes(32).toString('base64url'));
  let recovery_codes: string[] | null = null;
  const opened = await db.transaction().execute(async (tx) => {
    if (!(await endSignOn(tx, browser))) throw new Refused(refuse('sso_expired'));
    if (found.role_slug !== null) await takeClaimedRole(tx, context, person, found.role_slug as RoleSlug);
    if (await endOneTimePassword(tx, id, unknownHash, now))
      await writeSignInLine(tx, context, person, 'end_one_time_password');
    recovery_codes = (await factor?.finish(tx)) ?? null;
    const proved = factor?.proved ?? false;
    return openSession(tx, context, { staffId: id, branchId: branch_id, customerId: null, proved });
  });
  return { ...(await opened.answer()), ...(recovery_codes ? { recovery_codes } : {}) };
}

/** Applies the role that the claims give, with an audit line; a role that does not fit ends the sign-on. */
async function takeClaimedRole(
  tx: Transaction<Tables>,
  context: RequestContext,
  person: SignInPerson,
  claimed: RoleSlug,
): Promise<void> {
  const change = await giveClaimedRole(tx, person.id, claimed, context.now);
  if (isRefusal(change)) throw new Refused(change);
  if (change) await writeSignInLine(tx, context, person, 'take_claimed_role', change);
}
