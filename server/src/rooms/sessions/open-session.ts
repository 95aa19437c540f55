import type { Transaction } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { installationSecret, tokenHash } from '../../kernel/secrets.ts';
import { deviceCookie, deviceOf } from './known-devices.ts';
import { readUser } from './sessions.queries.ts';
import { insertSession } from './sessions.store.ts';

/** Whose session it is, and what it works for: a branch, or a merchant at the portal. */
export interface SessionOf {
  readonly staffId: number;
  readonly branchId: number | null;
  readonly customerId: number | null;
  /** Was a second factor proved just now? */
  readonly proved?: boolean;
}

/** A session that is stored; `answer` sends its token, once the transaction is committed. */
export interface OpenedSession {
  readonly answer: () => Promise<CallOutput<'sessions.login'>>;
}

/** Opens a session. 256 bits of randomness make its token; only the hash is stored. The device is remembered for the throttle. */
export async function openSession(
  tx: Transaction<Tables>,
  context: RequestContext,
  { staffId, branchId, customerId, proved = false }: SessionOf,
): Promise<OpenedSession> {
  const { db, now, services, request } = context;
  const token = services.randomBytes(32).toString('base64url');
  await tx.updateTable('staff').set({ last_login_at: now }).where('id', '=', staffId).execute();
  const { expiresAt } = await insertSession(tx, {
    tokenHash: tokenHash(token),
    staffId,
    branchId,
    customerId,
    proved,
    now,
    userAgent: request.userAgent,
    address: request.ip,
  });
  return {
    answer: async () => {
      const secret = await installationSecret(db, services);
      const device = deviceOf(request.raw?.headers.cookie);
      const secure = request.raw?.protocol === 'https';
      context.keepCookie?.(deviceCookie(device, { secret, staffId, secure, randomBytes: services.randomBytes }));
      return {
        token,
        user: await readUser(db, services, { staffId, branchId, customerId }),
        expires_at: toIso(expiresAt),
        idle_hours: services.settings.sessionIdleHours,
      };
    },
  };
}
