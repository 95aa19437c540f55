import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { sessionsContract as calls } from '@waybill/contract/rooms/sessions/sessions.contract.ts';
import { staffContract } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { command, guest, preparedCommand, read, StreamAnswer, type Route } from '../../kernel/routes.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { productVersion } from '../../kernel/version.ts';
import { setPreferences } from '../staff/staff.door.ts';
import { labelListsMark } from '../labels/labels.door.ts';
import { changePassword, provePassword } from './change-password.ts';
import { finishSignOn } from './finish-sign-on.ts';
import { logIn } from './log-in.ts';
import {
  addFactor,
  proveNewApp,
  proveOwnFactor,
  proveToRemove,
  readOwnFactor,
  removeOwnApp,
  renewRecoveryCodes,
  startFactor,
} from './own-factor.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { readCacheKey, readSessions, readUser } from './sessions.queries.ts';
import { revokeSessions } from '../../kernel/end-sessions.ts';
import { switchBranch } from './switch-branch.ts';

const ok = { message: 'ok' };
const worksFor = ({ id, branchId, customerId, watches }: SessionViewer) => ({
  staffId: id,
  branchId,
  customerId,
  watches,
});

export const sessionRoutes: Route[] = [
  guest(calls.appConfig, async ({ services: { settings } }) => ({
    provider_name: settings.providerName,
    version: productVersion,
    idle_hours: settings.sessionIdleHours,
    development: !settings.production,
  })),
  guest(calls.login, (context, { body }) => logIn(context, body)),
  guest(calls.finishSignOn, (context, { body }) => finishSignOn(context, body)),
  command(calls.logout, async ({ tx, viewer, now }) => {
    await revokeSessions(tx, viewer.id, { only: viewer.sessionId }, 'logout', now);
    return ok;
  }),
  read(calls.activeAccount, async ({ db, services, viewer }) => ({
    data: await readUser(db, services, worksFor(viewer)),
  })),
  read(calls.cacheConfig, async ({ db }) => ({ key: `${await readCacheKey(db)}.${labelListsMark}` })),
  command(calls.switchBranch, (context, { params, query }) => switchBranch(context, params.userId, query.branch_id)),
  read(calls.events, async ({ live, viewer, request }) => {
    const last = Number(request.raw?.headers['last-event-id']);
    return live
      ? new StreamAnswer((reply) => live.open(viewer, reply, Number.isSafeInteger(last) && last > 0 ? last : null))
      : refuse('unavailable');
  }),
  read(calls.list, async ({ db, viewer, now, services }) => ({
    data: await readSessions(db, viewer.id, viewer.sessionId, now, services.settings.sessionIdleHours),
  })),
  command(calls.revoke, async (context, { params }) => {
    const { tx, viewer, now } = context;
    const ended = await revokeSessions(tx, viewer.id, { only: params.id }, 'revoked', now);
    if (ended === 0) return refuse('not_found');
    context.audit({ room: 'sessions', record: params.id, name: viewer.name, action: 'revoke' });
    return ok;
  }),
  command(calls.revokeOthers, async (context) => {
    const { tx, viewer, now } = context;
    await revokeSessions(tx, viewer.id, { but: viewer.sessionId }, 'revoked', now);
    context.audit({ room: 'sessions', record: viewer.id, name: viewer.name, action: 'revoke_others' });
    return ok;
  }),
  preparedCommand(
    calls.changePassword,
    (context, { body }) => provePassword(context, body),
    (context, _input, proved) => changePassword(context, proved),
  ),
  read(calls.secondFactor, readOwnFactor),
  preparedCommand(
    calls.startSecondFactor,
    (context, { body }) => startFactor(context, body),
    async (_context, _input, offered) => offered,
  ),
  preparedCommand(calls.addSecondFactor, (context, { body }) => proveNewApp(context, body), addFactor),
  preparedCommand(calls.renewRecoveryCodes, (context, { body }) => proveOwnFactor(context, body), renewRecoveryCodes),
  preparedCommand(calls.removeSecondFactor, (context, { body }) => proveToRemove(context, body), removeOwnApp),
  command(staffContract.resetSecondFactor, (context, { params }) => resetSecondFactor(context, params.id)),
  command(calls.preferences, async ({ tx, viewer, services, now }, { body }) => {
    const { locale, ...preferences } = body;
    await setPreferences(tx, viewer.id, { locale, preferences, now });
    return { data: await readUser(tx, services, worksFor(viewer)) };
  }),
];
