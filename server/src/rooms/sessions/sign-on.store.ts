import { createHash } from 'node:crypto';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import type { Database } from '../../kernel/services.ts';
import type { SignOnProof } from './oidc-client.ts';

/** Minutes from the button to the open session. */
const lifeMinutes = 10;

/** Why a sign-on ends; a refusal of `sessions.finishSignOn`. */
export type SignOnProblem =
  | 'sso_unavailable'
  | 'sso_denied'
  | 'sso_failed'
  | 'sso_unverified'
  | 'sso_no_account'
  | 'sso_account_closed'
  | 'sso_no_role'
  | 'too_many_attempts';

/** The account that the provider's answer opens, or why none. */
export type SignOnOutcome =
  | { readonly problem: SignOnProblem }
  | { readonly staffId: number; readonly role: RoleSlug | null; readonly isStrong: boolean };

const hashOf = (cookie: string): Buffer => createHash('sha256').update(cookie).digest();

/** Keeps a sign-on that begins in the browser with this cookie, and removes those that nobody finished. */
export async function beginSignOn(
  db: Database,
  browser: string,
  {
    state,
    nonce,
    verifier,
    next,
    shared,
    problem,
    now,
  }: SignOnProof & {
    readonly next: string | null;
    readonly shared: boolean;
    readonly problem: SignOnProblem | null;
    readonly now: Date;
  },
): Promise<void> {
  await db.deleteFrom('sign_on').where('expires_at', '<=', now).execute();
  await db
    .insertInto('sign_on')
    .values({
      browser_hash: hashOf(browser),
      state: problem === null ? state : null,
      nonce,
      verifier,
      next,
      is_shared: shared,
      problem,
      expires_at: new Date(now.getTime() + lifeMinutes * 60_000),
    })
    .execute();
}

/** Takes the sign-on that waits in this browser for an answer with this state, once. */
export async function takeAnswer(db: Database, browser: string, state: string, now: Date) {
  const taken = await db
    .updateTable('sign_on')
    .set({ state: null })
    .where('browser_hash', '=', hashOf(browser))
    .where('state', '=', state)
    .where('expires_at', '>', now)
    .returning(['nonce', 'verifier', 'next', 'is_shared'])
    .executeTakeFirst();
  return taken ?? null;
}

/** Keeps the outcome for the browser with the new cookie: the first one is worth nothing any more. */
export async function keepOutcome(db: Database, browser: string, fresh: string, outcome: SignOnOutcome): Promise<void> {
  await db
    .updateTable('sign_on')
    .set({
      browser_hash: hashOf(fresh),
      ...('problem' in outcome
        ? { problem: outcome.problem }
        : { staff_id: outcome.staffId, role_slug: outcome.role, is_strong: outcome.isStrong }),
    })
    .where('browser_hash', '=', hashOf(browser))
    .execute();
}

/** Returns the sign-on of this browser that has its outcome, with the person. */
export async function readOutcome(db: Database, browser: string, now: Date) {
  const found = await db
    .selectFrom('sign_on as s')
    .leftJoin('staff as st', 'st.id', 's.staff_id')
    .select(['s.problem', 's.role_slug', 's.is_strong', 'st.id', 'st.name', 'st.status', 'st.branch_id'])
    .where('s.browser_hash', '=', hashOf(browser))
    .where('s.state', 'is', null)
    .where('s.expires_at', '>', now)
    .where(({ or, eb }) => or([eb('s.problem', 'is not', null), eb('s.staff_id', 'is not', null)]))
    .executeTakeFirst();
  return found ?? null;
}

/** Ends a sign-on; false when it has ended before. */
export async function endSignOn(db: Database, browser: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_on')
    .where('browser_hash', '=', hashOf(browser))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
