import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { maySignIn } from '@waybill/domain/rooms/staff/account-states.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { Database } from '../../kernel/services.ts';
import type { SingleSignOn } from '../../kernel/single-sign-on-settings.ts';
import { findByEmail } from '../staff/staff.door.ts';
import { personOf } from './claims.ts';
import { AnswerRefused, callbackPath, OidcClient, ProviderUnavailable } from './oidc-client.ts';
import { signOnCookie, signOnCookieOf, signOnPath } from './finish-sign-on.ts';
import { beginSignOn, keepOutcome, takeAnswer, type SignOnOutcome } from './sign-on.store.ts';
import { giveBackTry, takeTry, type ThrottleKey } from './throttle.store.ts';

type StartRequest = FastifyRequest<{ Querystring: { next?: unknown; shared?: unknown } }>;
type AnswerRequest = FastifyRequest<{ Querystring: { state?: unknown } }>;

/** Maximum characters of the page that was asked for. */
const longestNext = 2000;

/**
 * Serves the two addresses of a single sign-on that a browser opens itself: the way to the provider and the way back. Both end at the login page, which
 * finishes the sign-on by `sessions.finishSignOn` and says there what went wrong.
 */
export function serveSignOn(app: FastifyInstance, contextOf: (request: FastifyRequest) => RequestContext): void {
  const { settings, sandbox } = app.waybill.services;
  if (!settings.singleSignOn || sandbox) return;
  const oidc = new OidcClient(settings.singleSignOn);

  app.get(signOnPath, { config: { kind: 'page' } }, async (request: StartRequest, reply) => {
    const { db, now, services } = contextOf(request);
    const fresh = () => services.randomBytes(32).toString('base64url');
    const [browser, proof] = [fresh(), { state: fresh(), nonce: fresh(), verifier: fresh() }];
    const shared = request.query.shared === '1';
    const next = pageOf(request.query.next);
    const address = await oidc.addressOf(proof, { asksAgain: shared }).catch((thrown: unknown) => {
      if (!(thrown instanceof ProviderUnavailable)) throw thrown;
      request.log.warn(`single sign-on: the provider cannot be asked: ${thrown.message}`);
      return null;
    });
    const problem = address === null ? 'sso_unavailable' : null;
    await beginSignOn(db, browser, { ...proof, next, shared, problem, now });
    return withCookie(reply, request, browser).redirect(address ?? loginAddress({ next, shared }));
  });

  app.get(callbackPath, { config: { kind: 'page' } }, async (request: AnswerRequest, reply) => {
    const { db, now, services } = contextOf(request);
    const browser = signOnCookieOf(request.headers.cookie);
    const { state } = request.query;
    const begun = browser !== null && typeof state === 'string' ? await takeAnswer(db, browser, state, now) : null;
    // Another browser, an answer that was taken before, or none of ours: the login page says that it has to begin again.
    if (browser === null || !begun) return reply.redirect(loginAddress({ next: null, shared: false }));
    const keys: readonly ThrottleKey[] = [{ kind: 'address', value: request.ip }];
    const query = new URLSearchParams(request.query as Record<string, string>).toString();
    const outcome =
      (await takeTry(db, keys, now)) > 0
        ? { problem: 'too_many_attempts' as const }
        : await outcomeOf(db, settings.singleSignOn as SingleSignOn, () =>
            oidc.claimsOf(query, { state: state as string, ...begun }),
          );
    if ('problem' in outcome)
      request.log.warn(
        `single sign-on: ${[outcome.problem, ...('detail' in outcome ? [outcome.detail] : [])].join(', ')}`,
      );
    else await giveBackTry(db, keys);
    const fresh = services.randomBytes(32).toString('base64url');
    await keepOutcome(db, browser, fresh, outcome);
    return withCookie(reply, request, fresh).redirect(loginAddress({ next: begun.next, shared: begun.is_shared }));
  });
}

/** Whom the provider's answer opens an account for, or why nobody. Nobody gets an account by it. */
async function outcomeOf(
  db: Database,
  settings: SingleSignOn,
  readClaims: () => Promise<Record<string, unknown>>,
): Promise<SignOnOutcome & { readonly detail?: string }> {
  let claims: Record<string, unknown>;
  try {
    claims = await readClaims();
  } catch (thrown) {
    if (thrown instanceof ProviderUnavailable) return { problem: 'sso_unavailable', detail: thrown.message };
    if (!(thrown instanceof AnswerRefused)) throw thrown;
    return { problem: thrown.denied ? 'sso_denied' : 'sso_failed', detail: thrown.message };
  }
  const { email, isVerified, role, isStrong } = personOf(claims, settings);
  if (email === null || !isVerified) return { problem: 'sso_unverified' };
  const person = await findByEmail(db, email);
  if (!person || person.user_type === merchantType) return { problem: 'sso_no_account' };
  if (!maySignIn(person.status)) return { problem: 'sso_account_closed', detail: `account ${person.id}` };
  if (settings.roles.length > 0 && role === null) return { problem: 'sso_no_role', detail: `account ${person.id}` };
  return { staffId: person.id, role, isStrong };
}

/** A path of our own pages; the login page checks it once more before it opens it. */
function pageOf(next: unknown): string | null {
  return typeof next === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(next) && next.length <= longestNext ? next : null;
}

const loginAddress = ({ next, shared }: { readonly next: string | null; readonly shared: boolean }): string =>
  `/login?${new URLSearchParams({ sso: shared ? 'shared' : 'own', ...(next === null ? {} : { next }) }).toString()}`;

function withCookie(reply: FastifyReply, { protocol }: FastifyRequest, value: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('set-cookie', signOnCookie(value, protocol === 'https'));
}
